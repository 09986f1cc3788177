import type { GameRecord, Refusal, ReplayFault } from "@darbar/kernel";
import { printable } from "../text/printable.ts";
import type { Names } from "../text/voice.ts";
import { nameOf } from "./read.ts";

/** What is wrong with a record, in words: at which move (`null`: none), why, and where that is. */
export interface Fault {
  readonly at: number | null;
  readonly reason: string;
  /** The place in words, for a sentence; `null` if the reason says it. */
  readonly where: string | null;
}

/** A fault of a file that is no record, or the record of no game that is known here. */
export function faultOf(file: string, reason: string): Fault {
  return { at: null, reason: printable(reason), where: nameOf(file) };
}

/** Words a fault that came to light when a record was played again. */
export function faultIn(
  file: string,
  record: GameRecord,
  { at, reason }: ReplayFault,
  refusal: (refusal: Refusal, names: Names) => string,
): Fault {
  const said = typeof reason === "string" ? reason : refusal(reason, (seat) => `seat ${seat}`);
  if (at === null) return faultOf(file, said);
  return { at, reason: printable(said), where: `move ${at}${whose(at, record)}` };
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
