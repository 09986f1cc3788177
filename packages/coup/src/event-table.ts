import { at, PASS, type Seat, type SeatSet, seatsOf } from "@darbar/kernel";
import { ACTION_LIST, type ActionRule } from "./action-table.ts";
import { CHARACTERS, type Character, type Claim, placeOf } from "./character.ts";
import { MOST_SEATS } from "./edition.ts";
import { type CoupEvent, type Purse, QUESTIONS, type Question } from "./event.ts";
import { byName, bySeat } from "./move-table.ts";
import type { Action, OpenClaim } from "./state.ts";

/*
 * The facts that are said again and again, each made once: at the start, or where there are many, when it is first said. They are
 * readonly, like the moves: whoever gets one may keep it and must not change it.
 */

/** A sealed pass. */
export const PASSED = bySeat((seat) => ({ type: "answered", seat, move: PASS }) as const);

/** That a turn begins. */
export const TURN = bySeat((seat) => ({ type: "turn", seat }) as const);

/** That a player is out. */
export const OUT = bySeat((seat) => ({ type: "out", seat }) as const);

/** A question, and the facts that it is put to some seats, as far as they were said. */
export interface Ask {
  readonly name: Question;
  readonly facts: (CoupEvent | undefined)[];
}

/** The questions. Whoever asks names one here: a name that is known beforehand need not be looked up. */
export const ASK = byName(QUESTIONS, (name): Ask => ({ name, facts: [] }));

/** That a question is put to some seats. */
export function asked({ name, facts }: Ask, seats: SeatSet): CoupEvent {
  facts[seats] ??= { type: "asked", question: name, seats: seatsOf(seats) };
  return facts[seats];
}

/** What can be claimed, by its place: a character, or that there is no duke. */
const CLAIMS = CHARACTERS.length + 1;

function placeOfClaim(as: Claim): number {
  return as === "no-duke" ? CHARACTERS.length : placeOf(as);
}

const LOST = bySeat((seat) => CHARACTERS.map((card) => ({ type: "lost", seat, card }) as const)).flat();

/** That a card was turned face up. */
export function lost(seat: Seat, card: Character): CoupEvent {
  return at(LOST, seat * CHARACTERS.length + placeOf(card));
}

const REFUSED = new Array<CoupEvent | undefined>(MOST_SEATS * CLAIMS).fill(undefined);

/** That a claim was not proven. */
export function refused(seat: Seat, as: Claim): CoupEvent {
  const place = seat * CLAIMS + placeOfClaim(as);
  REFUSED[place] ??= { type: "refused", seat, as };
  return REFUSED[place];
}

const CHALLENGED = new Array<CoupEvent | undefined>(MOST_SEATS * MOST_SEATS * CLAIMS).fill(undefined);

/** That a claim is challenged. */
export function challenged(seat: Seat, claimant: Seat, as: Claim): CoupEvent {
  const place = (seat * MOST_SEATS + claimant) * CLAIMS + placeOfClaim(as);
  CHALLENGED[place] ??= { type: "challenged", seat, claimant, as };
  return CHALLENGED[place];
}

/** That an action is blocked, and the claim that this puts on the table. */
interface Block {
  readonly event: CoupEvent;
  readonly claim: OpenClaim;
}

const BLOCKED = bySeat((seat) =>
  CHARACTERS.map((as): Block => ({ event: { type: "blocked", seat, as }, claim: { seat, as, on: "block" } })),
).flat();

/** That a seat blocks, claiming a character. */
export function blocked(seat: Seat, as: Character): Block {
  return at(BLOCKED, seat * CHARACTERS.length + placeOf(as));
}

const PURSES = MOST_SEATS + 2;
/** So many coins change hands too seldom to be remembered. */
const MANY_COINS = 16;
const PAID = new Array<CoupEvent | undefined>(PURSES * PURSES * MANY_COINS).fill(undefined);

/** That coins have changed hands. */
export function paid(from: Purse, to: Purse, coins: number): CoupEvent {
  if (coins >= MANY_COINS) return { type: "paid", from, to, coins };
  const place = (placeOfPurse(from) * PURSES + placeOfPurse(to)) * MANY_COINS + coins;
  PAID[place] ??= { type: "paid", from, to, coins };
  return PAID[place];
}

function placeOfPurse(purse: Purse): number {
  // Asked for the kind of value first: a seat compared with a word is compared by the engine, not by compiled code.
  if (typeof purse === "number") return purse;
  return purse === "treasury" ? MOST_SEATS : MOST_SEATS + 1;
}

/** That an action was announced, and what that puts on the table. */
interface Announcement {
  readonly event: CoupEvent;
  readonly action: Action;
  readonly claim: OpenClaim | null;
}

const ANNOUNCED = new Array<Announcement | undefined>(ACTION_LIST.length * 2 * MOST_SEATS * (MOST_SEATS + 1)).fill(
  undefined,
);

/** That a seat announces an action, aimed at somebody or not, with a claim or without. */
export function announced({ row, name }: ActionRule, seat: Seat, target: Seat | null, as: Claim | null): Announcement {
  // An action claims the same at every table, but for the exchange.
  const claimed = as === "inquisitor" ? 1 : 0;
  const place = ((row * 2 + claimed) * MOST_SEATS + seat) * (MOST_SEATS + 1) + (target ?? MOST_SEATS);
  ANNOUNCED[place] ??= {
    event: { type: "announced", seat, action: name, target, as },
    action: { kind: name, seat, target },
    claim: as === null ? null : { seat, as, on: "action" },
  };
  return ANNOUNCED[place];
}
