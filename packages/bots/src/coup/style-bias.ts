import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import type { Style } from "../level.ts";
import { bearsOut, claimBy } from "./claim-by.ts";
import { EARNING } from "./earning.ts";
import { lastAttackerOf } from "./last-attacker.ts";

/** How far each style goes: a move it likes becomes so much likelier, as a power of e. */
const DISLIKES_LIES = -1.5;
const LIKES_LIES = 0.8;
const LIKES_CHALLENGES = 0.9;
const LIKES_REVENGE = 1.5;
const LIKES_COINS = 0.7;

/** A mix of the legal moves, as a player of some style would have it. */
export function biasByStyle(
  mix: readonly number[],
  style: Style | null,
  sight: Sight<State, Move, CoupEvent>,
): readonly number[] {
  if (style === null) return mix;
  const attacker = style === "avenger" ? lastAttackerOf(sight.past, sight.seat) : null;
  const biased = mix.map((chance, place) => chance * Math.exp(liking(style, sight, sight.legal[place], attacker)));
  const total = biased.reduce((sum, chance) => sum + chance, 0);
  return biased.map((chance) => chance / total);
}

function liking(style: Style, sight: Sight<State, Move, CoupEvent>, move: Move, attacker: Seat | null): number {
  switch (style) {
    case "honest":
      return isLie(sight, move) ? DISLIKES_LIES : 0;
    case "bluffer":
      return isLie(sight, move) ? LIKES_LIES : 0;
    case "sceptic":
      return move.do === "challenge" ? LIKES_CHALLENGES : 0;
    case "avenger":
      return attacker !== null && "target" in move && move.target === attacker ? LIKES_REVENGE : 0;
    case "greedy":
      return EARNING.includes(move.do) ? LIKES_COINS : 0;
  }
}

/** Whether a move claims what the seat does not hold. */
function isLie({ view, seat }: Sight<State, Move, CoupEvent>, move: Move): boolean {
  return !bearsOut(view.players[seat].hidden, claimBy(view, move));
}
