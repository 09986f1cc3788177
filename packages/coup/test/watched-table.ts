import { type Draw, type Refusal, type Result, type Seat, type Viewer, viewersOf } from "@darbar/kernel";
import { expect } from "vitest";
import { type CoupEvent, coup, type Move, type Options, type State } from "../src/index.ts";

/**
 * A table that checks itself: whatever happens at it, each viewer's view, folded from what that viewer is told, must
 * stay the view of the table, and every coin and card must be accounted for.
 */
export interface WatchedTable {
  readonly state: State;
  readonly views: ReadonlyMap<Viewer, State>;
  /** What each viewer was told of the latest move. */
  readonly heard: Map<Viewer, CoupEvent[]>;
}

/** A table before the deal, and everybody who watches it. */
export function openTable(options: Options, seats: number): WatchedTable {
  const state = coup.setup(options, seats);
  const views = new Map(viewersOf(seats).map((viewer) => [viewer, coup.view(state, viewer)]));
  return { state, views, heard: new Map() };
}

/** Lets facts happen at a table, with all checks. */
export function happen(table: WatchedTable, events: readonly CoupEvent[]): void {
  for (const viewer of table.views.keys()) table.heard.set(viewer, []);
  for (const event of events) {
    coup.evolve(table.state, event);
    for (const [viewer, view] of table.views) {
      const told = coup.redact(event, viewer);
      if (told !== null) {
        coup.evolve(view, told);
        table.heard.get(viewer)?.push(told);
      }
      expect(view, `the view of ${viewer} after ${JSON.stringify(event)}`).toEqual(coup.view(table.state, viewer));
    }
  }
  expect(coup.audit(table.state), "the audit").toBeNull();
}

/** What comes of a move. Checks that deciding changes nothing, whether the move is made or refused. */
export function decideAt(
  table: WatchedTable,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  const before = JSON.stringify(table.state);
  const decided = coup.decide(table.state, seat, move, draw);
  expect(JSON.stringify(table.state), "deciding changed the table").toBe(before);
  return decided;
}

/** What a seat may do, which it can tell from its own view as well as from the table. */
export function legalAt(table: WatchedTable, seat: Seat): readonly Move[] {
  const moves = coup.legal(table.state, seat);
  const own = table.views.get(seat);
  if (own !== undefined) expect(coup.legal(own, seat), "what is legal, told from the seat's own view").toEqual(moves);
  return moves;
}
