import type { Style } from "../level.ts";

/** How a player weighs things: parameters only, never more information. Worths are chances to win, more or less. */
export interface Personality {
  /** What a wound of the enemies' leader is worth; the second one wins. */
  readonly wound: number;
  /** What an enemy less is worth. */
  readonly enemyOut: number;
  /** What one more criminal costs, friend or enemy: getting rid of an enemy is worth this much less (cops 6). */
  readonly newCriminal: number;
  /** What a friend less costs. */
  readonly friendOut: number;
  /** What it costs to wound one's own leader. */
  readonly ownWound: number;
  /** What is added to every shot at a likely enemy: some shoot sooner. */
  readonly nerve: number;
  /** What looking at a card is worth. */
  readonly curiosity: number;
  /** What a gun is worth, besides whom it could hit. */
  readonly gun: number;
  /** What drawing equipment is worth with none in hand. */
  readonly thrift: number;
  /** What a diamond is worth (cops 6). */
  readonly greed: number;
  /** Above 0: shows the cards that say who one is; below 0: shows the others. */
  readonly candour: number;
  /** What is added against a player who has aimed at the bot. */
  readonly revenge: number;
  /** How much mood sways a choice. */
  readonly mood: number;
}

/** The one without a style. */
export const DEFAULT_PERSONALITY: Personality = {
  wound: 0.32,
  enemyOut: 0.1,
  newCriminal: 0.14,
  friendOut: 0.13,
  ownWound: 0.35,
  nerve: 0,
  curiosity: 1,
  gun: 0.03,
  thrift: 0.04,
  greed: 0.02,
  candour: 0,
  revenge: 0,
  mood: 0.004,
};

/** What each style changes in it. */
export const COPS_STYLES: Readonly<Record<Style, Partial<Personality>>> = {
  honest: { candour: 0.02, nerve: -0.01 },
  bluffer: { candour: -0.03, nerve: 0.02 },
  sceptic: { curiosity: 1.6, nerve: -0.03 },
  avenger: { revenge: 0.08, nerve: 0.02 },
  greedy: { thrift: 0.08, greed: 0.04, gun: 0.05 },
};
