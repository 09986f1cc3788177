import { QUESTIONS, type Question, type State } from "@darbar/coup";
import { deckSize, type Seat } from "@darbar/kernel";
import { addCertain, countUnseen, oddsOfOne } from "./certain.ts";
import { claimPlace, NO_DUKE, ROLE_OF, ROLES } from "./role.ts";
import { MOST_OPPONENTS, type Slots } from "./slots.ts";
import { ACTIONS, actionPlace, TABLE_FEATURES, writeTable } from "./table-features.ts";
import { RECORDED, type TrackRecord, writeRecord } from "./track-record.ts";

/*
 * A decision in numbers, as the seat that has to make it sees the table: about itself, about the question, about the
 * table, and then about each living opponent, slot by slot. Most of them are 0 most of the time.
 */

const OWN_FEATURES = 3 * ROLES.length + 5 + RECORDED;
const QUESTION_FEATURES = QUESTIONS.length + ACTIONS + NO_DUKE + 1 + 3 + 3 + ROLES.length + 3;
const OPPONENT_FEATURES = 4 + RECORDED + ROLES.length + 4;

/** How many numbers describe a decision. */
export const FEATURES = OWN_FEATURES + QUESTION_FEATURES + TABLE_FEATURES + MOST_OPPONENTS * OPPONENT_FEATURES;

/** Coins from which a coup can be paid, and an assassin. */
const RICH = 7;
const ARMED = 3;

const sum = new Float32Array(ROLES.length);
const unseen = new Float32Array(ROLES.length);

/** Writes the features of a decision in place. `view` may be the table itself: only what the seat sees is looked at. */
export function writeFeatures(view: State, seat: Seat, slots: Slots, record: TrackRecord, into: Float32Array): void {
  into.fill(0);
  let at = writeOwn(view, seat, record, into, 0);
  at = writeQuestion(view, seat, into, at);
  at = writeTable(view, seat, slots, into, at);
  for (let slot = 0; slot < slots.count; slot++) {
    writeOpponent(view, seat, slots.seatIn[slot], record, into, at);
    at += OPPONENT_FEATURES;
  }
}

function writeOwn(view: State, seat: Seat, record: TrackRecord, into: Float32Array, start: number): number {
  let at = start;
  const { hidden, coins } = view.players[seat];
  for (const card of hidden) if (card !== null) into[at + ROLE_OF[card]] += 0.5;
  at += ROLES.length;
  // Which of one's cards somebody else has seen.
  for (const sighting of view.sightings) if (sighting.seat === seat) into[at + ROLE_OF[sighting.card]] = 1;
  at += ROLES.length;
  countUnseen(view, seat, unseen);
  for (let role = 0; role < ROLES.length; role++) into[at++] = unseen[role] / 3;
  into[at++] = hidden.length > 1 ? 1 : 0;
  into[at++] = coins / 10;
  into[at++] = coins >= RICH ? 1 : 0;
  into[at++] = coins >= ARMED ? 1 : 0;
  into[at++] = deckSize(view.court) / 15;
  return writeRecord(record, seat, into, at);
}

const QUESTION_PLACE = Object.fromEntries(QUESTIONS.map((question, place) => [question, place])) as Readonly<
  Record<Question, number>
>;

function writeQuestion(view: State, seat: Seat, into: Float32Array, start: number): number {
  const { action, claim, bomb, presented } = view;
  let at = start;
  into[at + QUESTION_PLACE[view.question]] = 1;
  at += QUESTIONS.length;
  if (action !== null) into[at + actionPlace(action.kind)] = 1;
  at += ACTIONS;
  if (claim !== null) into[at + claimPlace(claim.as)] = 1;
  at += NO_DUKE + 1;
  if (claim !== null) {
    into[at] = claim.on === "block" ? 1 : 0;
    into[at + 1] = claim.on === "bomb" ? 1 : 0;
    into[at + 2] = oddsOfClaim(view, seat);
  }
  at += 3;
  into[at++] = action?.seat === seat ? 1 : 0;
  into[at++] = action?.target === seat ? 1 : 0;
  into[at++] = claim?.seat === seat ? 1 : 0;
  // coup 5: the presented card is for its owner and the inquisitor alone.
  if (presented !== null && (action?.seat === seat || action?.target === seat)) into[at + ROLE_OF[presented]] = 1;
  at += ROLES.length;
  into[at++] = bomb?.holder === seat ? 1 : 0;
  into[at++] = bomb?.to === seat ? 1 : 0;
  into[at++] = bomb !== null && bomb.to === null ? 1 : 0;
  return at;
}

/** The odds that the open claim is so, by counting cards; for one's own it is known. Counts what is unseen first. */
function oddsOfClaim(view: State, seat: Seat): number {
  const claim = view.claim;
  if (claim === null) return 0;
  const role = claim.as === "no-duke" ? ROLE_OF.duke : ROLE_OF[claim.as];
  sum.fill(0);
  addCertain(view, seat, claim.seat, sum);
  let certain = 0;
  let cards = 0;
  for (let each = 0; each < ROLES.length; each++) {
    certain += sum[each];
    cards += unseen[each];
  }
  const unknown = view.players[claim.seat].hidden.length - certain;
  const odds = sum[role] > 0 ? 1 : oddsOfOne(unknown, unseen[role], cards);
  return claim.as === "no-duke" ? 1 - odds : odds;
}

function writeOpponent(
  view: State,
  seat: Seat,
  other: Seat,
  record: TrackRecord,
  into: Float32Array,
  start: number,
): void {
  const { players, action, claim } = view;
  const { hidden, coins, allegiance } = players[other];
  let at = start;
  into[at++] = 1;
  into[at++] = hidden.length > 1 ? 1 : 0;
  into[at++] = coins / 10;
  into[at++] = coins >= RICH ? 1 : 0;
  at = writeRecord(record, other, into, at);
  sum.fill(0);
  addCertain(view, seat, other, sum);
  for (let role = 0; role < ROLES.length; role++) into[at++] = sum[role];
  if (allegiance !== null) into[at] = allegiance === players[seat].allegiance ? 1 : -1;
  at++;
  into[at++] = action?.seat === other ? 1 : 0;
  into[at++] = action?.target === other ? 1 : 0;
  into[at++] = claim?.seat === other ? 1 : 0;
}
