import type { Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { worthOfLook } from "../look.ts";
import { isLeading, type Outlook, otherCops } from "../outlook.ts";
import type { Personality } from "../personality.ts";
import type { Worth } from "./rule.ts";

/** What looking at all unknown cards of a seat is worth. */
function worthOfAll(seat: Seat, eye: Outlook, personality: Personality): number {
  const hidden = eye.view.players[seat].cards.flatMap(({ kind }, slot) => (kind === null ? [slot as Slot] : []));
  return worthOfLook(seat, hidden, eye, personality);
}

/** The best single look that is left when one player has been looked at. */
function bestOther(target: Seat, eye: Outlook, personality: Personality): number {
  const others = otherCops(eye).filter((seat) => seat !== target);
  return Math.max(
    0,
    ...others.flatMap((seat) => ([0, 1, 2] as const).map((slot) => worthOfLook(seat, [slot], eye, personality))),
  );
}

/** Two looks for nothing. */
export const wiretap: Worth = ({ target = -1, card = 0 }, eye, personality) => {
  const first = worthOfLook(target, [card], eye, personality);
  return first === 0 ? -1 : (first + bestOther(target, eye, personality)) * 0.6;
};

/** Up to three cards at once, but the other player looks back: a bot with a leader to hide avoids enemies. */
export const polygraph: Worth = ({ target = -1 }, eye, personality) => {
  const secret = isLeading(eye.view.players[eye.me]) ? 0.15 : 0.03;
  return worthOfAll(target, eye, personality) * 0.6 - secret * eye.enemy(target) + 0.02 * (1 - eye.enemy(target));
};

/** One card of everybody who holds a gun. */
export const metalDetector: Worth = (_, eye, personality) => {
  let worth = 0;
  for (const seat of otherCops(eye)) {
    if (!eye.view.players[seat].armed) continue;
    worth += Math.max(...([0, 1, 2] as const).map((slot) => worthOfLook(seat, [slot], eye, personality)));
  }
  return worth * 0.6;
};

/** Makes another show a card; they choose it, so it tells little about a leader. */
export const truthSerum: Worth = ({ target = -1 }, eye, personality) => {
  if (target === eye.me) return -1;
  const hidden = eye.view.players[target].cards.filter(({ kind }) => kind === null).length;
  if (hidden === 0) return 0.02 * (eye.enemy(target) - 0.5);
  return (worthOfAll(target, eye, personality) / hidden) * 0.7;
};

/** Shows everybody a card that one player has seen: an enemy's leader, or one that would be news to oneself. */
export const surveillanceCamera: Worth = ({ target = -1, card = 0 }, eye, personality) => {
  const { view, me } = eye;
  if (target === me) return -1;
  const { kind } = view.players[target].cards[card];
  const enemyLeader = eye.enemyLeaderAt(target, card);
  if (kind === null) return worthOfLook(target, [card], eye, personality) - 0.1 * eye.ownLeader(target);
  const isOwnLeader = eye.ownLeader(target) === 1 && kind !== "honest" && kind !== "crooked";
  return isOwnLeader ? -0.3 : 0.12 * enemyLeader + 0.03 * (eye.enemy(target) - 0.5);
};
