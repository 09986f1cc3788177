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

/** Facts by the seats that are asked; made when they are first stated. */
type BySeats<Stated> = (Stated | undefined)[];

function bySeats<Stated>(): BySeats<Stated> {
  return new Array<Stated | undefined>(1 << MOST_SEATS).fill(undefined);
}

const ASKED: Partial<Record<Question, BySeats<Fact<"asked">>>> = {};

export function asked(question: Question, seats: SeatSet): Fact<"asked"> {
  ASKED[question] ??= bySeats();
  const facts = ASKED[question];
  facts[seats] ??= { type: "asked", question, seats: seatsOf(seats) };
  return facts[seats];
}

const MOMENT: Partial<Record<Moment, BySeats<Fact<"moment">>>> = {};

/** Only a moment inside another one is rare enough to be made each time. */
export function opened(moment: Moment, seats: SeatSet, resume: Moment | null): Fact<"moment"> {
  if (resume !== null) return { type: "moment", moment, seats: seatsOf(seats), resume };
  MOMENT[moment] ??= bySeats();
  const facts = MOMENT[moment];
  facts[seats] ??= { type: "moment", moment, seats: seatsOf(seats), resume };
  return facts[seats];
}
