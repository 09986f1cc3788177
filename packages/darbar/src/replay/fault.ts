import type { GameRecord, ReplayFault } from "@darbar/kernel";
import { printable } from "../text/printable.ts";
import { sayRefusal } from "../words/refusal.ts";
import { nameOf } from "./read.ts";

/** What is wrong with a record, in words: at which move (`null`: none), why, and where that is. */
export interface Fault {
  readonly at: number | null;
  readonly reason: string;
  /** The place in words, for a sentence; `null` if the reason says it. */
  readonly where: string | null;
}

/** Words a fault that was found in a file. */
export function faultIn(file: string, { at, reason }: ReplayFault, record: GameRecord | null): Fault {
  const said = printable(typeof reason === "string" ? reason : sayRefusal(reason, (seat) => `seat ${seat}`));
  return {
    at,
    reason: said,
    where: at === null || record === null ? nameOf(file) : `move ${at}${whose(at, record)}`,
  };
}

/** A fault in one sentence: "move 5 (seat 2, challenge): there is no claim to challenge". */
export function sayFault({ reason, where }: Fault): string {
  return where === null ? `${reason}.` : `${where}: ${reason}.`;
}

function whose(at: number, { moves }: GameRecord): string {
  const [seat, move] = moves[at];
  const name = typeof move === "object" && move !== null && "do" in move ? move.do : null;
  return typeof name === "string" ? ` (seat ${seat}, ${printable(name, 20)})` : ` (seat ${seat})`;
}
