import type { GameRecord, Refusal, ReplayFault } from "@darbar/kernel";
import type { Words } from "@darbar/words/words";
import { printable } from "../text/printable.ts";
import { embedded, type Voice } from "../text/voice.ts";
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
  refusal: (refusal: Refusal, words: Words) => string,
  { words, names }: Voice,
): Fault {
  const said = typeof reason === "string" ? printable(reason) : refusal(reason, words);
  if (at === null) return faultOf(file, said);
  const [seat] = record.moves[at];
  const move = embedded(moveIn(at, record), words.language);
  return { at, reason: said, where: words.t("terminal.fault", { n: at, name: names(seat), move }) };
}

/** A fault in one sentence: "Move 5 (Player 3: challenge): There is no claim to challenge." */
export function sayFault({ reason, where }: Fault): string {
  const ended = /[.!?؟]$/u.test(reason) ? reason : `${reason}.`;
  return where === null ? ended : `${where}: ${ended}`;
}

/** What a move in a record calls itself. */
function moveIn(at: number, { moves }: GameRecord): string {
  const [, move] = moves[at];
  const name = typeof move === "object" && move !== null && "do" in move ? move.do : null;
  return typeof name === "string" ? printable(name, 20) : "?";
}
