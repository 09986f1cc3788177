import { neighboursOf } from "../neighbours.ts";
import { isWounded } from "../outlook.ts";
import { victimNow, worthOfHit, worthOfRescue } from "../shot.ts";
import type { Worth } from "./rule.ts";

/** A friend who is back counts as much as an enemy less. */
export const defibrillator: Worth = ({ target = -1 }, eye, { friendOut, enemyOut }) =>
  (1 - eye.enemy(target)) * friendOut - eye.enemy(target) * enemyOut * 1.5;

/** A wound is healed on one's own side only. */
export const medKit: Worth = ({ target = -1 }, eye, { ownWound, wound }) => {
  if (!isWounded(eye.view.players[target])) return -1;
  return eye.ownLeader(target) * ownWound - eye.enemyLeader(target) * wound * 2;
};

/** The last deed: it eliminates a leader who is not even wounded. */
export const mobileDetonator: Worth = ({ target = -1 }, eye, { enemyOut, friendOut }) => {
  const leader = eye.enemyLeader(target) - eye.ownLeader(target);
  return leader + eye.enemy(target) * enemyOut - (1 - eye.enemy(target)) * friendOut + 0.06;
};

/** The shooter must shoot somebody else: worth it for a player we would miss more than the next target. */
export const restrainingOrder: Worth = (_, eye, personality) => {
  const { view } = eye;
  const victim = victimNow(view);
  if (victim === null || view.turn === eye.me) return -1;
  const others = [...view.players.keys()].filter(
    (seat) => seat !== victim && seat !== view.turn && view.players[seat].standing === "in",
  );
  // An enemy who shoots picks the player we would miss most; a friend the one we would miss least.
  const hits = others.map((seat) => worthOfHit(seat, eye, personality));
  const enemy = eye.enemy(view.turn);
  const next = enemy * Math.min(...hits) + (1 - enemy) * Math.max(...hits);
  return worthOfRescue(eye, personality) + (next > 0 ? next : next / 2);
};

/** The player about to be hit picks a neighbour to be hit instead: for the bot and its leader, never for an enemy. */
export const riotShield: Worth = (_, eye, personality) => {
  const { view, me } = eye;
  const victim = victimNow(view);
  if (victim === null) return -1;
  const hits = neighboursOf(view, victim).map((seat) => worthOfHit(seat, eye, personality));
  if (victim === me) return -worthOfHit(me, eye, personality) + Math.max(...hits) + 0.04;
  const enemy = eye.enemy(victim);
  return -worthOfHit(victim, eye, personality) + enemy * Math.min(...hits) + (1 - enemy) * Math.max(0, ...hits);
};
