import { copiesFor, rulesBy, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { ROLE_OF, ROLES } from "./role.ts";

/*
 * Everything here works on states and on views alike, with the same result: only what the seat may know is looked at.
 * A rollout can then ask the table itself, without making a view for each decision.
 */

/** Adds up, by role, the face-down cards of `other` that `seat` is certain of: its own, proven ones and those seen. */
export function addCertain(view: State, seat: Seat, other: Seat, sum: Float32Array): void {
  if (other === seat) {
    for (const card of view.players[seat].hidden) if (card !== null) sum[ROLE_OF[card]]++;
    return;
  }
  const { sightings, proven } = view;
  let spare = 0; // A proven card may be the very one that was seen before.
  for (const sighting of sightings) {
    if (sighting.seat !== other || (sighting.by !== seat && sighting.by !== "everyone")) continue;
    sum[ROLE_OF[sighting.card]]++;
    spare |= 1 << ROLE_OF[sighting.card];
  }
  for (const shown of proven) {
    if (shown.seat !== other) continue;
    const role = ROLE_OF[shown.card];
    if ((spare & (1 << role)) !== 0) spare &= ~(1 << role);
    else sum[role]++;
  }
}

/** Counts, by role, the cards whose place a seat does not know. */
export function countUnseen(view: State, seat: Seat, unseen: Float32Array): void {
  const { options, players, court, drafted } = view;
  unseen.fill(0);
  for (let other = 0; other < players.length; other++) {
    for (const card of players[other].shown) unseen[ROLE_OF[card]]++;
    addCertain(view, seat, other, unseen);
  }
  for (const { card, knownTo } of court.under) {
    if (card !== null && (knownTo === "everyone" || knownTo.includes(seat))) unseen[ROLE_OF[card]]++;
  }
  const each = options.draft ? 1 : copiesFor(rulesBy(options), players.length);
  // coup 1: in a draft each has added a card of their own; the other's could be any.
  const kept = drafted[seat] ?? null;
  if (kept !== null) unseen[ROLE_OF[kept]]--;
  const other = drafted.length > 0 ? 1 / ROLES.length : 0;
  for (let role = 0; role < ROLES.length; role++) unseen[role] = Math.max(0, each - unseen[role]) + other;
}

/** The odds that, of so many cards nobody has looked at, at least one is among `wanted` out of `unseen`. */
export function oddsOfOne(cards: number, wanted: number, unseen: number): number {
  let none = 1;
  for (let drawn = 0; drawn < cards; drawn++)
    none *= Math.max(0, unseen - wanted - drawn) / Math.max(1, unseen - drawn);
  return 1 - none;
}
