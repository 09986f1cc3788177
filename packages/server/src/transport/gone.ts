import type { Language, ServerMessage } from "@darbar/protocol";
import { type Refused, sentenceOf } from "@darbar/words";

/** Tells somebody that they do not see a table any more, and why. */
export function goneFrom(table: string, refused: Refused, language: Language): ServerMessage {
  return { type: "gone", table, code: refused.code, error: sentenceOf(refused, language) };
}
