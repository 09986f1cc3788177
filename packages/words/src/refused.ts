import { MUST_COUP } from "@darbar/coup";
import { fail, type Refusal } from "@darbar/kernel";
import { CATALOGUES, type MessageId } from "./catalogues.ts";
import { codeOf, type Facts, type FactsOf, NO_FACTS, type Reason } from "./reasons.ts";

/** Why something is not done, in no language: a code for programs, and what a sentence for people is made of. */
export interface Refused {
  readonly code: string;
  readonly message: MessageId;
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

/** Sentences that name the facts of a game's refusal, where it has them. */
const COUNTED: ReadonlyMap<string, readonly [MessageId, readonly string[]]> = new Map([
  ["coup.refusal.too-few-coins", ["coup.refusal.too-few-coins.counted", ["cost", "coins"]]],
  ["coup.refusal.wrong-count", ["coup.refusal.wrong-count.counted", ["count", "given"]]],
  ["coup.refusal.no-such-seat", ["coup.refusal.no-such-seat.counted", ["target"]]],
  ["cops.refusal.too-many-cards", ["cops.refusal.too-many-cards.counted", ["most", "given"]]],
  ["cops.refusal.no-such-seat", ["cops.refusal.no-such-seat.counted", ["target"]]],
]);

/** A move that the rules of a game refuse, or that is none of its moves at all. */
export function refusedByGame(game: string, reason: Refusal | string): { readonly ok: false; readonly error: Refused } {
  if (typeof reason === "string") return refused("not-a-move.because", { detail: reason });
  const { code, facts } = reason;
  const [counted, named] = COUNTED.get(`${game}.refusal.${code}`) ?? [];
  if (counted !== undefined && named?.every((fact) => fact in facts)) return fail({ code, message: counted, facts });
  const message = [`${game}.refusal.${code}`, `${game}.refusal.unknown`].find(isMessage);
  if (message === undefined) return fail({ ...because("not-a-move"), code });
  return fail({ code, message, facts: code === "must-coup" ? { coins: MUST_COUP } : NO_FACTS });
}

function isMessage(id: string): id is MessageId {
  return Object.hasOwn(CATALOGUES.en, id);
}
