import { at, type Draw, type Refusal, type Result, type Seat, seededDraw } from "@darbar/kernel";
import type { Start } from "@darbar/kernel/testing";
import { type CoupEvent, coup, type Move, type State } from "../src/index.ts";
import { everyOutcome } from "./every-outcome.ts";
import { INVARIANTS } from "./invariants.ts";
import { lawfulMoves } from "./lawful.ts";
import { Referee } from "./referee.ts";
import { nameOf } from "./spoken.ts";
import type { Step } from "./transcript.ts";

/** What a walk has seen. */
export interface Tally {
  nodes: number;
  turns: number;
  /** "classic tax", "ru contest": the actions and questions seen, by edition. */
  readonly seen: Set<string>;
}

/** At tables of so many seats and fewer, every card that can be drawn is drawn; at larger ones, one at random. */
const EVERY_CARD_UP_TO = 3;
/** Of so many nodes one is compared before and after each decision. */
const COMPARED = 16;

/**
 * Walks every action × every reaction × every reply of the turn that starts here, and checks each node and each whole
 * turn. Those who are asked together answer in seat order; another order comes to the same.
 */
export function walkTurn(start: Start<State>, tally: Tally): void {
  const steps: Step[] = [];
  const events: CoupEvent[] = [];
  const chance = seededDraw(start.name);
  const everyCard = start.state.players.length <= EVERY_CARD_UP_TO;

  const visit = (state: State): void => {
    tally.nodes++;
    tally.seen.add(`${state.options.edition} ${state.question}`);
    if (steps.length === 1) tally.seen.add(`${state.options.edition} ${at(steps, 0).move.do}`);
    expectSame(coup.audit(state), null, "the audit");
    const isTurnOver = steps.length > 0 && (state.question === "act" || state.question === "over");
    if (isTurnOver) {
      tally.turns++;
      return checkTurn(state);
    }
    const waiting = coup.waiting(state);
    const seat = at(waiting, 0);
    for (const other of waiting.slice(1)) checkNode(state, other);
    for (const move of checkNode(state, seat)) {
      for (const outcome of outcomesOf(state, seat, move)) follow(state, seat, move, outcome);
    }
  };

  const outcomesOf = (state: State, seat: Seat, move: Move): readonly Outcome[] => {
    const decide = (draw: Draw): Outcome => coup.decide(state, seat, move, draw);
    if (tally.nodes % COMPARED !== 0) return everyCard ? everyOutcome(decide) : [decide(chance)];
    const before = JSON.stringify(state);
    const outcomes = everyCard ? everyOutcome(decide) : [decide(chance)];
    expectSame(JSON.stringify(state), before, "deciding changed the table");
    return outcomes;
  };

  const follow = (state: State, seat: Seat, move: Move, outcome: Outcome): void => {
    if (!outcome.ok) throw new Error(`legal and refused: seat ${seat} ${nameOf(move)}: ${outcome.error.code}`);
    const next = coup.view(state, "all");
    for (const event of outcome.value) coup.evolve(next, event);
    steps.push({ seat, move, before: state });
    const count = events.push(...outcome.value) - outcome.value.length;
    visit(next);
    events.length = count;
    steps.pop();
  };

  const checkTurn = (end: State): void => {
    const verdict = new Referee(start.state, steps).verdict();
    const found = {
      coins: end.players.map((player) => player.coins),
      treasury: end.treasury,
      reserve: end.reserve,
      influence: end.players.map((player) => player.hidden.length),
      turn: end.winner === null ? end.turn : null,
      winner: end.winner,
    };
    expectSame(JSON.stringify(found), JSON.stringify(verdict), "what the turn came to");
    const turn = { start: start.state, steps, events, end };
    for (const [rule, holds] of Object.entries(INVARIANTS)) expectSame(holds(turn), true, rule);
  };

  try {
    visit(start.state);
  } catch (error) {
    const line = steps.map(({ seat, move }) => `P${seat + 1} ${nameOf(move)}`).join(", ");
    throw new Error(`${start.name}: ${line}`, { cause: error });
  }
}

type Outcome = Result<readonly CoupEvent[], Refusal>;

/** Everybody who is asked has something to answer, and it is what the rulebook says. */
function checkNode(state: State, seat: Seat): readonly Move[] {
  const moves = coup.legal(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} is asked and can answer nothing`);
  const legal = moves.map(nameOf).toSorted().join(", ");
  const lawful = lawfulMoves(state, seat).toSorted().join(", ");
  expectSame(legal, lawful, `what seat ${seat} may do`);
  return moves;
}

/** Quicker than Vitest's `expect`, which is too slow for a million nodes. */
function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`${what}: found ${found}, wanted ${wanted}`);
}
