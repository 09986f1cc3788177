import type { Seat } from "@darbar/kernel";
import { nextCop } from "../neighbours.ts";
import { type Outlook, otherCops } from "../outlook.ts";
import type { Personality } from "../personality.ts";
import { victimNow, worthOfHit, worthOfRescue, worthOfShooting } from "../shot.ts";
import type { Worth } from "./rule.ts";

/** Another turn at once is worth the shot that it brings. */
export const coffee: Worth = (_, eye, personality) => {
  const { view, me } = eye;
  if (view.next !== null) return view.next === me ? -1 : 0.02 * eye.enemy(view.next);
  const { armed, aim } = view.players[me];
  if (!armed || aim === null || view.players[aim].standing !== "in" || victimNow(view) === aim) return 0.02;
  // In one's own turn the shot comes anyway, and the next turn brings nothing but a new gun.
  return view.turn === me && view.moment !== "turn-end" ? 0.03 : 0.5 * worthOfShooting(aim, eye, personality);
};

/** Takes what an enemy could use and gives it to a friend. */
export const evidenceBag: Worth = ({ target = -1, to = -1 }, eye) => {
  const need = eye.view.players[to].equipment.length === 0 ? 0.04 : 0.01;
  return 0.04 * (eye.enemy(target) - 0.5) + need * (0.5 - eye.enemy(to)) * 2;
};

/** How much a gun in somebody's hand threatens one's side, by whom it is aimed at. */
function threat(seat: Seat, eye: Outlook, personality: Personality): number {
  const { armed, aim } = eye.view.players[seat];
  if (!armed || aim === null || seat === eye.me) return 0;
  return Math.max(0, eye.enemy(seat) - 0.3) * Math.max(0, -worthOfHit(aim, eye, personality)) * 0.6;
}

/** Stops a shot, or takes a gun from an enemy who threatens somebody dear. */
export const k9Unit: Worth = ({ target = -1 }, eye, personality) => {
  const { view, me } = eye;
  if (!view.players[target].armed || target === me) return -1;
  if (target === view.turn && view.moment === "announced" && victimNow(view) !== null) {
    return worthOfRescue(eye, personality);
  }
  return threat(target, eye, personality) + 0.03 * (eye.enemy(target) - 0.6);
};

/** Takes the gun of an enemy and has one at once. */
export const taser: Worth = ({ target = -1, to = -1 }, eye, personality) => {
  const gain = threat(target, eye, personality) + 0.06 * (eye.enemy(target) - 0.5);
  return gain + 0.5 * worthOfShooting(to, eye, personality);
};

/** All guns on one: worth it when that is an enemy and friends hold the guns. */
export const walkieTalkie: Worth = ({ target = -1 }, eye, personality) => {
  const { view, me } = eye;
  if (target === me) return -1;
  let worth = 0;
  for (const seat of [me, ...otherCops(eye)]) {
    const { armed, aim } = view.players[seat];
    if (seat === target || !armed || aim === target || aim === null) continue;
    // Guns that pointed at friends are turned away, those that pointed at enemies too.
    worth +=
      0.4 * (worthOfHit(target, eye, personality) - worthOfHit(aim, eye, personality)) * (seat === me ? 0.3 : 0.5);
  }
  const victim = victimNow(view);
  return worth + (victim === null || victim === target ? 0 : 0.3 * worthOfRescue(eye, personality));
};

/** Turns the order round when an armed enemy would be next and a friend the other way. */
export const smokeGrenade: Worth = (_, eye, personality) => {
  const { view } = eye;
  if (view.next !== null) return 0;
  const back = view.direction === 1 ? -1 : 1;
  const next = nextCop(view, view.turn, view.direction);
  const instead = nextCop(view, view.turn, back);
  return 0.5 * (danger(next, eye, personality) - danger(instead, eye, personality));
};

/** What the next turn of a seat may do to one's side; below 0 if it helps. */
function danger(seat: Seat, eye: Outlook, personality: Personality): number {
  const { armed, aim } = eye.view.players[seat];
  if (!armed || aim === null) return 0;
  const hit = worthOfHit(aim, eye, personality);
  return seat === eye.me ? -Math.max(0, hit) : -hit * 0.6;
}
