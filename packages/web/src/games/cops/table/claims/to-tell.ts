import { type Claim, claimsAt, type Identity, SLOTS, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "../sight.ts";

/** A card that the reader has looked at and has told nobody about. */
export interface CardToTell extends Pick<Claim, "about" | "place"> {
  readonly kind: Identity;
  /** In which turn it was looked at. */
  readonly turn: number;
}

/** For so many turns after a look it is news. */
const NEWS = 1;

/** What the reader has just seen and could speak of; what they have said of a card, however they said it, is said. */
export function cardsToTell({ view, home, plays, known, claims }: Sight): readonly CardToTell[] {
  if (!plays || home === null || view.players[home].standing === "out") return [];
  return view.players.flatMap(({ cards }, about) =>
    about === home ? [] : SLOTS.slice(0, cards.length).flatMap(fresh(about)),
  );

  function fresh(about: Seat) {
    return (place: Slot): readonly CardToTell[] => {
      const knows = known[about]?.[place] ?? null;
      if (knows === null || knows.how !== "looked" || knows.turnsAgo > NEWS) return [];
      if (view.players[about].cards[place].up) return [];
      const isSaid = claimsAt(claims, [about, place]).some(({ by, verdict }) => by === home && verdict === "open");
      return isSaid ? [] : [{ about, place, kind: knows.kind, turn: view.turns - knows.turnsAgo }];
    };
  }
}
