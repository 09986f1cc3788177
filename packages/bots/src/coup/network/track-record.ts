import type { ActionName, CoupEvent } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { ROLE_OF, ROLES } from "./role.ts";

/*
 * What everybody at the table remembers of each player: what they claimed, what they let pass, how that ended. Public
 * events only, so that it is the same in every seat's memory and can be kept once for a whole table.
 */

const CLAIMS = 0;
/** Chances to show a duke, a defence against theft or a contessa that were let pass. */
const PASSED_UP = CLAIMS + ROLES.length;
const PASSED_DUKE = PASSED_UP;
const PASSED_THEFT = PASSED_UP + 1;
const PASSED_CONTESSA = PASSED_UP + 2;
const CAUGHT = PASSED_UP + 3;
const CHALLENGES = CAUGHT + 1;
/** How often the hand has changed where nobody saw it. */
const CHANGES = CHALLENGES + 1;

/** How many numbers there are for each player. */
export const RECORDED = CHANGES + 1;

/** A claim that was not proven: for all one knows the card is not there. */
const DISPROVEN = -1;

export interface TrackRecord {
  /** `RECORDED` numbers for each seat. */
  readonly counts: Float32Array;
  action: ActionName | null;
  actor: Seat;
  target: Seat | null;
  blocked: boolean;
}

export function newTrackRecord(seats: number): TrackRecord {
  return { counts: new Float32Array(seats * RECORDED), action: null, actor: 0, target: null, blocked: false };
}

export function trackRecordOf(past: readonly CoupEvent[], seats: number): TrackRecord {
  const record = newTrackRecord(seats);
  for (const event of past) track(record, event);
  return record;
}

/** A copy that shares nothing that changes. */
export function copyTrackRecord(record: TrackRecord): TrackRecord {
  return { ...record, counts: record.counts.slice() };
}

/** Writes one event down. What only some may see is not looked at. */
export function track(record: TrackRecord, event: CoupEvent): void {
  const { counts } = record;
  switch (event.type) {
    case "announced":
      return announce(record, event);
    case "blocked":
    case "claimed":
      if (event.type === "blocked") record.blocked = true;
      counts[event.seat * RECORDED + CLAIMS + ROLE_OF[event.as]] += 1;
      return;
    case "challenged":
      counts[event.seat * RECORDED + CHALLENGES] += 1;
      return;
    case "refused":
      counts[event.seat * RECORDED + CAUGHT] += 1;
      if (event.as !== "no-duke") counts[event.seat * RECORDED + CLAIMS + ROLE_OF[event.as]] = DISPROVEN;
      return;
    case "showed":
      for (const card of event.cards) counts[event.seat * RECORDED + CLAIMS + ROLE_OF[card]] = 0;
      counts[event.seat * RECORDED + CHANGES] += 0.5;
      return;
    case "lost":
      counts[event.seat * RECORDED + CLAIMS + ROLE_OF[event.card]] = 0;
      return;
    case "returned":
      if (event.knownTo !== "everyone") forget(counts, event.seat);
      return;
    case "turn":
    case "won":
      return notePasses(record);
    default:
      return;
  }
}

function announce(record: TrackRecord, event: CoupEvent & { readonly type: "announced" }): void {
  record.action = event.action;
  record.actor = event.seat;
  record.target = event.target;
  record.blocked = false;
  const own = event.seat * RECORDED;
  if (event.as === "no-duke") record.counts[own + PASSED_DUKE] += 1;
  else if (event.as !== null) record.counts[own + CLAIMS + ROLE_OF[event.as]] += 1;
  else if (event.action === "income" || event.action === "foreign-aid") record.counts[own + PASSED_DUKE] += 0.5;
}

/** A hand that changed unseen: what was said of it counts half. */
function forget(counts: Float32Array, seat: Seat): void {
  const own = seat * RECORDED;
  for (let place = CLAIMS; place < CAUGHT; place++) counts[own + place] /= 2;
  counts[own + CHANGES] += 1;
}

/** The action is over: whoever could have blocked it and did not has let a chance pass. */
function notePasses(record: TrackRecord): void {
  const { counts, action, actor, target, blocked } = record;
  record.action = null;
  if (blocked || action === null) return;
  if (action === "foreign-aid") {
    for (let seat = 0; seat * RECORDED < counts.length; seat++)
      if (seat !== actor) counts[seat * RECORDED + PASSED_DUKE] += 0.5;
  }
  if (target === null) return;
  if (action === "steal") counts[target * RECORDED + PASSED_THEFT] += 1;
  if (action === "assassinate") counts[target * RECORDED + PASSED_CONTESSA] += 1;
}

/** Writes a player's record as features, each between -1 and 1; gives back the place behind it. */
export function writeRecord({ counts }: TrackRecord, seat: Seat, into: Float32Array, at: number): number {
  const own = seat * RECORDED;
  for (let place = 0; place < RECORDED; place++) {
    const count = counts[own + place];
    if (count !== 0) into[at + place] = count / (1 + Math.abs(count));
  }
  return at + RECORDED;
}
