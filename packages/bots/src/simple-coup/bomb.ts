import type { Character, Move, State } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import { chance, favourite } from "../chance.ts";
import type { Personality } from "./personality.ts";

/** What to do with the bomb in hand: claim the contessa if she is there, or if little is left to lose. */
export function chooseWithBomb(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  personality: Personality,
  draw: Draw,
): Move {
  const hand = view.players[seat].hidden as Character[];
  const claims =
    hand.includes("contessa") || (hand.length === 1 && personality.bluffs > 0) || chance(draw, personality.bluffs);
  const candidates = moves.filter((move) => (move.do === "explode") !== claims);
  return favourite(candidates, (move) => (move.do === "pass-on" ? view.players[move.target].coins : 0), draw);
}
