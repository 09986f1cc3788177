import type { Result, Seat } from "@darbar/kernel";
import type { Command, Setup } from "@darbar/protocol";
import type { BotLevel } from "@darbar/protocol/agreed";
import type { Refused, TableMessage } from "../../transport/table-link.ts";

/** The table of one phone. */
export const PHONE_TABLE = "one-phone";

/** The person in a seat, as that table knows them. */
export function personAt(seat: Seat): string {
  return `person-${seat}`;
}

/** Who plays with one phone: people in turn order, and bots after them. */
export interface PhoneWish {
  readonly options: Setup["options"];
  readonly people: readonly string[];
  readonly bots: number;
  readonly level: BotLevel;
}

/** What the page asks of the worker that holds the game. */
export type PhoneRequest =
  /** Goes on with what was kept. */
  | { readonly ask: "resume" }
  | { readonly ask: "begin"; readonly wish: PhoneWish }
  /** Tells the table as everybody may see it, from now on, or all of it again. */
  | { readonly ask: "watch" }
  /** Tells the table as one person may see it, until it is covered: of nobody else at the same time. */
  | { readonly ask: "uncover"; readonly seat: Seat }
  | { readonly ask: "cover" }
  /** Whoever has the phone in hand does something. */
  | { readonly ask: "do"; readonly id: number; readonly command: Command }
  /** What was said aloud: somebody's answer, all others pass; `null`: nobody objects. */
  | { readonly ask: "answer"; readonly prompt: number; readonly said: Said | null }
  | { readonly ask: "again" }
  /** Nothing is kept any more. */
  | { readonly ask: "forget" };

/** An answer that somebody gave aloud. */
export interface Said {
  readonly seat: Seat;
  readonly move: unknown;
}

/** What the worker tells the page. */
export type PhoneReply =
  | { readonly tell: "found"; readonly isKept: boolean }
  | { readonly tell: "table"; readonly to: "everybody" | "hand"; readonly message: TableMessage }
  | { readonly tell: "asks"; readonly asks: Asks }
  | { readonly tell: "done"; readonly id: number; readonly done: Result<null, Refused> };

/** Who is to answer now, and how: in the hand of one, or aloud; or nobody of those in the room. */
export type Asks =
  | { readonly how: "not"; readonly prompt: number }
  | { readonly how: "hand"; readonly prompt: number; readonly seat: Seat }
  | { readonly how: "aloud"; readonly prompt: number; readonly answers: readonly AloudAnswers[] };

/** What somebody could say aloud, besides letting it pass. */
export interface AloudAnswers {
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}
