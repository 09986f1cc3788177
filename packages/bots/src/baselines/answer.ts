import type { Character, Move, State } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import { chance, favourite } from "../chance.ts";
import { concerns, isAssassinated } from "../coup/aimed.ts";
import { belief } from "../simple-coup/belief.ts";
import { opponents } from "./act.ts";
import type { Personality } from "./personality.ts";

/** The answer in a response window: challenge what cannot be so, block with what is there, else as the personality is. */
export function chooseAnswer(
  view: State,
  me: Seat,
  legal: readonly Move[],
  personality: Personality,
  draw: Draw,
): Move {
  const [pass] = legal;
  const challenge = legal.find((move) => move.do === "challenge");
  const trust = view.claim === null ? 100 : belief(view, view.claim.seat, view.claim.as);
  if (challenge !== undefined && trust === 0) return challenge;

  const hand = view.players[me].hidden as readonly Character[];
  const blocks = concerns(view, me) ? legal.filter((move) => move.do === "block") : [];
  const held = blocks.find((block) => hand.includes(block.as));
  if (held !== undefined) return held;

  if (hand.length === 1 && isAssassinated(view, me) && personality.blocks > 0)
    return lastStand(blocks, challenge, trust, draw);
  if (blocks.length > 0 && chance(draw, personality.blocks)) return blocks[draw.one([...blocks.keys()])];
  // A bot that is not the target challenges the less, the more others could: the risk is its own, the gain everybody's.
  const challenges = view.action?.target === me ? personality.challenges : personality.challenges / opponents(view, me);
  if (challenge !== undefined && trust < personality.doubts && chance(draw, challenges)) return challenge;
  return pass;
}

/** What to do with the bomb in hand: with the contessa pass it on, without her as the personality is (coup 7). */
export function chooseWithBomb(
  view: State,
  me: Seat,
  legal: readonly Move[],
  personality: Personality,
  draw: Draw,
): Move {
  const hand = view.players[me].hidden as readonly Character[];
  const claims =
    hand.includes("contessa") || chance(draw, hand.length === 1 && personality.blocks > 0 ? 100 : personality.blocks);
  const open = legal.filter((move) => (move.do !== "explode") === claims);
  return favourite(open, (move) => (move.do === "pass-on" ? 10 * view.players[move.target].hidden.length : 0), draw);
}

/** A bot that bluffs at all does so with the last card at stake: a pass would be the end. */
function lastStand(blocks: readonly Move[], challenge: Move | undefined, trust: number, draw: Draw): Move {
  if (challenge === undefined) return blocks[0];
  return blocks.length > 0 && chance(draw, trust) ? blocks[0] : challenge;
}
