import { type FairRecord, proofOf } from "@darbar/fair";
import {
  type GameRecord,
  type ListedGame,
  ok,
  type Result,
  redactAll,
  replay,
  type SpokenLine,
  type Viewer,
} from "@darbar/kernel";
import type { TableContext } from "./context.ts";
import type { KeptRecord } from "./kept-record.ts";
import { type Refused, refused } from "./refusal.ts";
import type { RemarkAtTable } from "./remark.ts";
import type { GameAtTable } from "./state.ts";

/** What one viewer saw of a finished game, where bluffs stay secret for ever: the events as they were sent to them. */
export interface SeenGame {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly as: Viewer;
  readonly events: readonly unknown[];
  /** What was said, each after so many of these events. */
  readonly talk?: readonly SpokenLine[];
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
  const { running, drawn, moves, commitment, secret, mixedIn, remarks } = game;
  return {
    game: running.id,
    version: running.version,
    options: running.options,
    seats: running.seats,
    draws: drawn,
    moves,
    ...(remarks.length === 0 ? {} : { talk: remarks.map(spokenLine) }),
    fair: proofOf(commitment, secret, mixedIn),
  };
}

function spokenLine({ moves, remark: { seat, saying } }: RemarkAtTable): SpokenLine {
  return [moves, seat, saying];
}

function seen(listed: ListedGame | undefined, record: GameRecord, viewer: Viewer): SeenGame {
  const { game, version = 0, options, seats, talk = [] } = record;
  const batches = batchesFor(listed, record, viewer);
  const seenAfter = (moves: number): number => batches.slice(0, moves + 1).flat().length;
  const heard = talk.map(([moves, seat, saying]): SpokenLine => [seenAfter(moves), seat, saying]);
  const events = batches.flat();
  return { game, version, options, seats, as: viewer, events, ...(heard.length === 0 ? {} : { talk: heard }) };
}

/** What a viewer saw of the deal, and then of each move. The game is played again from its record: events are not kept apart from it. */
function batchesFor(
  listed: ListedGame | undefined,
  record: GameRecord,
  viewer: Viewer,
): readonly (readonly unknown[])[] {
  if (listed === undefined) return [];
  return listed.with(({ rules }): readonly (readonly unknown[])[] => {
    const played = replay(rules, record);
    if (!played.ok) throw new Error(`a finished game cannot be played again: ${JSON.stringify(played.error)}`);
    const { opening, steps } = played.value;
    return [opening, ...steps.map((step) => step.events)].map((events) => redactAll(rules, events, viewer));
  });
}
