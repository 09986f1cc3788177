import { CLAIM_WORDS, type CopsEvent, claimSaying, SLOTS } from "@darbar/cops";
import type { Remark, Seat } from "@darbar/kernel";
import { type Moment, RULES, stateAt } from "./moments.ts";

/** How long ago somebody has looked, in events. */
const JUST_NOW = 6;

/** Who has just looked at a card that still lies face down, and is not asked anything; `null`: nobody. */
export function lookerAt(moment: Moment): Seat | null {
  const { game, events, at } = moment;
  const recent = (events as readonly CopsEvent[]).slice(Math.max(0, at - JUST_NOW), at);
  const looked = recent.findLast((event) => event.type === "looked");
  if (looked === undefined || recent.slice(recent.indexOf(looked)).some(moves)) return null;
  const state = stateAt(moment);
  return RULES[game].waiting(state).includes(looked.by) || RULES[game].outcome(state) !== null ? null : looked.by;
}

/** Whether something has happened after which a look may be no news any more. */
function moves({ type }: CopsEvent): boolean {
  return ["turn", "turned-up", "exposed", "swapped", "flashed", "criminal", "out"].includes(type);
}

/** Everybody but one has told something of each of two others. */
export function claimsOfAll(seats: number, silent: Seat): readonly Remark[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    seat === silent
      ? []
      : [1, 2].map((step): Remark => {
          const claim = {
            about: (seat + step) % seats,
            place: SLOTS[(seat + step) % SLOTS.length],
            word: CLAIM_WORDS[(seat * step) % CLAIM_WORDS.length],
          };
          return { seat, saying: claimSaying(claim), after: 0 };
        }),
  );
}
