import { type CoupEvent, coup, rulesBy, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Leanings, type Pair, pairOf, unseenCards } from "./endgame-position.ts";
import { dealtPrior, KINDS, type Position, type Side } from "./position.ts";
import { cardsAfterExchange, type Solution, solve, strategyAfter } from "./solve.ts";

/** How much of what is seen is taken for whim: nobody plays quite as the solver would. */
const WHIM = 0.15;
/** A look back need not be as deep as a look ahead. */
const LOOK_BACK = { iterations: 40 };
const TURNS_BACK = 2;

/** What a turn of the endgame was, as far as it has been seen. */
interface Turn {
  readonly mover: Seat;
  readonly position: Position;
  /** The moves by name. */
  readonly path: string[];
}

/**
 * What everybody at the table can make of the turns of this endgame so far: how much likelier than the deck makes it
 * each card of the two is, if they play about as the solver would. The turn under way is left out: it is solved from
 * its start. `past`: everything that happened, as this viewer saw it.
 */
export function followEndgame(past: readonly CoupEvent[], view: State): Leanings {
  const pair = pairOf(view);
  if (pair === null) return {};
  const seats = view.players.length;
  const state = coup.view(coup.setup(view.options, seats), pair.self);
  const weights = view.players.map(() => new Array<number>(KINDS).fill(1));
  let turn: Turn | null = null;
  for (const event of past) {
    if (event.type === "turn" && turn !== null) weighTurn(turn, pair, weights);
    coup.evolve(state, event);
    if (event.type === "turn") turn = pairOf(state) === null ? null : beginTurn(state, event.seat, pair, weights);
    else if (turn !== null) addMove(turn.path, event);
  }
  return { self: weights[pair.self], opponent: weights[pair.opponent] };
}

function beginTurn(state: State, mover: Seat, pair: Pair, weights: readonly (readonly number[])[]): Turn {
  const other = mover === pair.self ? pair.opponent : pair.self;
  const unseen = unseenCards(state);
  const position: Position = {
    exchanger: state.options.character,
    examined: rulesBy(state.options).examinedCard,
    bomb: state.options.anarchist,
    reserve: state.reserve,
    coins: [state.players[mover].coins, state.players[other].coins],
    unseen,
    prior: dealtPrior(unseen, weights[mover], weights[other]),
  };
  return { mover, position, path: [] };
}

/** A move that everybody heard. */
function addMove(path: string[], event: CoupEvent): void {
  switch (event.type) {
    case "announced":
      path.push(event.action);
      return;
    case "blocked":
      path.push(`block ${event.as}`);
      return;
    case "claimed":
      path.push("defuse");
      return;
    default:
      return;
  }
}

/** Weighs both players' cards by how often the solver would have played this turn with them. */
function weighTurn({ mover, position, path }: Turn, pair: Pair, weights: number[][]): void {
  const solution = solve(position, LOOK_BACK, TURNS_BACK);
  const other = mover === pair.self ? pair.opponent : pair.self;
  const seatOf = (side: Side): Seat => (side === 0 ? mover : other);
  const walked: string[] = [];
  // Nobody challenged, or the game would be over: after the last word that was heard somebody passed.
  for (const move of [...path, "pass"]) {
    const choice = strategyAfter(solution, walked);
    if (choice === null) break;
    const played = choice.moves.indexOf(move);
    if (played === -1) break;
    weights[seatOf(choice.side)] = weights[seatOf(choice.side)].map((weight, kind) => {
      const share = choice.shares[played][kind];
      return weight * ((1 - WHIM) * share + WHIM / choice.moves.length);
    });
    walked.push(move);
  }
  renewCards(solution, path[0], mover, other, weights);
}

/** An exchanged card is another one now; so is one that an inquisitor had replaced, as far as the table knows. */
function renewCards(solution: Solution, action: string, mover: Seat, other: Seat, weights: number[][]): void {
  if (action === "exchange") weights[mover] = cardsAfterExchange(solution, weights[mover]);
  if (action === "examine") weights[other] = new Array<number>(KINDS).fill(1);
}
