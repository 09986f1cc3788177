import { type Knowers, type Seat, takeCard } from "@darbar/kernel";
import { EXCHANGED } from "./action-table.ts";
import type { Character } from "./character.ts";
import { knownHand, playerAt, type Sighting, type State } from "./state.ts";

/**
 * What seats have learned of each other's face-down cards, and until when that holds. A sighting is certain as long as
 * it stands: it goes as soon as the card could have gone.
 *
 * A view keeps the sightings of its own seat, those of its own cards, and what everyone knows.
 */

/** The card of `seat` that `by` was shown. Seeing the same character again tells nothing new. */
export function rememberPresented(state: State, seat: Seat, card: Character, by: Seat): void {
  const known = state.sightings.some(
    (sighting) =>
      sighting.seat === seat && sighting.card === card && (sighting.by === by || sighting.by === "everyone"),
  );
  if (!known) remember(state, { seat, card, by });
}

/** `seat` has drawn a card from under the deck: who knew it lying there knows now who has it. */
export function rememberDrawn(state: State, seat: Seat, card: Character | null, knownTo: Knowers): void {
  if (card === null) return;
  if (knownTo === "everyone") return remember(state, { seat, card, by: "everyone" });
  for (const by of knownTo) if (by !== seat) remember(state, { seat, card, by });
}

/** `seat` has turned a card face up, or shown it and put it back: for all who knew of one such card it is gone. */
export function forgetLost(state: State, seat: Seat, card: Character): void {
  if (state.sightings.length === 0) return;
  const isSuch = (sighting: Sighting): boolean => sighting.seat === seat && sighting.card === card;
  const common = state.sightings.findIndex((sighting) => isSuch(sighting) && sighting.by === "everyone");
  if (common !== -1) {
    state.sightings = state.sightings.toSpliced(common, 1);
    return;
  }
  const forgot: Sighting["by"][] = [];
  state.sightings = state.sightings.filter((sighting) => {
    if (!isSuch(sighting) || forgot.includes(sighting.by)) return true;
    forgot.push(sighting.by);
    return false;
  });
}

/** `seat` has given cards back to the Court. Only those who know which ones still know what is left. */
export function forgetReturned(state: State, seat: Seat, cards: readonly (Character | null)[], knownTo: Knowers): void {
  if (state.sightings.length === 0) return;
  if (knownTo === "everyone") {
    for (const card of cards) if (card !== null) forgetLost(state, seat, card);
    return;
  }
  const before = state.sightings.filter((sighting) => sighting.seat === seat);
  state.sightings = state.sightings.filter((sighting) => sighting.seat !== seat);
  for (const by of knownTo) {
    if (by === seat) continue;
    const gone = cards.slice();
    for (const sighting of before) {
      if (sighting.by !== by && sighting.by !== "everyone") continue;
      const place = gone.indexOf(sighting.card);
      if (place === -1) remember(state, { ...sighting, by });
      else gone.splice(place, 1);
    }
  }
}

/** `seat` has none left of what it has proven: if all it has put back since is one card, everybody knows which (coup 5). */
export function learnReturned({ action, court, options }: State, seat: Seat, card: Character): void {
  if (action?.kind !== "exchange" || action.seat !== seat || EXCHANGED[options.character] !== 1) return;
  court.under[court.under.length - 1] = { card, knownTo: "everyone" };
}

/** The face-down cards of a seat that this viewer is certain of: their own, proven ones, and those they have seen. */
export function certainCards(view: State, seat: Seat): readonly Character[] {
  const player = playerAt(view, seat);
  if (!player.hidden.includes(null)) return knownHand(player);
  const certain = view.sightings.filter((sighting) => sighting.seat === seat).map((sighting) => sighting.card);
  const seen = certain.slice();
  // A proven card may be the very one that was seen before.
  for (const proven of view.proven) if (proven.seat === seat && !takeCard(seen, proven.card)) certain.push(proven.card);
  return certain;
}

/** Whether a viewer of the table may know of a sighting. */
export function isSightingOf(viewer: State["viewer"], sighting: Sighting): boolean {
  return viewer === "all" || sighting.by === "everyone" || sighting.by === viewer || sighting.seat === viewer;
}

function remember(state: State, sighting: Sighting): void {
  if (isSightingOf(state.viewer, sighting)) state.sightings = [...state.sightings, sighting];
}
