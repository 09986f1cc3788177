import { at, type Seat } from "@darbar/kernel";
import type { EquipmentName, Play, Slot, State } from "../src/index.ts";
import {
  aimable,
  canBeSeen,
  faceDown,
  isDisguised,
  isLiving,
  leaderPlace,
  livingOf,
  othersOf,
  type Table,
} from "./referee-sheet.ts";

/* Which plays of each card are lawful, from the table of cops 5 and the pages on equipment in the book. */

type Naming = Omit<Play, "do" | "equipment">;

/** The lawful plays of the equipment that a seat holds, at the moment the table is in. */
export function lawfulPlays(state: State, seat: Seat): readonly Play[] {
  const { equipment } = at(state.players, seat);
  // cops 4: more than one in hand: all but one go before any is used.
  if (equipment.length !== 1) return [];
  const { kind } = at(equipment, 0);
  if (kind === null) throw new Error(`the referee does not know what seat ${seat} holds`);
  // cops 4: by its living holder; cops 5: the detonator by who has just been eliminated.
  const justFell = state.moment === "eliminated" && state.fallen.some((fallen) => fallen.seat === seat);
  if (kind === "mobile-detonator" ? !justFell : !isLiving(state, seat)) return [];
  if (!isTime(kind, state, seat)) return [];
  return namings(kind, state, seat).map((naming) => ({ do: "play", equipment: kind, ...naming }));
}

/** cops 5, the column of moments. */
function isTime(kind: EquipmentName, state: State, seat: Seat): boolean {
  switch (kind) {
    case "defibrillator":
      return state.options.mode === "base" || state.moment === "eliminated";
    case "mobile-detonator":
      return state.moment === "eliminated";
    case "restraining-order":
      return state.moment === "announced" && state.action?.do === "shoot";
    case "riot-shield":
      return state.moment === "hit";
    case "surveillance-camera":
      return state.moment === "investigated";
    case "taser":
      return state.turn === seat;
    default:
      return true;
  }
}

function namings(kind: EquipmentName, state: State, seat: Seat): readonly Naming[] {
  const { players } = state;
  const others = othersOf(state, seat);
  const one = (seats: readonly Seat[]) => seats.map((target) => ({ target }));
  switch (kind) {
    case "blackmail":
      return swaps(state, others);
    // "any": it may be played even if there is nobody to look at.
    case "metal-detector":
    case "coffee":
    case "smoke-grenade":
    case "riot-shield":
      return [{}];
    case "defibrillator":
      return one(revivable(state));
    case "disguise":
    case "planted-evidence":
      return one(others);
    case "evidence-bag":
      return others
        .filter((holder) => at(players, holder).equipment.length > 0)
        .flatMap((target) => others.filter((to) => to !== target).map((to) => ({ target, to })));
    // The book: the dog may be set on a player without a gun, "but that is no use".
    case "k9-unit":
    case "flashbang":
    case "walkie-talkie":
      return one(livingOf(state));
    case "med-kit":
      return one(livingOf(state).filter((target) => at(players, target).cards.some((card) => card.wounded)));

    case "mobile-detonator":
      return one(others);
    case "polygraph":
      return one(others.filter((target) => canBeSeen(state, target)));
    case "restraining-order":
      return livingOf(state).length > 2 ? [{}] : [];
    case "surveillance-camera":
      return state.seen
        .filter(([target, card]) => !at(at(players, target).cards, card).up && !isDisguised(state, target))
        .map(([target, card]) => ({ target, card }));
    case "taser":
      if (at(players, seat).armed) return [];
      return others
        .filter((target) => at(players, target).armed)
        .flatMap((target) => aimable(state, seat).map((to) => ({ target, to })));
    case "truth-serum":
      return one(livingOf(state).filter((target) => canBeSeen(state, target)));
    case "wiretap":
      return others
        .filter((target) => canBeSeen(state, target))
        .flatMap((target) => faceDown(state, target).map((card) => ({ target, card })));
  }
}

/** Every card of one with every card of another, the one with the lower seat first. */
export function swaps(table: Table, seats: readonly Seat[]): { places: [[Seat, Slot], [Seat, Slot]] }[] {
  const slots = [0, 1, 2] as const;
  return seats.flatMap((one) =>
    seats
      .filter((other) => other > one)
      .flatMap((other) =>
        slots.flatMap((card) =>
          slots.map((otherCard): { places: [[Seat, Slot], [Seat, Slot]] } => {
            if (at(table.players, one).cards.length !== 3) throw new Error(`seat ${one} has no cards to swap`);
            return {
              places: [
                [one, card],
                [other, otherCard],
              ],
            };
          }),
        ),
      ),
  );
}

/** cops 5: an eliminated player, never a leader's holder. */
function revivable(state: State): readonly Seat[] {
  return state.players.flatMap(({ standing }, seat) =>
    standing === "out" && leaderPlace(state, seat) === -1 ? [seat] : [],
  );
}
