import { type GameRecord, ok, type Result, replay, type Viewer } from "@darbar/kernel";
import { hostedGame } from "../game/hosted-game.ts";
import { type Refused, refused } from "./refusal.ts";
import type { GameAtTable, Table } from "./state.ts";

/** What one viewer saw of a finished game, where bluffs stay secret for ever: the events as they were sent to them. */
export interface SeenGame {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly as: Viewer;
  readonly events: readonly unknown[];
}

/** The last finished game: its record; or, where bluffs stay secret for ever, the game as this person saw it. */
export function recordOf(table: Table, number: number, person: string | null): Result<GameRecord | SeenGame, Refused> {
  const { game } = table;
  if (game === null || game.number !== number) return refused("no-such-game", "this table has no such game to show");
  if (game.outcome === null) return refused("playing", "the game is not over: its record is there when it is");
  const seat = person === null ? -1 : game.people.indexOf(person);
  if (!game.spectators && seat === -1) {
    return refused("no-spectators", "only who played this game can see it");
  }
  return ok(game.bluffs === "open" ? recorded(game) : seen(game, seat === -1 ? "public" : seat));
}

/** As `darbar replay` and `darbar verify` read it. */
function recorded(game: GameAtTable): GameRecord {
  const { running, drawn, moves, commitment, secret, words } = game;
  return {
    game: running.id,
    version: running.version,
    options: running.options,
    seats: running.seats,
    draws: drawn,
    moves,
    fair: { commitment, secret, words: words.map((word) => word ?? "") },
  };
}

function seen(game: GameAtTable, viewer: Viewer): SeenGame {
  const { game: id, version = 0, options, seats } = recorded(game);
  return { game: id, version, options, seats, as: viewer, events: eventsFor(game, viewer) };
}

/** The game is played again from its record: events are not kept apart from it. */
function eventsFor(game: GameAtTable, viewer: Viewer): readonly unknown[] {
  const listed = hostedGame(game.running.id);
  if (listed === undefined) return [];
  return listed.with(({ rules }) => {
    const played = replay(rules, recorded(game));
    if (!played.ok) throw new Error(`a finished game cannot be played again: ${JSON.stringify(played.error)}`);
    const { opening, steps } = played.value;
    const events = [...opening, ...steps.flatMap((step) => step.events)];
    return events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
  });
}
