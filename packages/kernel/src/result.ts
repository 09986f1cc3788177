/** What a check comes to: a value, or the reason why there is none. Nothing throws for bad input. */
export type Result<Value, Reason = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Reason };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Reason>(error: Reason): { readonly ok: false; readonly error: Reason } {
  return { ok: false, error };
}

/**
 * Why a move is not legal, as a code and the facts about it. Rules speak no language: whoever shows a refusal to a
 * person words it (`packages/words`).
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly facts: Readonly<Record<string, string | number>>;
}

const NO_FACTS: Refusal["facts"] = {};

export function refuse<Code extends string>(
  code: Code,
  facts: Refusal["facts"] = NO_FACTS,
): { readonly ok: false; readonly error: Refusal<Code> } {
  return { ok: false, error: { code, facts } };
}
