import { at } from "../at.ts";
import { type Draw, seededDraw } from "../draw.ts";
import type { Asking, Game } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Seat } from "../seat.ts";
import { type Breach, demand, LawBroken } from "./breach.ts";
import { checkEnding } from "./ending.ts";
import { checkMoves, decidePurely } from "./moves.ts";
import { same, whereDifferent } from "./same.ts";
import { type LawCase, recordOf, type TrialTable, trialTable } from "./table.ts";
import { compareRefusals, followTwin, imagineTwin, type Twin } from "./twins.ts";
import { foldEverywhere, rebuildFromLog } from "./views.ts";

/** What a trial has looked at. */
export interface LawCount {
  readonly games: number;
  readonly decisions: number;
  readonly events: number;
  /** How often a decision was held against a second world, one that is really another. */
  readonly twinned: number;
}

/** A game that has not ended after so many decisions never will. */
const MOST_DECISIONS = 20_000;
/** How many second worlds are followed at a time. */
const TWINS = 3;
/** How many moves of the past are tried where they do not belong. */
const STRANGERS = 12;

/** Plays one random game and holds every law against every step of it. */
export function walk<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  lawCase: LawCase,
  seed: string,
  mostDecisions = MOST_DECISIONS,
): Result<LawCount, Breach> {
  const table = trialTable(game, lawCase, seed);
  const chance = seededDraw(`${seed}: choices`);
  try {
    return ok(walkTable(game, table, chance, mostDecisions));
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    return fail({ law: error.law, what: error.message, record: recordOf(game.id, lawCase, table) });
  }
}

function walkTable<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
  chance: Draw,
  mostDecisions: number,
): LawCount {
  const { state } = table;
  // One game in eight is played by timeouts alone: those must end, too.
  const timid = chance.one(EIGHT) === 0;
  let twins: Twin<State>[] = [];
  let twinned = 0;
  foldEverywhere(game, table, game.deal(state, table.draw));
  checkAccounts(game, state);
  twins = imagineTwins(game, table, twins, chance);
  let outcome = game.outcome(state);
  for (; outcome === null; outcome = game.outcome(state)) {
    demand(4, table.moves.length < mostDecisions, () => `no end after ${mostDecisions} decisions`);
    checkQuestion(game, table);
    const waiting = game.waiting(state);
    const seat = chance.one(waiting);
    const legal = game.legal(state, seat);
    const move = timid ? game.fallback(state, seat) : at(legal, chance.one(legal.map((_, index) => index)));
    const prompt = state.prompt;

    const { events, drawn, ahead } = decidePurely(game, table, seat, move);
    table.moves.push([seat, move]);
    foldEverywhere(game, table, events);
    checkAccounts(game, state);
    const different = ahead === null ? null : whereDifferent(ahead, state, "where advancing leads");
    demand(5, different === null, () => `after ${JSON.stringify(move)}: ${different}`);
    twinned += twins.length;
    twins = twins.filter((twin) => followTwin(game, state, twin, { seat, move, drawn, events }));
    if (state.prompt === prompt) {
      const left = waiting.filter((other) => other !== seat);
      demand(3, String(game.waiting(state)) === String(left), () => "an answer changed the question it answered");
      checkSealed(game, table, seat, events);
    } else {
      // By its number alone a host tells an answer to this question from one to an earlier one.
      demand(3, state.prompt > prompt, () => `question ${state.prompt} comes after question ${prompt}`);
      twins = imagineTwins(game, table, twins, chance);
    }
  }
  checkEnding(outcome, table.seats);
  checkQuestion(game, table);
  rebuildFromLog(game, table);
  return { games: 1, decisions: table.moves.length, events: table.log.length, twinned };
}

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Law 7. */
function checkAccounts<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
): void {
  const wrong = game.audit(state);
  demand(7, wrong === null, () => String(wrong));
}

/** Law 6: an answer that leaves its question open to others is sealed. Nobody else hears of it, not even that it came. */
function checkSealed<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
  seat: Seat,
  events: readonly GameEvent[],
): void {
  for (const viewer of table.viewers) {
    if (viewer === seat) continue;
    for (const event of events) {
      demand(6, game.redact(event, viewer) === null, () => `viewer ${viewer} hears of ${JSON.stringify(event)}`);
    }
  }
}

/** Laws 3 and 4, with moves of the recent past for strangers. */
function checkQuestion<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
): void {
  checkMoves(game, table, strangersAt(table));
}

function strangersAt<State, Move, GameEvent>(table: TrialTable<State, Move, GameEvent>): readonly Move[] {
  return table.moves.slice(-STRANGERS).map(([, move]) => move);
}

/** When a question opens no answers are sealed yet, so a view and its twin have the same inputs before them. */
function imagineTwins<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
  twins: readonly Twin<State>[],
  chance: Draw,
): Twin<State>[] {
  const more = twins.slice();
  const viewer = at(table.viewers, chance.one(table.viewers.map((_, index) => index)));
  const twin = imagineTwin(game, table.state, viewer, chance);
  compareRefusals(game, table.state, twin, strangersAt(table));
  if (same(twin.world, table.state)) return more; // By chance the very world itself: nothing to learn from it.
  if (more.length === TWINS) more.shift();
  more.push(twin);
  return more;
}
