import { fail, ok, type Result, type Seat } from "@darbar/kernel";
import { list, parseObject, parseWhole, parseWord } from "@darbar/kernel/parse";
import { EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
import { IDENTITIES, type Identity, type Place, type Slot } from "./identity.ts";
import { MOST_SEATS } from "./rules.ts";

/** What can be done on one's turn (cops 2, 6). */
export const ACTIONS = ["investigate", "arm", "equip", "shoot", "snatch", "swap", "infiltrate"] as const;
export type ActionName = (typeof ACTIONS)[number];

export function isActionName(name: Move["do"]): name is ActionName {
  return (ACTIONS as readonly string[]).includes(name);
}

/** Two identity cards of two players, the one with the lower seat first. */
export type TwoPlaces = readonly [Place, Place];

/** An announced action. `card` of arm and equip: the card to turn up, which only version 1 of the rules has announced. */
export type ActionMove =
  | { readonly do: "investigate"; readonly target: Seat; readonly card: Slot }
  | { readonly do: "arm"; readonly card?: Slot; readonly target?: Seat }
  | { readonly do: "equip"; readonly card?: Slot; readonly to?: Seat }
  | { readonly do: "shoot" }
  | { readonly do: "snatch"; readonly target: Seat }
  | { readonly do: "swap"; readonly places: TwoPlaces }
  | { readonly do: "infiltrate"; readonly target: Seat; readonly to: Seat };

/** Equipment is played. What else is named depends on the card. */
export interface Play {
  readonly do: "play";
  readonly equipment: EquipmentName;
  readonly target?: Seat;
  readonly to?: Seat;
  readonly card?: Slot;
  readonly places?: TwoPlaces;
}

/** Everything a player can do, by name (docs/records.md). */
export type Move =
  | ActionMove
  | Play
  | { readonly do: "pass" }
  | { readonly do: "arrange"; readonly order: readonly Identity[] }
  | { readonly do: "aim"; readonly target: Seat }
  | { readonly do: "divert"; readonly target: Seat }
  | { readonly do: "reveal"; readonly card: Slot }
  | { readonly do: "look"; readonly target: Seat; readonly cards: readonly Slot[] }
  | { readonly do: "keep"; readonly equipment: EquipmentName };

type Field = "target" | "to" | "card" | "cards" | "places" | "order" | "equipment";

/** What a move must say besides its name, and what it may say. */
interface Form {
  readonly must: readonly Field[];
  readonly may: readonly Field[];
}

const FORMS: Readonly<Record<Move["do"], Form>> = {
  investigate: { must: ["target", "card"], may: [] },
  arm: { must: [], may: ["card", "target"] },
  equip: { must: [], may: ["card", "to"] },
  shoot: { must: [], may: [] },
  snatch: { must: ["target"], may: [] },
  swap: { must: ["places"], may: [] },
  infiltrate: { must: ["target", "to"], may: [] },
  play: { must: ["equipment"], may: ["target", "to", "card", "places"] },
  pass: { must: [], may: [] },
  arrange: { must: ["order"], may: [] },
  aim: { must: ["target"], may: [] },
  divert: { must: ["target"], may: [] },
  reveal: { must: ["card"], may: [] },
  look: { must: ["target", "cards"], may: [] },
  keep: { must: ["equipment"], may: [] },
};

const NAMES = Object.keys(FORMS) as Move["do"][];
const FIELDS: readonly Field[] = ["target", "to", "card", "cards", "places", "order", "equipment"];

/** Reads a move that came from outside. Whether it is legal is for `decide` to say. */
export function parseMove(raw: unknown): Result<Move> {
  const fields = parseObject(raw, "a move", ["do", ...FIELDS]);
  if (!fields.ok) return fields;
  const name = parseWord(fields.value.do, `a move's "do"`, NAMES);
  if (!name.ok) return name;
  const { must, may } = FORMS[name.value];
  for (const key of Object.keys(fields.value)) {
    const known = key === "do" || [...must, ...may].some((field) => field === key);
    if (!known) return fail(`${name.value} does not take ${JSON.stringify(key)}`);
  }
  const move: Record<string, unknown> = { do: name.value };
  for (const field of FIELDS) {
    if (!must.includes(field) && fields.value[field] === undefined) continue;
    const value = parseField(fields.value[field], field, `${name.value}'s ${JSON.stringify(field)}`);
    if (!value.ok) return value;
    move[field] = value.value;
  }
  return ok(move as unknown as Move);
}

function parseField(raw: unknown, field: Field, what: string): Result<unknown> {
  switch (field) {
    case "target":
    case "to":
      return parseWhole(raw, what, 0, MOST_SEATS - 1);
    case "card":
      return parseWhole(raw, what, 0, 2);
    case "cards":
      return parseSlots(raw, what);
    case "places":
      return parsePlaces(raw, what);
    case "order":
      return parseOrder(raw, what);
    case "equipment":
      return parseWord(raw, what, EQUIPMENT_NAMES);
  }
}

/** One to three of a player's cards, each once; in table order, whatever order they are named in. */
function parseSlots(raw: unknown, what: string): Result<readonly number[]> {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > 3) return fail(`${what} must be a list of 1 to 3 cards`);
  const slots: number[] = [];
  for (const entry of raw) {
    const slot = parseWhole(entry, `each of ${what}`, 0, 2);
    if (!slot.ok) return slot;
    if (slots.includes(slot.value)) return fail(`${what} names card ${slot.value} twice`);
    slots.push(slot.value);
  }
  return ok(slots.sort());
}

/** Two cards of two players; in seat order, whatever order they are named in. */
function parsePlaces(raw: unknown, what: string): Result<unknown> {
  if (!Array.isArray(raw) || raw.length !== 2) return fail(`${what} must be two cards, each [seat, card]`);
  const places: [number, number][] = [];
  for (const entry of raw) {
    if (!Array.isArray(entry) || entry.length !== 2) return fail(`each of ${what} must be [seat, card]`);
    const seat = parseWhole(entry[0], `a seat in ${what}`, 0, MOST_SEATS - 1);
    if (!seat.ok) return seat;
    const card = parseWhole(entry[1], `a card in ${what}`, 0, 2);
    if (!card.ok) return card;
    places.push([seat.value, card.value]);
  }
  return ok(places.sort(([one], [other]) => one - other));
}

function parseOrder(raw: unknown, what: string): Result<readonly Identity[]> {
  if (!Array.isArray(raw) || raw.length !== 3) return fail(`${what} must be three of ${list(IDENTITIES)}`);
  const order: Identity[] = [];
  for (const entry of raw) {
    const identity = parseWord(entry, `each of ${what}`, IDENTITIES);
    if (!identity.ok) return identity;
    order.push(identity.value);
  }
  return ok(order);
}
