import { BOT_LEVELS, BOT_STYLES, type BotLevel, type BotStyle } from "@darbar/protocol/agreed";
import type { StorageSlot } from "../app/settings.ts";
import { deviceStorage } from "../app/storage.ts";

/** What bots are wished for. */
export interface BotsWish {
  readonly level: BotLevel;
  /** What they are like; `null`: each is what chance makes of it. */
  readonly style: BotStyle | null;
}

/** The bots that come unless others are wished for. */
export const USUAL_BOTS: BotsWish = { level: "regular", style: null };

/** Where the bots that were wished for last are kept. */
export const OWN_BOTS = deviceStorage("darbar.practice.bots");

/** Bots as they were wished for, or how one plays; `null` if it cannot be read. */
export function parseManner(raw: unknown): BotsWish | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { level, style } = raw as Readonly<Record<string, unknown>>;
  const found = BOT_LEVELS.find((each) => each === level);
  const like = style === null ? null : BOT_STYLES.find((each) => each === style);
  return found === undefined || like === undefined ? null : { level: found, style: like };
}

/** The bots that were wished for last on this device; what cannot be read is as if none ever had been. */
export function readBots(storage: StorageSlot): BotsWish {
  try {
    return parseManner(JSON.parse(storage.read() ?? "null")) ?? USUAL_BOTS;
  } catch {
    return USUAL_BOTS;
  }
}

/** Keeps what bots were wished for. */
export function writeBots(storage: StorageSlot, { level, style }: BotsWish): void {
  storage.write(JSON.stringify({ level, style }));
}
