import type { Move, Place, Slot, TwoPlaces } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Pick } from "./contract.ts";
import { type Purpose, purposesOf } from "./purpose.ts";
import type { Reader } from "./reader.ts";

/** A press on the way to a move, and for a player what they are pressed for. */
export interface Press {
  readonly pick: Pick;
  readonly purpose: Purpose | null;
}

/** A move, and the presses that lead to it. */
export interface Path {
  readonly move: Move;
  readonly presses: readonly Press[];
}

/** The ways to a move: the action or card first, then on whom, then which card. Two cards can be named in any order. */
export function pathsTo(move: Move, { view, me }: Reader): readonly Path[] {
  const way = (...presses: readonly (readonly Press[])[]): readonly Path[] => [{ move, presses: presses.flat() }];
  switch (move.do) {
    case "pass":
    case "shoot":
      return way(button(move.do));
    case "investigate":
      return way(button(move.do), seat(move.target, "investigate"), card(move.target, move.card));
    case "arm":
      return way(button(move.do), seat(move.target, "hold-up"), card(me, move.card));
    case "equip":
      return way(button(move.do), seat(move.to, "diamond"), card(me, move.card));
    case "snatch":
      return way(button(move.do), seat(move.target, "snatch"));
    case "swap":
      return inAnyOrder(move, button(move.do), move.places, "swap", "swap-with");
    case "infiltrate":
      return way(button(move.do), seat(move.target, "infiltrate-gun"), seat(move.to, "infiltrate-at"));
    case "play":
      return pathsToPlay(move);
    case "aim":
      return way(seat(move.target, view.question === "retarget" ? "shoot" : "aim"));
    case "divert":
      return way(seat(move.target, "divert"));
    case "reveal":
      return way(card(me, move.card));
    case "look": {
      const whose = view.looks[0]?.at === null ? seat(move.target, "look") : [];
      return way(whose, ...move.cards.map((each) => card(move.target, each)));
    }
    case "keep":
      return way(button(`keep-${move.equipment}`));
    case "arrange":
      return []; // The cards themselves are laid in order.
  }
}

function pathsToPlay(move: Move & { readonly do: "play" }): readonly Path[] {
  const { equipment, target, to, places } = move;
  const first = button(`play-${equipment}`);
  const purposes = purposesOf(equipment);
  if (purposes === null) return [{ move, presses: first }];
  const [one, other] = purposes;
  if (places !== undefined) return inAnyOrder(move, first, places, one, other);
  const cards = target === undefined ? [] : card(target, move.card);
  return [{ move, presses: [...first, ...seat(target, one), ...seat(to, other), ...cards] }];
}

function inAnyOrder(
  move: Move,
  first: readonly Press[],
  [one, other]: TwoPlaces,
  purpose: Purpose,
  then: Purpose,
): readonly Path[] {
  const place = ([whose, which]: Place, what: Purpose): readonly Press[] => [
    ...seat(whose, what),
    ...card(whose, which),
  ];
  return [
    { move, presses: [...first, ...place(one, purpose), ...place(other, then)] },
    { move, presses: [...first, ...place(other, purpose), ...place(one, then)] },
  ];
}

function button(id: string): readonly Press[] {
  return [{ pick: { on: "button", id }, purpose: null }];
}

function seat(whom: Seat | undefined, purpose: Purpose): readonly Press[] {
  return whom === undefined ? [] : [{ pick: { on: "seat", seat: whom }, purpose }];
}

function card(whose: Seat, which: Slot | undefined): readonly Press[] {
  return which === undefined ? [] : [{ pick: { on: "card", seat: whose, card: which }, purpose: null }];
}

/** What a pick is called: "investigate", "seat-2", "card-2-0". */
export function pickId(pick: Pick): string {
  switch (pick.on) {
    case "button":
      return pick.id;
    case "seat":
      return `seat-${pick.seat}`;
    case "card":
      return `card-${pick.seat}-${pick.card}`;
  }
}
