import { type CoupEvent, coup, type State } from "@darbar/coup";

/** A table at which these facts have come to pass, as a seat sees it. */
export function tableAfter(options: object, seats: number, viewer: number, events: readonly CoupEvent[]): State {
  const state = tableOf(options, seats);
  for (const event of events) coup.evolve(state, event);
  return coup.view(state, viewer);
}

/** A table before the deal. */
export function tableOf(options: object, seats: number): State {
  const read = coup.options(options, seats);
  if (!read.ok) throw new Error(read.error);
  return coup.setup(read.value, seats);
}
