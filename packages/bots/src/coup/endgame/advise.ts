import { type Character, coup, type Move, type State } from "@darbar/coup";
import { takeCard } from "@darbar/kernel";
import type { Knowledge } from "../knowledge/index.ts";
import { type Pair, pairOf, positionOf } from "./endgame-position.ts";
import { dealtPrior, type Position } from "./position.ts";
import { type Effort, mixAfter, solve, worthAfter, worthByCard } from "./solve.ts";

/** A legal move, how often to play it, and what comes of it between 1 (wins always) and -1, if that was worked out. */
export interface Advice {
  readonly move: Move;
  readonly probability: number;
  readonly worth: number | null;
}

/** A decision in an endgame, and all that there is to decide it by. */
interface Case {
  readonly view: State;
  readonly knowledge: Knowledge;
  readonly pair: Pair;
  readonly legal: readonly Move[];
  readonly effort: Effort;
}

/** Enough for play that can hardly be taken advantage of. */
export const USUAL_EFFORT: Effort = { iterations: 150 };

/**
 * How to answer the open question when two players with one influence each are left: every legal move and how often;
 * `null` if it is not such an endgame, or this viewer is not asked.
 */
export function adviseEndgame(
  view: State,
  knowledge: Knowledge,
  effort: Effort = USUAL_EFFORT,
): readonly Advice[] | null {
  const pair = pairOf(view);
  if (pair === null || concernsAnother(view, pair)) return null;
  const legal = coup.legal(view, pair.self);
  if (legal.length === 0) return null;
  if (legal.length === 1) return onlyMove(legal, legal[0]);
  const asked: Case = { view, knowledge, pair, legal, effort };
  switch (view.question) {
    case "act":
    case "respond":
    case "block":
    case "contest":
    case "bomb":
      return adviseMix(asked);
    case "prove":
      return onlyMove(legal, legal[0]); // The last card is at stake: whoever can show it does.
    case "return":
      return adviseReturn(asked);
    case "judge":
      return adviseJudgement(asked);
    default:
      return null;
  }
}

/** Whether what is under way is about a player who has just been put out. */
function concernsAnother({ action, question }: State, { self, opponent }: Pair): boolean {
  if (action === null || question === "act") return false;
  return ![null, self, opponent].includes(action.target) || ![self, opponent].includes(action.seat);
}

function onlyMove(
  legal: readonly Move[],
  only: Move,
  worthOf: (move: Move) => number | null = () => null,
): readonly Advice[] {
  return legal.map((move) => ({ move, probability: move === only ? 1 : 0, worth: worthOf(move) }));
}

function adviseMix({ view, knowledge, pair, legal, effort }: Case): readonly Advice[] | null {
  const coupNow = legal.find((move) => move.do === "coup");
  // Nothing stops it, and it wins.
  if (coupNow !== undefined) return onlyMove(legal, coupNow, (move) => (move === coupNow ? 1 : null));
  const solution = solve(positionOf(view, knowledge, pair), effort);
  const own = view.players[pair.self].hidden[0] as Character;
  const mix = mixAfter(solution, pathOf(view), own);
  const worth = worthAfter(solution, pathOf(view), view.turn === pair.self ? 0 : 1, own);
  const shares = legal.map((move) => mix.get(nameOf(move)) ?? 0);
  const sum = shares.reduce((total, share) => total + share, 0);
  // A third player's challenge has just failed: what would have been a challenge is a block now, which comes last.
  if (sum < HARDLY_ANY) return onlyMove(legal, legal[legal.length - 1]);
  return legal.map((move, place) => ({
    move,
    probability: shares[place] / sum,
    worth: worth.get(nameOf(move)) ?? null,
  }));
}

const HARDLY_ANY = 1e-6;

/** A move by the name that it has in a tree. */
export function nameOf(move: Move): string {
  return move.do === "block" ? `block ${move.as}` : move.do;
}

/** The moves of this turn that led to the open question. */
function pathOf({ question, action, claim, bomb }: State): readonly string[] {
  if (question === "act" || action === null) return [];
  if (question !== "contest" || claim === null) return [action.kind];
  return [action.kind, bomb === null ? `block ${claim.as}` : "defuse"];
}

/** An exchange: the card is kept that is worth most when the opponent moves next. */
function adviseReturn({ view, knowledge, pair, legal, effort }: Case): readonly Advice[] {
  const position = positionOf(view, knowledge, pair, pair.opponent);
  const worth = worthByCard(solve(position, effort), 1);
  const worthOfKept = (move: Move): number => {
    const left = view.players[pair.self].hidden.slice();
    if (move.do === "return") for (const card of move.cards) takeCard(left, card);
    return worth.get(left[0] as Character) ?? 0;
  };
  return onlyMove(
    legal,
    legal.reduce((best, move) => (worthOfKept(move) > worthOfKept(best) ? move : best)),
    worthOfKept,
  );
}

/** An examined card: given back it is known to both, replaced it is a secret (coup 5). */
function adviseJudgement({ view, knowledge, pair, legal, effort }: Case): readonly Advice[] {
  const own = view.players[pair.self].hidden[0] as Character;
  const known = positionOf(view, knowledge, pair, pair.opponent);
  const secret: Position = { ...known, prior: dealtPrior(known.unseen) };
  const half = halfOf(effort);
  const worth = (position: Position): number => worthByCard(solve(position, half), 1).get(own) ?? 0;
  const [replaced, given] = [worth(secret), worth(known)];
  const better = replaced > given ? "replace" : "give-back";
  return onlyMove(legal, legal.find((move) => move.do === better) ?? legal[0], (move) =>
    move.do === "replace" ? replaced : given,
  );
}

function halfOf(effort: Effort): Effort {
  return "iterations" in effort ? effort : { milliseconds: effort.milliseconds / 2, now: () => effort.now() };
}
