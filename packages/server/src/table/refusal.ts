import { fail, type Refusal as GameRefusal, type Result } from "@darbar/kernel";
import type { Fact } from "./fact.ts";

/** Why a command does nothing. Codes are for programs; `error` is one sentence in English for people who write them. */
export interface Refused {
  readonly code: string;
  readonly error: string;
}

/** What comes of a command: facts, or the reason why there are none. */
export type Decided = Result<readonly Fact[], Refused>;

/** A command that is refused. */
export function refused(code: string, error: string): { readonly ok: false; readonly error: Refused } {
  return fail({ code, error });
}

/** A move that the game refuses. */
export function refusedByGame(reason: GameRefusal | string): { readonly ok: false; readonly error: Refused } {
  if (typeof reason === "string") return refused("not-a-move", reason);
  return refused(reason.code, `the rules do not allow that: ${reason.code}`);
}
