import { coup } from "@darbar/coup";
import type { Asking, Game } from "@darbar/kernel";

/** A game's rules, with types that only those need to know who look inside. */
export type AnyRules = Game<unknown, Asking, unknown, unknown>;

const RULES: Readonly<Record<string, AnyRules>> = { coup: coup as unknown as AnyRules };

/** Whether the page knows how to show a game. */
export function isShown(game: string): boolean {
  return game in RULES;
}

/** The rules of a game; the page folds its events without looking into them. */
export function rulesOf(game: string): AnyRules {
  const rules = RULES[game];
  if (rules === undefined) throw new Error(`the page does not know the game ${game}`);
  return rules;
}
