import { type Answered, at, PASS, type Seat, type SeatSet, seatsOf } from "@darbar/kernel";
import type { CopsEvent, Moment, Question } from "./event.ts";
import type { Move } from "./move.ts";
import { MOST_SEATS } from "./rules.ts";

/* The commonest facts, each made once and stated again and again. They are readonly: whoever gets one may keep it. */

type Fact<Type extends CopsEvent["type"]> = CopsEvent & { readonly type: Type };

const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

export const PASSED: readonly Answered<Move>[] = SEATS.map((seat) => ({ type: "answered", seat, move: PASS }));
export const TURN: readonly Fact<"turn">[] = SEATS.map((seat) => ({ type: "turn", seat }));
export const ARMED: readonly Fact<"armed">[] = SEATS.map((seat) => ({ type: "armed", seat }));
export const DISARMED: readonly Fact<"disarmed">[] = SEATS.map((seat) => ({ type: "disarmed", seat }));

/** By the seat that aims, then by whom it aims at. */
const AIMED: readonly (readonly Fact<"aimed">[])[] = SEATS.map((seat) =>
  SEATS.map((target) => ({ type: "aimed", seat, target })),
);

export function aimed(seat: Seat, target: Seat): Fact<"aimed"> {
  return at(at(AIMED, seat), target);
}

/** What has been asked so far, by the seats that are asked; the same question is the same fact. */
const ASKED: Fact<"asked">[][] = Array.from({ length: 1 << MOST_SEATS }, () => []);
const OPENED: Fact<"moment">[][] = Array.from({ length: 1 << MOST_SEATS }, () => []);

export function asked(question: Question, seats: SeatSet): Fact<"asked"> {
  const known = at(ASKED, seats);
  for (const fact of known) if (fact.question === question) return fact;
  const fact: Fact<"asked"> = { type: "asked", question, seats: seatsOf(seats) };
  known.push(fact);
  return fact;
}

export function opened(moment: Moment, seats: SeatSet, resume: Moment | null): Fact<"moment"> {
  const known = at(OPENED, seats);
  for (const fact of known) if (fact.moment === moment && fact.resume === resume) return fact;
  const fact: Fact<"moment"> = { type: "moment", moment, seats: seatsOf(seats), resume };
  known.push(fact);
  return fact;
}
