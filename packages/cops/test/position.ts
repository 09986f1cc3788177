import { allSeats, at, type Seat, seatsOf } from "@darbar/kernel";
import { happen, type WatchedTable } from "@darbar/kernel/testing";
import type { CopsEvent, EquipmentName, Lasting, Move, Options, Slot, State } from "../src/index.ts";
import { cops } from "../src/index.ts";
import { filledEquipment, filledHands } from "./filling.ts";
import { handIn, type SpokenCard } from "./hand-words.ts";
import { openTable } from "./open-table.ts";

type Table = WatchedTable<State, Move, CopsEvent>;

/** A card that lies before a player. */
interface Lying {
  readonly before: Seat;
  readonly equipment: EquipmentName;
  readonly lasting: Lasting;
}

/** A position as a scenario describes it. What is not said is as the deal leaves it, but nobody holds equipment. */
export interface Position {
  /** "agent! (honest) crooked" by seat. */
  readonly hands?: readonly string[];
  readonly equipment?: readonly (EquipmentName | null)[];
  /** Who aims at whom. */
  readonly guns?: readonly (readonly [Seat, Seat])[];
  readonly diamonds?: readonly number[];
  readonly lying?: readonly Lying[];
  /** Who has been eliminated; in the gang, who has become a criminal. */
  readonly fallen?: readonly Seat[];
  readonly reversed?: boolean;
  readonly turn?: Seat;
}

/**
 * A table in a position. What a game would take long to reach is reached by plain facts (cards turned up, guns drawn)
 * that every viewer hears of, so that nothing appears or vanishes. `spokenOf`: equipment to leave in the deck.
 */
export function tableIn(position: Position, options: Options, seats: number, spokenOf: readonly string[]): Table {
  const table = openTable(options, seats);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const hands = everybody.map((seat) => handIn(position.hands?.[seat] ?? "any any any"));
  if ((position.hands?.length ?? 0) > seats) throw new Error(`too many hands for ${seats} seats`);
  const identities = filledHands(hands);
  const equipment = dealtEquipment(position, everybody);
  happen(table, [
    { type: "dealt", ...identities, equipment: filledEquipment(equipment, spokenOf) },
    { type: "asked", question: "arrange", seats: seatsOf(allSeats(seats)) },
    ...everybody.map(
      (seat): CopsEvent => ({ type: "arranged", seat, order: at(identities.hands, seat), wounded: null }),
    ),
  ]);
  happen(table, [
    ...hands.flatMap((hand, seat) => facings(hand, seat, at(identities.hands, seat))),
    ...laidDown(position, equipment),
  ]);
  happen(table, spareEquipment(table, position));
  happen(table, gunsDrawn(position));
  for (const seat of position.fallen ?? []) happen(table, fall(table, seat));
  happen(table, diamondsMoved(table, position));
  if (position.reversed === true) happen(table, [{ type: "turned-round", direction: -1 }]);
  happen(table, [{ type: "turn", seat: position.turn ?? options.first }]);
  return table;
}

/** Who is dealt what: the cards that will lie before somebody go to seats that want nothing. */
function dealtEquipment(position: Position, everybody: readonly Seat[]): readonly (EquipmentName | null)[] {
  const lying = (position.lying ?? []).map((each) => each.equipment);
  const dealt = everybody.map((seat) => position.equipment?.[seat] ?? lying.shift() ?? null);
  if (lying.length > 0) throw new Error("leave a seat without equipment for each card that lies before somebody");
  return dealt;
}

function laidDown(position: Position, dealt: readonly (EquipmentName | null)[]): readonly CopsEvent[] {
  return (position.lying ?? []).flatMap(({ before, equipment, lasting }): CopsEvent[] => {
    const seat = dealt.indexOf(equipment);
    return [
      { type: "played", seat, play: { do: "play", equipment, target: before } },
      { type: "laid", equipment, seat: before, lasting },
    ];
  });
}

/** Whoever is to hold nothing has put what they were dealt under the deck. */
function spareEquipment({ state }: Table, position: Position): readonly CopsEvent[] {
  return state.players.flatMap((player, seat) => {
    if ((position.equipment?.[seat] ?? null) !== null) return [];
    return player.equipment.map(({ kind }): CopsEvent => ({ type: "discarded", seat, equipment: kind }));
  });
}

/** Cards face up. A wounded leader who lies face down was shot, and has met a flashbang since. */
function facings(
  hand: readonly SpokenCard[],
  seat: Seat,
  kinds: readonly (CopsEvent & { type: "exposed" })["kinds"][number][],
) {
  const events: CopsEvent[] = [];
  const wounded = hand.findIndex((card) => card.wounded);
  if (wounded !== -1) {
    events.push({ type: "exposed", seat, kinds }, { type: "wounded", seat, card: wounded as Slot });
    events.push({ type: "flashed", seat }, { type: "arranged", seat, order: kinds, wounded: wounded as Slot });
  }
  for (const [card, { up }] of hand.entries()) {
    if (up) events.push({ type: "turned-up", seat, card: card as Slot, kind: at(kinds, card) });
  }
  return events;
}

function gunsDrawn({ guns = [] }: Position): readonly CopsEvent[] {
  return guns.flatMap(([seat, target]): CopsEvent[] => [
    { type: "armed", seat },
    { type: "aimed", seat, target },
  ]);
}

function fall({ state }: Table, seat: Seat): readonly CopsEvent[] {
  const { cards, equipment, armed } = at(state.players, seat);
  if (equipment.length > 0) throw new Error("who has fallen holds no equipment");
  const kinds = cards.flatMap((card) => (card.kind === null ? [] : [card.kind]));
  const events: CopsEvent[] = [{ type: "exposed", seat, kinds }];
  if (armed) events.push({ type: "disarmed", seat });
  events.push({ type: "out", seat, by: null });
  if (state.options.mode === "gang") events.push({ type: "criminal", seat });
  return events;
}

function diamondsMoved({ state }: Table, { diamonds }: Position): readonly CopsEvent[] {
  if (diamonds === undefined) return [];
  if (diamonds.length !== state.players.length) throw new Error("say the diamonds of every seat");
  const gains = state.players.flatMap((player, seat) => repeated(seat, at(diamonds, seat) - player.diamonds));
  const losses = state.players.flatMap((player, seat) => repeated(seat, player.diamonds - at(diamonds, seat)));
  if (gains.length !== losses.length) throw new Error(`there are ${state.players.length} diamonds`);
  return gains.map((to, index): CopsEvent => ({ type: "diamonds", from: at(losses, index), to, count: 1 }));
}

function repeated(seat: Seat, times: number): readonly Seat[] {
  return new Array<Seat>(Math.max(0, times)).fill(seat);
}

/** The options of a table, read as strictly as those that come from outside. */
export function optionsOf(raw: object, seats: number): Options {
  const options = cops.options(raw, seats);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}
