import { bearsOut, type CopsEvent, claimOf, hearClaims, IDENTITIES, type Move, type State } from "@darbar/cops";
import type { Draw } from "@darbar/kernel";
import type { Budget, Sight } from "../bot.ts";
import { READING } from "../cops/knowledge/behaviour.ts";
import { chancesAt } from "../cops/knowledge/card-chances.ts";
import { chance, type Knowledge, trackCops } from "../cops/knowledge/knowledge.ts";
import { fraction, sampleWorld } from "../cops/knowledge/sample.ts";
import { WARY } from "../cops/knowledge/trust.ts";
import { type Thought as Depth, promising, THOUGHT, tryOut } from "../cops/master.ts";
import { beliefsOf, outlook } from "../cops/outlook.ts";
import { DEFAULT_PERSONALITY, type Personality } from "../cops/personality.ts";
import { firstSight, type Weighed, weighMoves } from "../cops/quick.ts";
import type { Belief, Critic, HeardWord, Thought } from "./critic.ts";
import { doubtBetween, meanOf, type Trials } from "./spread.ts";

type CopsSight = Sight<State, Move, CopsEvent>;

/** More moves are looked at than in play: those who read want to know. */
const DEPTH: Depth = { ...THOUGHT, moves: 7, margin: 0.2 };
/** A reviewer has no mood of its own. */
const CALM: Personality = { ...DEFAULT_PERSONALITY, mood: 0 };
/** How often the worlds are drawn again to find how often chance would have the master choose otherwise. */
const REDRAWS = 100;

/** Events that tell nothing of anybody's cards. */
const PLAIN: ReadonlySet<CopsEvent["type"]> = new Set(["asked", "answered", "moment", "looks", "turn", "next", "used"]);

/** The master of Good Cop Bad Cop, about the game of one seat. */
export function copsCritic(): Critic<State, Move, CopsEvent> {
  const known = new Map<number, Knowledge>();
  const knowledgeAt = ({ past, view, said }: CopsSight): Knowledge => {
    const knowledge = known.get(past.length) ?? trackCops(past, view, READING, { said, trust: WARY });
    known.set(past.length, knowledge);
    return knowledge;
  };
  return {
    hear: (earlier, later) => wordsSince(earlier, later, knowledgeAt(later)),
    isTelling: ({ type }) => !PLAIN.has(type),
    believe: (sight) => beliefsIn(knowledgeAt(sight), sight),
    think(sight, played, draw, budget) {
      if (sight.view.question === "arrange") return anyOrder(sight);
      return lookAhead(knowledgeAt(sight), sight, played, draw, budget);
    },
  };
}

/** How likely each other cop is of each team, and holds each leader. */
function beliefsIn(knowledge: Knowledge, { view, seat }: CopsSight): readonly Belief[] {
  return [...view.players.keys()].flatMap((other) => {
    if (other === seat || view.players[other].cards.length === 0) return [];
    return IDENTITIES.map((what) => ({ seat: other, what, chance: chance(knowledge, other, what) }));
  });
}

/** What others have claimed between two moments of cards that still lie face down, and how likely each of it is so. */
function wordsSince(earlier: CopsSight, { past, said, seat }: CopsSight, knowledge: Knowledge): readonly HeardWord[] {
  const claims = hearClaims(past, said);
  return said.flatMap((remark): readonly HeardWord[] => {
    const claim = claimOf(remark);
    if (claim === null || claim.by === seat || remark.after <= earlier.past.length) return [];
    const { by, about, place } = claim;
    const found = claims.find(
      (each) => each.by === by && each.about === about && each.place === place && each.after === remark.after,
    );
    if (found === undefined || found.lies === null || found.verdict !== "open") return [];
    const chances = chancesAt(knowledge, found.lies);
    const chance = IDENTITIES.reduce((sum, kind, at) => sum + (bearsOut(kind, found.word) ? chances[at] : 0), 0);
    return [{ remark, chance }];
  });
}

