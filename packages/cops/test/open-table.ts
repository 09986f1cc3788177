import type { Seat } from "@darbar/kernel";
import { type WatchedTable, watchTable } from "@darbar/kernel/testing";
import { expect } from "vitest";
import { type CopsEvent, cops, type Moment, type Move, type Options, type State } from "../src/index.ts";

/** A table that checks itself, and that a moment asks just those who hold equipment. */
export function openTable(options: Options, seats: number): WatchedTable<State, Move, CopsEvent> {
  return watchTable(cops, options, seats, (state, event, isLast) => {
    if (event.type === "moment") {
      expect(event.seats, `who is asked at ${event.moment}`).toEqual(holders(state, event.moment));
    }
    const fault = cops.audit(state);
    const mayPass = !isLast && fault !== null && /too much equipment|has not won/.test(fault);
    if (!mayPass) expect(fault, `the audit after ${JSON.stringify(event)}`).toBeNull();
  });
}

/** cops 4: every living player who holds equipment; at an elimination also who has just fallen, for the detonator. */
function holders({ players, fallen }: State, moment: Moment): readonly Seat[] {
  return players.flatMap(({ equipment, standing }, seat) => {
    const asked = standing === "in" || (moment === "eliminated" && fallen.some((each) => each.seat === seat));
    return asked && equipment.length > 0 ? [seat] : [];
  });
}
