import type { Inquiry } from "@darbar/bots";
import type { Seat } from "@darbar/kernel";
import type { Setup, Sitter } from "@darbar/protocol";
import { BOT_NAMES } from "@darbar/protocol/agreed";
import type { StorageSlot } from "../app/settings.ts";
import { type BotsWish, USUAL_BOTS } from "./manner.ts";
import type { SoloRules } from "./solo-rules.ts";

/** What a practice table is to be. */
export interface PracticeWish extends Partial<BotsWish> {
  readonly options: Setup["options"];
  readonly seats: number;
  /** The reader's name. */
  readonly name: string;
  /** Where the reader sits: seat 0 unless said. */
  readonly me?: Seat;
  /** The names of the bots, clockwise from the reader: `botsBeside` them unless said. */
  readonly bots?: readonly string[];
  /** Bots answer a window only after the reader has. */
  readonly patient?: boolean;
  /** Begins a new game even if one is kept. */
  readonly fresh?: boolean;
}

/** What a practice table needs of the world. */
export interface PracticeWorld {
  /** A fraction from 0 to below 1 that nobody can foretell. */
  random(): number;
  now(): number;
  /** Calls back after so many milliseconds; answers how to call that off. */
  later(milliseconds: number, run: () => void): () => void;
  /** What a bot answers who is asked this. It may take its time. */
  think(inquiry: Inquiry): Promise<unknown>;
  /** How long bots pause, as a multiple of the usual. */
  pace?(): number;
  /** While this is so nothing happens by itself. */
  paused?(): boolean;
  /** Keeps the game over a reload. */
  readonly store?: StorageSlot;
}

/** The reader at a practice table, and the table's name. */
export const PRACTICE_PERSON = "solo";
export const PRACTICE_TABLE = "solo";

/** Where the reader sits. */
export function seatOfReader({ me = 0, seats }: PracticeWish): Seat {
  return me >= 0 && me < seats ? me : 0;
}

/** The bots that are wished for. */
export function botsOf({ level, style }: PracticeWish): BotsWish {
  return { level: level ?? USUAL_BOTS.level, style: style ?? null };
}

/** The table as everybody can read it: practice has no clock, nobody watches, and all cards are open after the game. */
export function setupOf({ game }: SoloRules, { options, seats }: PracticeWish): Setup {
  return { game, options, seats, visibility: "link", clock: "relaxed", spectators: false, bluffs: "open" };
}

/** Who sits where: the reader, and bots in all other seats. */
export function sittersOf(wish: PracticeWish): readonly Sitter[] {
  const me = seatOfReader(wish);
  const bots = wish.bots ?? botsBeside(wish.name);
  return Array.from({ length: wish.seats }, (_, seat): Sitter => {
    if (seat === me) return { kind: "person", person: PRACTICE_PERSON, name: wish.name, away: false };
    const place = (seat - me - 1 + wish.seats) % wish.seats;
    return { kind: "bot", ...botsOf(wish), name: bots[place] };
  });
}

/** The bots who can sit beside somebody of this name: none is called so, nor is read so. */
export function botsBeside(name: string, read: (bot: string) => string = (bot) => bot): readonly string[] {
  return BOT_NAMES.filter((bot) => bot !== name && read(bot) !== name);
}
