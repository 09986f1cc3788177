import { type CoupEvent, charactersWith, isLiving, type Move, type State } from "@darbar/coup";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import type { Budget, Sight } from "../bot.ts";
import { type Advice, adviseEndgame } from "../coup/endgame/advise.ts";
import {
  type Belief as BelievedHands,
  beforeTheDeal,
  believedOf,
  holds,
  newBelief,
  trackCoup,
} from "../coup/knowledge/index.ts";
import { ALL_CARE, believe } from "../coup/master/believe.ts";
import { rollOut } from "../coup/master/rollout.ts";
import { tilt } from "../coup/master/search.ts";
import { worldsOf } from "../coup/master/worlds.ts";
import { type Evaluator, evaluate, newEvaluator } from "../coup/network/evaluator.ts";
import type { Network } from "../coup/network/network.ts";
import { trackRecordOf } from "../coup/network/track-record.ts";
import type { Belief, Critic, Thought } from "./critic.ts";
import { doubtBetween, meanOf } from "./spread.ts";

type CoupSight = Sight<State, Move, CoupEvent>;

/** Moves that the policy would hardly ever play are not looked at, unless they were played or there are few. */
const UNLIKELY = 0.01;
const FEW = 4;
/** More worlds than this hardly tell more. */
const MOST_WORLDS = 60;
/** Rounds of CFR+ in an endgame. */
const ENDGAME = { iterations: 400 };

/** The master of Coup, about the game of one seat. `whole`: all that it saw, of which every moment sees a part. */
export function coupCritic(
  network: Network,
  whole: Pick<CoupSight, "view" | "seat" | "past">,
): Critic<State, Move, CoupEvent> {
  const evaluator = newEvaluator(network);
  const believed: BelievedHands[] = [newBelief(beforeTheDeal(whole.view))];
  believe(evaluator, whole, ALL_CARE, (belief) => believed.push(belief));
  return {
    isTelling: ({ type }) => type !== "asked" && type !== "answered",
    believe: (sight) => beliefsIn(believed[sight.past.length], sight),
    think(sight, played, draw, budget) {
      const solved = adviseEndgame(sight.view, trackCoup(sight.past, sight.view), ENDGAME);
      if (solved !== null) return thoughtOf(solved);
      return playOut(evaluator, sight, believed[sight.past.length], played, draw, budget);
    },
  };
}

/** How likely each opponent who is left has each character. */
function beliefsIn(believed: BelievedHands, { view, seat }: CoupSight): readonly Belief[] {
  const others: readonly Seat[] = [...view.players.keys()].filter((other) => other !== seat && isLiving(view, other));
  return others.flatMap((other) =>
    charactersWith(view.options.character).map((what) => ({
      seat: other,
      what,
      chance: holds(believedOf(believed, other), other, what),
    })),
  );
}

function thoughtOf(solved: readonly Advice[]): Thought {
  return {
    worths: solved.map(({ worth }) => (worth === null ? null : (worth + 1) / 2)),
    mix: solved.map(({ probability }) => probability),
    doubt: () => 0,
    isSolved: true,
  };
}

/** Plays every move worth looking at out in the same worlds, again and again, until the budget is spent. */
function playOut(
  evaluator: Evaluator,
  { view, seat, legal, past }: CoupSight,
  believed: BelievedHands,
  played: number,
  draw: Draw,
  budget: Budget,
): Thought {
  const record = trackRecordOf(past, view.players.length);
  evaluate(evaluator, view, seat, record, legal);
  const policy = Array.from(evaluator.work.chances.subarray(0, legal.length));
  const places = [...legal.keys()].filter(
    (place) => place === played || legal.length <= FEW || policy[place] >= UNLIKELY,
  );
  const trials: number[][] = legal.map(() => []);
  const nextWorld = worldsOf(view, believed, draw);
  const end = budget.now() + budget.milliseconds;
  for (let world = 0, isOver = false; !isOver && world < MOST_WORLDS; world++) {
    const state = nextWorld();
    const chances = `${view.prompt} ${world}`; // The same for every move, so that none is lucky.
    for (const place of places) {
      trials[place].push(rollOut(evaluator, state, seat, legal[place], record, seededDraw(chances)));
      isOver = budget.now() >= end || isOver;
    }
  }
  const worths = legal.map((_, place) => meanOf(trials, place));
  return {
    worths,
    mix: tilt(policy, { values: worths, rollouts: trials[places[0]].length }),
    doubt: (one, other) => doubtBetween(trials, one, other),
    isSolved: false,
  };
}
