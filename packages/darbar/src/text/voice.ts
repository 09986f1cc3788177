import { directionOf } from "@darbar/words/direction";
import { DIRECTION, type Language } from "@darbar/words/languages";
import type { Names } from "@darbar/words/names";
import { isolate, type Words } from "@darbar/words/words";

/** How a game is told: in which language, and what the players are called. */
export interface Voice {
  readonly words: Words;
  readonly names: Names;
}

/** A voice for a table of these players. */
export function voiceAt(called: readonly string[], words: Words): Voice {
  return { words, names: (seat) => embedded(called[seat], words.language) };
}

/** A voice for a record, which does not know what its players are called: P1, P2 and so on, as in the rulebooks. */
export function voiceOfRecord(words: Words): Voice {
  return { words, names: (seat) => words.t("terminal.player", { n: seat + 1 }) };
}

/** What is foreign to a line of text, a name or a command: it does not turn the words around it. */
export function embedded(text: string, language: Language): string {
  // Where nothing has to be kept apart there are no marks: some terminals show them.
  return directionOf(text) === DIRECTION[language] ? text : isolate(text);
}
