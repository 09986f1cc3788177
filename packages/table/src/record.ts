import { type FairRecord, proofOf } from "@darbar/fair";
import { type GameRecord, type ListedGame, ok, type Result, redactAll, replay, type Viewer } from "@darbar/kernel";
import type { TableContext } from "./context.ts";
import type { KeptRecord } from "./kept-record.ts";
import { type Refused, refused } from "./refusal.ts";
import type { GameAtTable } from "./state.ts";

/** What one viewer saw of a finished game, where bluffs stay secret for ever: the events as they were sent to them. */
export interface SeenGame {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly as: Viewer;
  readonly events: readonly unknown[];
}

/** A finished game: its record; or, where bluffs stay secret for ever, the game as this person saw it. */
export function recordFor(
  { gameOf }: Pick<TableContext, "gameOf">,
  { record, people, bluffs, spectators }: KeptRecord,
  person: string | null,
): Result<FairRecord | SeenGame, Refused> {
  const seat = person === null ? -1 : people.indexOf(person);
  if (!spectators && seat === -1) return refused("no-spectators.played");
  return ok(bluffs === "open" ? record : seen(gameOf(record.game), record, seat === -1 ? "public" : seat));
}

/** As `darbar replay` and `darbar verify` read it. */
export function recorded(game: GameAtTable): FairRecord {
  const { running, drawn, moves, commitment, secret, mixedIn } = game;
  return {
    game: running.id,
    version: running.version,
    options: running.options,
    seats: running.seats,
    draws: drawn,
    moves,
    fair: proofOf(commitment, secret, mixedIn),
  };
}

function seen(listed: ListedGame | undefined, record: GameRecord, viewer: Viewer): SeenGame {
  const { game, version = 0, options, seats } = record;
  return { game, version, options, seats, as: viewer, events: eventsFor(listed, record, viewer) };
}

/** The game is played again from its record: events are not kept apart from it. */
function eventsFor(listed: ListedGame | undefined, record: GameRecord, viewer: Viewer): readonly unknown[] {
  if (listed === undefined) return [];
  return listed.with(({ rules }) => {
    const played = replay(rules, record);
    if (!played.ok) throw new Error(`a finished game cannot be played again: ${JSON.stringify(played.error)}`);
    const { opening, steps } = played.value;
    const events = [...opening, ...steps.flatMap((step) => step.events)];
    return redactAll(rules, events, viewer);
  });
}
