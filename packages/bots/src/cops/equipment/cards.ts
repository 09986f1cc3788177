import { isKnownTo, isLeader, isReversed, type Place } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { isWounded, type Outlook } from "../outlook.ts";
import type { Worth } from "./rule.ts";

/** How likely a gun of an enemy points at a seat. */
function aimedAt(seat: Seat, { view, enemy }: Outlook): number {
  let safe = 1;
  for (const [other, { armed, aim }] of view.players.entries()) if (armed && aim === seat) safe *= 1 - enemy(other);
  return 1 - safe;
}

/**
 * Cards change places. It brings one's leader out of an enemy's sight, to a friend nobody aims at; anything else is left
 * alone, for a leader that comes to the other one wins for its holder alone (cops 3).
 */
export const blackmail: Worth = ({ places }, eye) => {
  if (places === undefined) return -1;
  const [one, other] = places;
  return Math.max(rescue(one, other, eye), rescue(other, one, eye));
};

function rescue([seat, slot]: Place, [to, at]: Place, eye: Outlook): number {
  const { view } = eye;
  const { kind } = view.players[seat].cards[slot];
  if (!isLeader(kind) || eye.ownLeader(seat) < 1) return -0.05;
  if (eye.enemyLeader(to) > 0.02 || view.players[to].cards[at].kind === null) return -0.3;
  const need = aimedAt(seat, eye) * (isWounded(view.players[seat]) ? 0.6 : 0.2);
  const risk = aimedAt(to, eye) * (isWounded(view.players[seat]) ? 0.6 : 0.2) + 0.3 * eye.enemy(to);
  return need - risk;
}

/** Hides one's leader, as long as there is something to hide. */
export const disguise: Worth = ({ target = -1 }, eye) => {
  const hidden = eye.view.players[target].cards.filter(({ up }) => !up).length;
  return hidden === 0 ? -0.1 : 0.12 * eye.ownLeader(target) - 0.12 * eye.enemyLeader(target) - 0.02;
};

/** Shuffles what others have seen: for oneself or a friend who leads and has been found, never for an enemy. */
export const flashbang: Worth = ({ target = -1 }, eye) => {
  const { view, me } = eye;
  const player = view.players[target];
  if (isWounded(player)) return -0.1; // cops 5: the token stays on its card.
  const found = player.cards.filter(({ kind, up, knownTo }) => {
    const seen = up || [...view.players.keys()].some((seat) => seat !== target && isKnownTo(knownTo, seat));
    return seen && isLeader(kind);
  }).length;
  if (target === me) return found > 0 ? 0.12 : 0;
  return found * (0.08 * eye.ownLeader(target) - 0.2 * eye.enemyLeader(target)) - 0.05 * eye.enemy(target);
};

/** Turns an enemy who leads nobody into a friend; on a leader it does nothing, on a friend harm. */
export const plantedEvidence: Worth = ({ target = -1 }, eye) => {
  const leads = eye.enemyLeader(target) + eye.ownLeader(target);
  const enemy = eye.enemy(target) - eye.enemyLeader(target);
  const friend = Math.max(0, 1 - eye.enemy(target) - eye.ownLeader(target));
  const isTurned = isReversed(eye.view.players[target]);
  return isTurned ? -0.1 : 0.1 * enemy - 0.12 * friend - 0.05 * leads;
};
