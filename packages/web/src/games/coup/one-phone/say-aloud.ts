import type { Move, State } from "@darbar/coup";
import type { Asking } from "@darbar/kernel";
import { moveLabel } from "@darbar/words/coup/move-label";
import type { Words } from "@darbar/words/words";

/** What somebody says aloud to what another claims or does. */
export function sayAloud(move: unknown, view: Asking, words: Words): string {
  return moveLabel(move as Move, view as State, words);
}
