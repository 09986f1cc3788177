import { ACTION_LIST, type ActionName, copiesFor, rulesBy, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Slots } from "./slots.ts";

/** How many actions there are in all the editions. */
export const ACTIONS = ACTION_LIST.length;

const ACTION_PLACE = Object.fromEntries(ACTION_LIST.map(({ name }, place) => [name, place])) as Readonly<
  Record<ActionName, number>
>;

export function actionPlace(action: ActionName): number {
  return ACTION_PLACE[action];
}

/** Numbers of opponents that have a feature of their own: one to four, and more. */
const OPPONENT_COUNTS = 5;

/** How many numbers describe the table as a whole. */
export const TABLE_FEATURES = 1 + OPPONENT_COUNTS + 3 + 2 + 8 + 2;

/** Writes what is so for everybody: who is left, what lies on the table and what was agreed on. */
export function writeTable(view: State, seat: Seat, slots: Slots, into: Float32Array, start: number): number {
  const { options, players } = view;
  const rules = rulesBy(options);
  let at = start;
  into[at++] = slots.count / 10;
  if (slots.count > 0) into[at + Math.min(slots.count, OPPONENT_COUNTS) - 1] = 1;
  at += OPPONENT_COUNTS;
  let whole = 0;
  let richest = 0;
  let between = 0;
  let united = 1;
  for (let slot = 0; slot < slots.count; slot++) {
    const { hidden, coins, allegiance } = players[slots.seatIn[slot]];
    if (hidden.length > 1) whole++;
    if (coins > richest) richest = coins;
    if (slots.seatIn[slot] === view.turn) between = slots.count - slot;
    if (allegiance !== players[seat].allegiance) united = 0;
  }
  into[at++] = whole / Math.max(1, slots.count);
  into[at++] = richest / 10;
  into[at++] = between / 10; // How many turns until one's own.
  into[at++] = view.reserve / 10;
  into[at++] = view.treasury / 50;
  into[at++] = options.character === "inquisitor" ? 1 : 0;
  into[at++] = options.reformation ? 1 : 0;
  into[at++] = options.anarchist ? 1 : 0;
  into[at++] = options.draft ? 1 : 0;
  into[at++] = options.secondDefence ? 1 : 0;
  into[at++] = options.blockers === "anyone" ? 1 : 0;
  into[at++] = rules.returnedCards === "under" ? 1 : 0;
  into[at++] = copiesFor(rules, players.length) - 3;
  into[at++] = options.reformation ? united : 0;
  into[at++] = players[seat].allegiance === "loyalist" ? 1 : 0;
  return at;
}
