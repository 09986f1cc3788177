import { type CopsEvent, cops, type State } from "@darbar/cops";
import { foldSighting, NOTHING_SEEN, roleOfKnown, type Sightings } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import { type Attitudes, blurAttitudes, noAttitudes, note } from "./attitudes.ts";
import { evidenceIn, type Reading } from "./behaviour.ts";
import type { Hearing } from "./hearing.ts";

/*
 * A past is gone through event by event. Who has gone through a part of it before goes on from there: it holds the very same events, or
 * it is another past, and is gone through from its beginning.
 */

/** What a past has come to so far. */
interface Followed {
  readonly table: State;
  readonly attitudes: Attitudes;
  /** The last role of those whose cards have left the game. */
  readonly left: (number | null)[];
  sightings: Sightings;
}

/** How far somebody has come. */
export interface Trail {
  readonly gone: CopsEvent[];
  followed: Followed | null;
}

export function newTrail(): Trail {
  return { gone: [], followed: null };
}

/** Goes through a past as far as it is new. What was said is heard at its place in the past, so with words it begins anew. */
export function followed(
  trail: Trail,
  past: readonly CopsEvent[],
  view: State,
  reading: Reading | null,
  hearing: Hearing,
): Followed {
  const goesOn = hearing.isSilent && leadsHere(trail, past, view);
  const so = goesOn && trail.followed !== null ? trail.followed : beginning(view);
  const me = view.viewer as Seat;
  for (let after = goesOn ? trail.gone.length : 0; after < past.length; after++) {
    const event = past[after];
    hearing.listen(after, so.table);
    so.sightings = foldSighting(so.sightings, event);
    if (event.type === "criminal") so.left[event.seat] = roleOfKnown(so.table.players[event.seat]);
    if (reading !== null) for (const evidence of evidenceIn(event, so.table, reading)) note(so.attitudes, evidence, me);
    blurAttitudes(so.attitudes, event);
    cops.evolve(so.table, event);
  }
  hearing.listen(past.length, so.table);
  if (!goesOn) trail.gone.length = 0;
  for (let after = trail.gone.length; after < past.length; after++) trail.gone.push(past[after]);
  trail.followed = so;
  return so;
}

function beginning(view: State): Followed {
  const seats = view.players.length;
  return {
    table: cops.view(cops.setup(view.options, seats), view.viewer),
    attitudes: noAttitudes(seats),
    left: view.players.map(() => null),
    sightings: NOTHING_SEEN,
  };
}

function leadsHere({ gone, followed }: Trail, past: readonly CopsEvent[], view: State): boolean {
  if (followed === null || followed.table.viewer !== view.viewer || followed.table.options !== view.options)
    return false;
  return gone.length <= past.length && gone.every((event, after) => event === past[after]);
}
