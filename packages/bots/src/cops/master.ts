import type { Move, State } from "@darbar/cops";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { fraction, sampleWorld } from "./knowledge/sample.ts";
import { prospects } from "./prospects.ts";
import { firstSight, type Weighed } from "./quick.ts";
import { answerWhatIsOpen, playOn, step } from "./rollout.ts";

/*
 * The master looks one move ahead: each promising move is made in worlds drawn as likely as they are, and each world is
 * played on. What comes of it is weighed together with what the move seemed worth at first sight.
 */

export interface Thought {
  /** At most so many moves are looked at. */
  readonly moves: number;
  /** Moves that seem worse than the best by more than this are not looked at. */
  readonly margin: number;
  /** At most so many worlds. */
  readonly worlds: number;
  /** So many rounds of the table are played on. */
  readonly rounds: number;
  /** How many worlds first sight counts for. */
  readonly trust: number;
}

export const THOUGHT: Thought = { moves: 5, margin: 0.12, worlds: 100, rounds: 1.4, trust: 250 };

/** When the thought must come to its end. */
export interface Deadline {
  readonly end: number;
  now(): number;
}

/** The move that does best in the worlds that there is time for. `weighed`: the moves at first sight, the best first. */
export function thinkAhead(
  weighed: readonly Weighed[],
  knowledge: Knowledge,
  draw: Draw,
  clock: Deadline,
  thought: Thought = THOUGHT,
): Move {
  const quick = firstSight(weighed);
  if (knowledge.view.question === "act" && quick.do === "play") return quick; // It does not cost the turn's action.
  const tried = promising(weighed, thought);
  if (tried.length === 1) return tried[0].move;
  const sums = tried.map(() => 0);
  let worlds = 0;
  while (worlds < thought.worlds && (worlds === 0 || clock.now() < clock.end)) {
    const world = sampleWorld(knowledge, draw);
    const seed = String(fraction(draw));
    for (const [index, { move }] of tried.entries()) sums[index] += tryOut(world, knowledge.me, move, thought, seed);
    worlds++;
  }
  const score = tried.map(({ worth }, index) => sums[index] + thought.trust * worth);
  return tried[score.indexOf(Math.max(...score))].move;
}

/** The best moves at first sight; of those that differ only in which card of another they name, one. */
export function promising(weighed: readonly Weighed[], { moves, margin }: Thought): readonly Weighed[] {
  const kinds = new Set<string>();
  const best: Weighed[] = [];
  for (const each of weighed) {
    if (best.length === moves || weighed[0].worth - each.worth > margin) break;
    const { move } = each;
    const own = move.do === "reveal" ? move.card : ""; // What everybody learns of oneself is worth a thought.
    const kind = `${move.do} ${own} ${"target" in move ? move.target : ""} ${"to" in move ? move.to : ""}`;
    if (!kinds.has(kind)) best.push(each);
    kinds.add(kind);
  }
  return best;
}

/** How a world ends for a seat that makes this move: 1 if it wins, 0 if it loses, between the two if it is open. */
export function tryOut(world: State, me: Seat, move: Move, { rounds }: Thought, seed: string): number {
  const copy = { ...world };
  const draw = seededDraw(seed);
  if (!step(copy, me, move, draw)) return 0;
  answerWhatIsOpen(copy, draw);
  playOn(copy, Math.round(rounds * copy.players.length), seed);
  return prospects(copy, me);
}
