import { type CopsEvent, type Move, type State, teamOf } from "@darbar/cops";
import { READING } from "../cops/knowledge/behaviour.ts";
import { chance, trackCops } from "../cops/knowledge/knowledge.ts";
import type { Forecast, ForecastMoment } from "./forecast.ts";

/** As near to 0 or 1 as this is certain: the rest comes from rounding. */
const CERTAIN = 1e-9;

/** Whether each opponent is of the honest team. */
export function copsForecasts(moments: readonly ForecastMoment<State, Move, CopsEvent>[]): readonly Forecast[] {
  return moments.flatMap(forecastsAt);
}

function forecastsAt({ sight, table }: ForecastMoment<State, Move, CopsEvent>): readonly Forecast[] {
  const { seat, view, past } = sight;
  const reads = trackCops(past, view, READING);
  const counts = trackCops(past, view, null);
  return table.players.flatMap((player, about): readonly Forecast[] => {
    if (about === seat || player.standing !== "in") return []; // Criminals are of no team, and who is out lies open.
    const chances = { believed: chance(reads, about, "honest"), counted: chance(counts, about, "honest") };
    if (chances.counted < CERTAIN || chances.counted > 1 - CERTAIN) return []; // There is nothing left to find out.
    const isSo = teamOf(player) === "honest";
    const given = isSo ? chances : { believed: 1 - chances.believed, counted: 1 - chances.counted };
    return [{ about, given, claims: [{ chances, isSo }] }];
  });
}
