import { type Character, type CoupEvent, charactersWith, type Move, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Belief, believedOf, handsOf, holds, type Knowledge } from "../coup/knowledge/index.ts";
import { ALL_CARE, believe } from "../coup/master/believe.ts";
import { type Evaluator, newEvaluator } from "../coup/network/evaluator.ts";
import { trainedCoup } from "../coup/network/trained.ts";
import type { Forecast, ForecastMoment } from "./forecast.ts";

let evaluator: Evaluator | null = null;

/** Which hand each opponent has, and for each character whether they have one. */
export function coupForecasts(moments: readonly ForecastMoment<State, Move, CoupEvent>[]): readonly Forecast[] {
  const last = moments.at(-1);
  if (last === undefined) return [];
  evaluator ??= newEvaluator(trainedCoup().network);
  // What was believed earlier is found on the way: a past begins with all pasts before it.
  const beliefs: Belief[] = [];
  believe(evaluator, last.sight, ALL_CARE, (belief) => beliefs.push(belief));
  return moments.flatMap(({ sight, table }) => forecastsOf(beliefs[sight.past.length - 1], sight.seat, table));
}

function forecastsOf(belief: Belief, seat: Seat, table: State): readonly Forecast[] {
  return table.players.flatMap(({ hidden }, about): readonly Forecast[] => {
    if (about === seat || hidden.length === 0) return [];
    const hand = hidden as readonly Character[];
    const believed = believedOf(belief, about);
    const counted = belief.evidence;
    if (handsOf(counted, about).length < 2) return []; // There is nothing left to find out.
    return [
      {
        about,
        given: { believed: chanceOf(believed, about, hand), counted: chanceOf(counted, about, hand) },
        claims: charactersWith(table.options.character).map((character) => ({
          chances: { believed: holds(believed, about, character), counted: holds(counted, about, character) },
          isSo: hand.includes(character),
        })),
      },
    ];
  });
}

/** How likely this very hand was thought to be. */
function chanceOf(knowledge: Knowledge, seat: Seat, hand: readonly Character[]): number {
  const wanted = hand.toSorted().join();
  return handsOf(knowledge, seat).find((possible) => possible.hand.toSorted().join() === wanted)?.probability ?? 0;
}
