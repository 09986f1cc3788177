import { type CopsEvent, type Options as CopsOptions, type State as CopsState, cops } from "@darbar/cops";
import { type CoupEvent, type Options as CoupOptions, type State as CoupState, coup } from "@darbar/coup";
import { advance, type Draw } from "@darbar/kernel";
import { fraction } from "../cops/knowledge/sample.ts";
import { prospects } from "../cops/prospects.ts";
import { answerWhatIsOpen, playOn } from "../cops/rollout.ts";
import { type Evaluator, evaluate, newEvaluator, pick } from "../coup/network/evaluator.ts";
import type { Network } from "../coup/network/network.ts";
import { nextAsked } from "../coup/network/next-asked.ts";
import { track, trackRecordOf } from "../coup/network/track-record.ts";
import { trainedCoup } from "../coup/network/trained.ts";
import { type OpenGame, type Standing, standingsIn } from "./standing.ts";

/** How often a game is played on from each turn. */
const TRIES = { coup: 60, cops: 60 } as const;

/** How a game of Coup stood at each turn, if everybody plays on as the network does. */
export function coupStandings(
  game: OpenGame<CoupOptions, CoupEvent>,
  network: Network = trainedCoup().network,
  tries: number = TRIES.coup,
): Generator<Standing> {
  const evaluator = newEvaluator(network);
  return standingsIn(coup, game, (table, past, draw) => playCoupOut(evaluator, table, past, draw), tries);
}

/** No game is longer than this. */
const LONGEST = 800;

function playCoupOut(
  evaluator: Evaluator,
  table: CoupState,
  past: readonly CoupEvent[],
  draw: Draw,
): readonly number[] {
  const record = trackRecordOf(past, table.players.length);
  for (let decision = 0; decision < LONGEST && table.winner === null; decision++) {
    const by = nextAsked(table);
    const legal = coup.legal(table, by);
    if (legal.length > 1) evaluate(evaluator, table, by, record, legal);
    const move = legal.length > 1 ? legal[pick(evaluator.work.chances, legal.length, draw)] : legal[0];
    const decided = advance(coup, table, by, move, draw);
    if (!decided.ok) throw new Error(`a legal move was refused: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) track(record, event);
  }
  return table.players.map((_, seat) => (table.winner === seat ? 1 : 0));
}

/** So many rounds of the table are played on; then it is weighed who stands better. */
const ROUNDS = 4;

/** How a game of Good Cop Bad Cop stood at each turn, if everybody plays on at first sight, and without equipment. */
export function copsStandings(game: OpenGame<CopsOptions, CopsEvent>, tries: number = TRIES.cops): Generator<Standing> {
  return standingsIn(cops, game, (table, _, draw) => playCopsOut(table, draw), tries);
}

function playCopsOut(table: CopsState, draw: Draw): readonly number[] {
  answerWhatIsOpen(table, draw);
  playOn(table, ROUNDS * table.players.length, String(fraction(draw)));
  return table.players.map((_, seat) => prospects(table, seat));
}
