import { drawsOf, seatByLot } from "@darbar/fair";
import { ok, type Result, type Seat } from "@darbar/kernel";
import { playedBy, startingWith } from "@darbar/kernel/options";
import type { Fact } from "./fact.ts";
import { type RunningGame, setUpGame } from "./game/running-game.ts";
import { type Decided, type Refused, refused } from "./refusal.ts";
import { type Actor, barHost } from "./seating.ts";
import { nextGame, type Shuffle, type Table } from "./state.ts";

/**
 * The host starts a game, the first one or a rematch: where somebody has committed to a share the shuffle begins, else
 * the cards are dealt at once. Who looks at the table plays for themselves again.
 */
export function start(table: Table, actor: Actor, present: (person: string) => boolean): Decided {
  const bar = barHost(table, actor);
  if (bar !== null) return bar;
  if (table.seats.includes(null)) {
    return refused("free-seats");
  }
  const begun = table.commitments.every((commitment) => commitment === null)
    ? deal(table, { commitments: table.commitments, shares: table.commitments })
    : shuffle(table);
  if (!begun.ok) return begun;
  const back = table.seats.flatMap((sitter, seat): readonly Fact[] => {
    const here = sitter?.kind === "person" && sitter.away && present(sitter.person);
    return here ? [{ type: "away", seat, away: false }] : [];
  });
  return ok([...back, ...begun.value]);
}

/** Where the winner of the last game of this kind sits now, if the rules let them start the next one. */
function whoStarts({ game, seats, setup }: Table): Seat | null {
  if (game === null || game.outcome === null || game.running.id !== setup.game) return null;
  const winner = game.running.startsNext(game.outcome);
  if (winner === null) return null;
  const person = game.people[winner];
  if (person === null) return seats[winner]?.kind === "bot" ? winner : null;
  const seat = seats.findIndex((sitter) => sitter?.kind === "person" && sitter.person === person);
  return seat === -1 ? null : seat;
}

/** Whether chance says who starts: where neither the rules do, by the last game, nor the table has agreed on a seat (coup 1, cops 1). */
function isByLot(table: Table): boolean {
  const { game, options } = table.setup;
  const option = table.context.gameOf(game)?.options.options.first;
  return option?.type === "seat" && options.first === undefined && whoStarts(table) === null;
}

/** The shuffle begins: from now on nobody can commit to anything, and everybody who has may open. */
function shuffle(table: Table): Decided {
  const ready = setUp(table, whoStarts(table));
  if (!ready.ok) return ready;
  return ok([{ type: "shuffling", game: nextGame(table), commitments: [...table.commitments] }]);
}

/** The cards are dealt to everybody who sits there. */
export function deal(table: Table, { commitments, shares }: Pick<Shuffle, "commitments" | "shares">): Decided {
  const opened = {
    commitments: [...commitments],
    shares: [...shares],
    ...(isByLot(table) && ({ lot: true } as const)),
  };
  const draws = drawsOf(table.secret, { version: 2, ...opened });
  const ready = setUp(table, opened.lot ? seatByLot(draws, table.setup.seats) : whoStarts(table));
  if (!ready.ok) return ready;
  const { running, options } = ready.value;
  const { events, drawn } = running.deal(draws(0));
  return ok([{ type: "started", game: nextGame(table), options, ...opened, events, drawn }]);
}

interface Ready {
  readonly running: RunningGame;
  readonly options: unknown;
}

/** The game that is to be played, before the deal; `first`: who starts it, unless its options say so. */
function setUp(table: Table, first: Seat | null): Result<Ready, Refused> {
  const { setup, context } = table;
  const listed = context.gameOf(setup.game);
  if (listed === undefined) return refused("bad-setup.because", { detail: `there is no game ${setup.game} here` });
  const options = first === null ? setup.options : { ...setup.options, ...startingWith(listed.options, first) };
  const running = setUpGame(listed, options, setup.seats);
  if (!running.ok) return refused("bad-setup.because", { detail: running.error });
  return ok({ running: running.value, options: { ...options, ...playedBy(listed.options, running.value.version) } });
}
