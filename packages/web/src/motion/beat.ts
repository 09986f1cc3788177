import type { Seat } from "@darbar/kernel";

/** Where things are. */
export type Spot =
  /**
   * The name in a `data-place` attribute. `else`: where to look if there is no such place. `was`: where it was before
   * the event.
   */
  | { readonly at: string; readonly else?: string; readonly was?: true }
  /** A face-down card of a hand, counted back from the newest; where there is none, its seat. */
  | { readonly handOf: Seat; readonly back: number }
  /** The card that a hand lost last. */
  | { readonly lostOf: Seat };

/** A part of the time of an event, from 0 to 1. */
export type TimeSpan = readonly [begins: number, ends: number];

/**
 * Something to be seen. One event is a few of them at the same time; those with an `order` follow one another. Things
 * and faces are pictures that the game draws, by name.
 */
export type Beat =
  /** A thing flies. `arrives`: it is what lies at `to`, which is not seen before it has arrived. */
  | {
      readonly do: "fly";
      readonly thing: string;
      readonly from: Spot;
      readonly to: Spot;
      readonly order: number;
      readonly arrives?: true;
    }
  /** A card is held up for all to see. */
  | { readonly do: "hold-up"; readonly at: Spot; readonly face: string; readonly order: number }
  /** A card turns over where it lies. `back`: the side that was up before. */
  | { readonly do: "turn"; readonly at: Spot; readonly order: number; readonly back?: string }
  /** Two cards that have changed places cross the table. */
  | { readonly do: "cross"; readonly places: readonly [Spot, Spot] }
  /** A thing goes somewhere, stays for a moment and is gone. */
  | { readonly do: "visit"; readonly thing: string; readonly from: Spot; readonly to: Spot; readonly order: number }
  /** A thing comes down on a place from above. `arrives`: it is what lies there. */
  | { readonly do: "come"; readonly thing: string; readonly at: Spot; readonly arrives?: true }
  /** A thing rises from a place and is gone. */
  | { readonly do: "go"; readonly thing: string; readonly at: Spot }
  /** White light washes over a place. */
  | { readonly do: "wash"; readonly at: Spot }
  | { readonly do: "sparks"; readonly thing: string; readonly at: Spot; readonly of: "gold" | "fire" }
  /** What lies there is lifted and laid down again. */
  | { readonly do: "lift"; readonly at: Spot; readonly order: number }
  /** What lies there is laid down. */
  | { readonly do: "lay-down"; readonly at: Spot; readonly order: number }
  /** What is shown there swings round to where it points now. */
  | { readonly do: "swing"; readonly at: Spot }
  /** Two players face each other while the table dims. */
  | { readonly do: "face-off"; readonly seats: readonly [Seat, Seat] }
  /** A player leans towards somebody. */
  | { readonly do: "lean"; readonly seat: Seat; readonly towards: Seat }
  | { readonly do: "nod"; readonly seat: Seat }
  | { readonly do: "fade"; readonly seat: Seat }
  | { readonly do: "wake"; readonly seat: Seat }
  | { readonly do: "shake"; readonly seat: Seat; readonly during?: TimeSpan }
  | { readonly do: "tense"; readonly seat: Seat; readonly during?: TimeSpan }
  /** All seats tremble. */
  | { readonly do: "tremble"; readonly during: TimeSpan }
  /** All seats move a little round the table and back: 1 clockwise, -1 the other way. */
  | { readonly do: "swirl"; readonly direction: 1 | -1 };

/** One kind of beat. */
export type BeatOf<Do extends Beat["do"]> = Extract<Beat, { readonly do: Do }>;

/** A card each, round the table, as a dealer does, until everybody has theirs. */
export function roundTheTable(
  hands: readonly number[],
  give: (seat: Seat, card: number, order: number) => Beat,
): readonly Beat[] {
  const beats: Beat[] = [];
  for (let round = 0; round < Math.max(...hands); round++) {
    for (const [seat, cards] of hands.entries()) {
      if (round < cards) beats.push(give(seat, round, beats.length));
    }
  }
  return beats;
}
