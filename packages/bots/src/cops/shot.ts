import type { State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { isWounded, type Outlook, otherCops } from "./outlook.ts";
import type { Personality } from "./personality.ts";

/** What it is worth that a seat is hit by a shot: above 0 if it helps one's team. */
export function worthOfHit(seat: Seat, eye: Outlook, personality: Personality): number {
  const { view } = eye;
  const player = view.players[seat];
  if (player.standing !== "in") return 0;
  const wounded = isWounded(player);
  const leader = eye.enemyLeader(seat) * (wounded ? 1 : personality.wound);
  const own = eye.ownLeader(seat) * (wounded ? 1 : personality.ownWound);
  const out = personality.enemyOut - (view.options.mode === "gang" ? personality.newCriminal : 0);
  const enemy = Math.max(0, eye.enemy(seat) - eye.enemyLeader(seat)) * (out + danger(seat, eye));
  const friend = Math.max(0, 1 - eye.enemy(seat) - eye.ownLeader(seat)) * personality.friendOut;
  return leader - own + enemy - friend;
}

/** An armed enemy is the more dangerous the likelier the gun is on one's leader. */
function danger(seat: Seat, eye: Outlook): number {
  const { armed, aim } = eye.view.players[seat];
  if (!armed) return 0;
  return 0.03 + (aim === null ? 0 : 0.15 * eye.ownLeader(aim));
}

/** The longer a game goes on, the less is needed to shoot: every game must end. */
function urgency({ view }: Outlook): number {
  return Math.min(0.25, Math.max(0, view.turns / view.players.length - 4) * 0.012);
}

export function worthOfShooting(seat: Seat, eye: Outlook, personality: Personality): number {
  const worth = worthOfHit(seat, eye, personality);
  const suspicion = eye.enemy(seat) - 0.5;
  const revenge = eye.view.players[seat].aim === eye.me ? personality.revenge : 0;
  return worth + (suspicion > 0 ? personality.nerve + revenge + urgency(eye) * Math.min(1, 4 * suspicion) : 0);
}

/** The best that a gun in one's hand could hit. */
export function bestPrey(eye: Outlook, personality: Personality): number {
  return Math.max(...otherCops(eye).map((seat) => worthOfShooting(seat, eye, personality)));
}

/** Who is about to be shot: a shot is announced, or on its way. */
export function victimNow(view: State): Seat | null {
  if (view.moment === "hit") return view.hit;
  return view.moment === "announced" && view.action?.do === "shoot" ? view.players[view.turn].aim : null;
}

/** What it is worth that the shot on its way hits nobody; 0 if there is none. */
export function worthOfRescue(eye: Outlook, personality: Personality): number {
  const victim = victimNow(eye.view);
  if (victim === null || eye.view.turn === eye.me) return 0;
  return -worthOfHit(victim, eye, personality) + (victim === eye.me ? 0.04 : 0);
}
