import { fail, type Refusal } from "@darbar/kernel";
import type { RefusalId } from "./catalogues.ts";
import { codeOf, type Facts, type FactsOf, NO_FACTS, type Reason } from "./reasons.ts";

/** Why something is not done, in no language: a code for programs, and what a sentence for people is made of. */
export interface Refused {
  readonly code: string;
  /** A game may refuse for a reason that nobody has put into words: what is said then is found with the sentence. */
  readonly message: RefusalId | `${string}.refusal.${string}`;
  readonly facts: Facts;
}

/** Why something is not done. A reason without a sentence does not compile. */
export function because<Why extends Reason>(reason: Why, ...[facts]: FactsOf<Why>): Refused {
  return { code: codeOf(reason), message: `app.problem.${reason}`, facts: facts ?? NO_FACTS };
}

/** Something that is refused. */
export function refused<Why extends Reason>(
  reason: Why,
  ...facts: FactsOf<Why>
): { readonly ok: false; readonly error: Refused } {
  return fail(because(reason, ...facts));
}

/** A move that the rules of a game refuse, or that is none of its moves at all. */
export function refusedByGame(game: string, reason: Refusal | string): { readonly ok: false; readonly error: Refused } {
  if (typeof reason === "string") return refused("not-a-move.because", { detail: reason });
  return fail({ code: reason.code, message: `${game}.refusal.${reason.code}`, facts: reason.facts });
}
