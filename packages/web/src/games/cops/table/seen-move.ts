import { EQUIPMENT_NAMES, equipmentRule, IDENTITIES, type Place } from "@darbar/cops";
import { either, type Fits, listOf, type Shape, saying, seat, someOf, whole, word } from "../../fits.ts";

/** One of a player's three identity cards. */
export const slot: Fits = whole(0, 2);

const place: Fits = (value, seats) =>
  Array.isArray(value) && value.length === 2 && seat(value[0], seats) && slot(value[1], seats);

/** Two identity cards of two players, the one with the lower seat first. */
export const places: Fits = (value, seats) => {
  if (!listOf(place, 2)(value, seats)) return false;
  const [[one], [other]] = value as readonly [Place, Place];
  return one < other;
};

const NAMED = { target: seat, to: seat, card: slot, places } as const satisfies Shape;

/** An announced action, whose players are all at the table. */
export const action: Fits = either(
  saying({ do: word("investigate"), target: seat, card: slot }),
  saying({ do: word("arm") }, { card: slot, target: seat }),
  saying({ do: word("equip") }, { card: slot, to: seat }),
  saying({ do: word("shoot") }),
  saying({ do: word("snatch"), target: seat }),
  saying({ do: word("swap"), places }),
  saying({ do: word("infiltrate"), target: seat, to: seat }),
);

/** Equipment that is played, naming what that card has to name, and nothing else (cops 5). */
export const play: Fits = either(
  ...EQUIPMENT_NAMES.map((name) => {
    const named = equipmentRule(name).naming.map((field) => [field, NAMED[field]]);
    return saying({ do: word("play"), equipment: word(name), ...Object.fromEntries(named) });
  }),
);

/** Any move at all: a sealed answer can be one. */
export const move: Fits = either(
  action,
  play,
  saying({ do: word("pass") }),
  saying({ do: word("arrange"), order: listOf(word(...IDENTITIES), 3) }),
  saying({ do: word("aim", "divert"), target: seat }),
  saying({ do: word("reveal"), card: slot }),
  saying({ do: word("look"), target: seat, cards: someOf(slot) }),
  saying({ do: word("keep"), equipment: word(...EQUIPMENT_NAMES) }),
);