/** The order of a player's own cards is left to chance. */
function anyOrder({ legal }: CopsSight): Thought {
  return {
    worths: legal.map(() => null),
    mix: legal.map(() => 1 / legal.length),
    doubt: () => Number.POSITIVE_INFINITY,
    isSolved: false,
  };
}

/** Tries the promising moves in the same worlds; what comes of it is weighed together with first sight, as in play. */
function lookAhead(
  knowledge: Knowledge,
  { view, seat, legal }: CopsSight,
  played: number,
  draw: Draw,
  budget: Budget,
): Thought {
  const eye = outlook(view, seat, beliefsOf(knowledge));
  // Of moves that are worth the same, and differ only in the card they name, the one that was played is looked at.
  const isPlayed = ({ move }: Weighed): number => (move === legal[played] ? 1 : 0);
  const weighed = weighMoves(legal, eye, CALM, draw).toSorted(
    (one, other) => other.worth - one.worth || isPlayed(other) - isPlayed(one),
  );
  const placesOf = (some: readonly Weighed[]): readonly number[] => some.map(({ move }) => legal.indexOf(move));
  const places = [...new Set([...placesOf(promising(weighed, DEPTH)), played])];
  const trials: number[][] = legal.map(() => []);
  const end = budget.now() + budget.milliseconds;
  for (let worlds = 0, isOver = false; !isOver && worlds < DEPTH.worlds; worlds++) {
    const world = sampleWorld(knowledge, draw);
    const chances = String(fraction(draw)); // The same for every move, so that none is lucky.
    for (const place of places) {
      trials[place].push(tryOut(world, seat, legal[place], DEPTH, chances));
      isOver = budget.now() >= end || isOver;
    }
  }
  const sight = legal.map((move) => weighed.find((each) => each.move === move)?.worth ?? 0);
  const quick = firstSight(weighed);
  // Equipment that is worth playing in one's turn comes first, without a second thought: it does not cost the action.
  const isQuick = view.question === "act" && quick.do === "play";
  const considered = isQuick ? [legal.indexOf(quick)] : placesOf(promising(weighed, THOUGHT));
  return {
    worths: worthsOf(trials, sight),
    mix: mixOf(trials, sight, considered, draw),
    doubt: (one, other) => doubtBetween(trials, one, other) * shareOfTrials(trials[one].length),
    isSolved: false,
  };
}

/** How much playing on counts for, the rest being first sight. */
function shareOfTrials(worlds: number): number {
  return worlds / (worlds + DEPTH.trust);
}

/** The chance to win after the best move, as it turned out; for the others by how much they seem worse. */
function worthsOf(trials: Trials, sight: readonly number[]): readonly (number | null)[] {
  const means = trials.map((_, place) => meanOf(trials, place));
  const scores = means.map((mean, place) => {
    if (mean === null) return null;
    const share = shareOfTrials(trials[place].length);
    return share * mean + (1 - share) * sight[place];
  });
  const best = Math.max(...scores.filter((score) => score !== null));
  const top = means[scores.indexOf(best)] ?? 0;
  return scores.map((score) => (score === null ? null : Math.min(1, Math.max(0, top + score - best))));
}

/** The master makes the move that does best; which one that is, is left to chance as far as the worlds are. */
function mixOf(trials: Trials, sight: readonly number[], considered: readonly number[], draw: Draw): readonly number[] {
  const shares = trials.map(() => 0);
  const worlds = [...trials[considered[0]].keys()];
  for (let redraw = 0; redraw < REDRAWS; redraw++) {
    const drawn = worlds.map(() => draw.one(worlds));
    let best = considered[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const place of considered) {
      const score = drawn.reduce((sum, world) => sum + trials[place][world], DEPTH.trust * sight[place]);
      if (score > most) [best, most] = [place, score];
    }
    shares[best] += 1 / REDRAWS;
  }
  return shares;
}
