import { chance, trackCops } from "@darbar/bots/cops-knowledge";
import { type CopsEvent, cops, type State } from "@darbar/cops";

/** How likely it is what somebody is, from 0 to 1: by cards alone, without a look at how they play. */
export interface PlayerChances {
  readonly honest: number;
  readonly agent: number;
  readonly kingpin: number;
}

/** What the page asks of the worker: what a viewer has seen so far, and what they see now. */
export interface ChancesAsked {
  readonly id: number;
  readonly past: readonly CopsEvent[];
  readonly view: State;
}

export interface ChancesTold {
  readonly id: number;
  readonly chances: readonly PlayerChances[];
}

/** By seat, by the count of all worlds that agree with what the viewer has seen. More than they may see is not looked at. */
export function chancesOf(past: readonly CopsEvent[], view: State): readonly PlayerChances[] {
  const seen = past.flatMap((event) => cops.redact(event, view.viewer) ?? []);
  const knowledge = trackCops(seen, view, null);
  return view.players.map((_, seat) => ({
    honest: chance(knowledge, seat, "honest"),
    agent: chance(knowledge, seat, "agent"),
    kingpin: chance(knowledge, seat, "kingpin"),
  }));
}
