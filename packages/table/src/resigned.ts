import type { Sitter } from "@darbar/protocol";

/** Whether somebody has given the game up that is played. */
export function hasResigned(sitter: Sitter | null | undefined): boolean {
  return sitter?.kind === "person" && sitter.resigned === true;
}

/** Who sits there after a game: whoever has resigned it is only away. */
export function withoutResigning(sitter: Sitter | null): Sitter | null {
  if (sitter?.kind !== "person" || sitter.resigned === undefined) return sitter;
  const { resigned: _, ...rest } = sitter;
  return rest;
}

type Person = Extract<Sitter, { readonly kind: "person" }>;

/** Somebody who leaves, comes back, or gives the game up: whoever is back has given up nothing. */
export function withAway({ resigned: _, ...person }: Person, away: boolean, resigned: true | undefined): Person {
  return { ...person, away, ...(resigned && { resigned }) };
}
