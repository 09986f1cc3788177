import type { Character, Claim, CoupEvent, Move, State } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import { chance } from "../chance.ts";
import { concerns, isAssassinated } from "../coup/aimed.ts";
import { belief } from "./belief.ts";
import { faceValue } from "./face-value.ts";
import type { Personality } from "./personality.ts";

/** The answer in a response window: block what it can, doubt what it has reason to, else pass. */
export function chooseAnswer(
  { view, seat, legal: moves, past }: Sight<State, Move, CoupEvent>,
  personality: Personality,
  draw: Draw,
): Move {
  const challenge = moves.find((move) => move.do === "challenge");
  const trustIn = (by: Seat, claim: Claim): number =>
    personality.forgets ? faceValue(view, past, seat, by, claim) : belief(view, by, claim);
  const trust = view.claim === null ? 100 : trustIn(view.claim.seat, view.claim.as);
  if (challenge !== undefined && trust === 0) return challenge;

  // Who is new to it does not think of stopping what is aimed at nobody.
  const minds = personality.forgets ? view.action?.target === seat : concerns(view, seat);
  const blocks = minds ? moves.filter((move) => move.do === "block") : [];
  const hand = view.players[seat].hidden as Character[];
  const held = blocks.find((block) => hand.includes(block.as));
  if (held !== undefined) return held;

  const last = hand.length === 1;
  if (last && isAssassinated(view, seat) && personality.bluffs > 0)
    return lastStand(blocks, challenge, trust, draw) ?? moves[0];
  if (blocks.length > 0 && chance(draw, personality.bluffs)) return blocks[draw.one([...blocks.keys()])];
  const doubts = last && !concerns(view, seat) ? personality.doubts / 2 : personality.doubts;
  if (challenge !== undefined && trust < doubts && chance(draw, personality.challenges)) return challenge;
  return moves[0];
}

/** With the last card at stake anything is better than a pass. */
function lastStand(blocks: readonly Move[], challenge: Move | undefined, trust: number, draw: Draw): Move | undefined {
  if (challenge === undefined) return blocks[0];
  return blocks.length > 0 && chance(draw, trust) ? blocks[0] : challenge;
}
