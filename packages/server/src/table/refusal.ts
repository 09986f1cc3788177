import type { Result } from "@darbar/kernel";
import type { Language, ServerMessage } from "@darbar/protocol";
import { type Refused, sentenceOf } from "@darbar/words";
import type { Fact } from "./fact.ts";

export { because, type Refused, refused, refusedByGame } from "@darbar/words";

/** What comes of a command: facts, or the reason why there are none. */
export type Decided = Result<readonly Fact[], Refused>;

/** Tells somebody that they do not see a table any more, and why. */
export function goneFrom(table: string, refused: Refused, language: Language = "en"): ServerMessage {
  return { type: "gone", table, code: refused.code, error: sentenceOf(refused, language) };
}
