import { ok, type Seat } from "@darbar/kernel";
import { fairDraw, seedOf } from "../fair/shuffle.ts";
import { hostedGame } from "../game/hosted-game.ts";
import { setUpGame } from "../game/running-game.ts";
import { cleanLine } from "../identity/clean.ts";
import type { Fact } from "./fact.ts";
import { type Decided, refused } from "./refusal.ts";
import { type Actor, barHost } from "./seating.ts";
import { seatOf, type Table } from "./state.ts";

/** A player mixes words of their own into the next shuffle. */
export function mix(table: Table, { person }: Actor, words: string): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  if (table.game !== null && table.game.outcome === null) {
    return refused("playing.dealt");
  }
  return ok([{ type: "mixed", seat, words: cleanLine(words) }]);
}

/** The host starts a game, the first one or a rematch. Who looks at the table plays for themselves again. */
export function start(table: Table, actor: Actor, present: (person: string) => boolean): Decided {
  const bar = barHost(table, actor);
  if (bar !== null) return bar;
  if (table.seats.includes(null)) {
    return refused("free-seats");
  }
  const begun = startWith(table);
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

/** A game with everybody who sits there. */
export function startWith(table: Table): Decided {
  const { setup } = table;
  const listed = hostedGame(setup.game);
  if (listed === undefined) return refused("bad-setup.because", { detail: `there is no game ${setup.game} here` });
  const first = whoStarts(table);
  const options = first === null ? setup.options : { ...setup.options, first };
  const running = setUpGame(listed, options, setup.seats);
  if (!running.ok) return refused("bad-setup.because", { detail: running.error });
  const { events, drawn } = running.value.deal(fairDraw(seedOf(table.secret, table.words), 0));
  return ok([
    {
      type: "started",
      game: table.games + 1,
      options,
      words: table.words,
      events,
      drawn,
    },
  ]);
}
