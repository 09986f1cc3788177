/** How well a bot plays, from the weakest. */
export const LEVELS = ["newcomer", "regular", "sharp", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot is like: parameters of its play, never more information. */
export const STYLES = ["honest", "bluffer", "sceptic", "avenger", "greedy"] as const;
export type Style = (typeof STYLES)[number];

/** How a bot plays; `null`: without a style. */
export interface BotOptions {
  readonly level: Level;
  readonly style: Style | null;
}

/** How long each level thinks about a move at most, in milliseconds; 0: it answers at first sight. */
export const THINKING: Readonly<Record<Level, number>> = { newcomer: 0, regular: 0, sharp: 0, master: 150 };
