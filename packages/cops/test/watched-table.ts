import { type Draw, type Refusal, type Result, type Seat, type Viewer, viewersOf } from "@darbar/kernel";
import { expect } from "vitest";
import { type CopsEvent, cops, type Moment, type Move, type Options, type State } from "../src/index.ts";

/**
 * A table that checks itself: whatever happens at it, each viewer's view, folded from what that viewer is told, must
 * stay the view of the table, everything must be accounted for, and a moment asks just those who hold equipment.
 */
export interface WatchedTable {
  readonly state: State;
  readonly views: ReadonlyMap<Viewer, State>;
  /** What each viewer was told of the latest move. */
  readonly heard: Map<Viewer, CopsEvent[]>;
}

/** A table before the deal, and everybody who watches it. */
export function openTable(options: Options, seats: number): WatchedTable {
  const state = cops.setup(options, seats);
  const views = new Map(viewersOf(seats).map((viewer) => [viewer, cops.view(state, viewer)]));
  return { state, views, heard: new Map() };
}

/** Lets facts happen at a table, with all checks. */
export function happen(table: WatchedTable, events: readonly CopsEvent[]): void {
  for (const viewer of table.views.keys()) table.heard.set(viewer, []);
  for (const [index, event] of events.entries()) {
    if (event.type === "moment") {
      expect(event.seats, `who is asked at ${event.moment}`).toEqual(holders(table.state, event.moment));
    }
    cops.evolve(table.state, event);
    for (const [viewer, view] of table.views) {
      const told = cops.redact(event, viewer);
      if (told !== null) {
        cops.evolve(view, told);
        table.heard.get(viewer)?.push(told);
      }
      expectSame(view, cops.view(table.state, viewer), `the view of ${viewer} after ${event.type}`);
    }
    const fault = cops.audit(table.state);
    const mayPass = index < events.length - 1 && fault !== null && /too much equipment|has not won/.test(fault);
    if (!mayPass) expect(fault, `the audit after ${JSON.stringify(event)}`).toBeNull();
  }
}

/** Plain data is compared as text first: that is quick, and almost always enough. */
function expectSame(folded: State, wanted: State, what: string): void {
  if (JSON.stringify(folded) !== JSON.stringify(wanted)) expect(folded, what).toEqual(wanted);
}

/** cops 4: every living player who holds equipment; at an elimination also who has just fallen, for the detonator. */
function holders({ players, fallen }: State, moment: Moment): readonly Seat[] {
  return players.flatMap(({ equipment, standing }, seat) => {
    const asked = standing === "in" || (moment === "eliminated" && fallen.some((each) => each.seat === seat));
    return asked && equipment.length > 0 ? [seat] : [];
  });
}

/** What comes of a move. Checks that deciding changes nothing, whether the move is made or refused. */
export function decideAt(
  table: WatchedTable,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CopsEvent[], Refusal> {
  const before = JSON.stringify(table.state);
  const decided = cops.decide(table.state, seat, move, draw);
  expect(JSON.stringify(table.state), "deciding changed the table").toBe(before);
  return decided;
}

/** What a seat may do, which it can tell from its own view as well as from the table. */
export function legalAt(table: WatchedTable, seat: Seat): readonly Move[] {
  const moves = cops.legal(table.state, seat);
  const own = table.views.get(seat);
  if (own !== undefined) expect(cops.legal(own, seat), "what is legal, told from the seat's own view").toEqual(moves);
  return moves;
}
