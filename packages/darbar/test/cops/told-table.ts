import { type CopsEvent, cops, type State } from "@darbar/cops";
import { dealtTo, tableOf } from "@darbar/words/testing/cops-table";

/** A table at which these facts have come to pass since the deal, as the table itself knows it. */
export function tableAfter(options: object, seats: number, events: readonly CopsEvent[]): State {
  const state = tableOf(options, seats);
  for (const event of [dealtTo(seats), ...events]) cops.evolve(state, event);
  return state;
}
