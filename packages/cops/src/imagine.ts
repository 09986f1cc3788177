import { at, type Draw, takeCard } from "@darbar/kernel";
import { EQUIPMENT_CARDS, type EquipmentName } from "./equipment/box.ts";
import { type Identity, isLeader, type Place, SLOTS } from "./identity.ts";
import { commonCards } from "./opening.ts";
import { playerAt } from "./player.ts";
import type { State } from "./state.ts";
import { view as viewOf } from "./view.ts";

/** A world that this view could be: every hole filled with what nobody sees elsewhere, all others as known. */
export function imagine(view: State, draw: Draw): State {
  const world = viewOf(view, "all");
  imagineIdentities(world, draw);
  imagineEquipment(world, draw);
  return world;
}

/** The leaders first: both are in play, and never in one hand, unless somebody has won by that (cops 1, 3). */
function imagineIdentities(world: State, draw: Draw): void {
  const unseen = unseenIdentities(world);
  const filled = new Map<string, Identity>();
  for (const leader of LEADERS) {
    if (!unseen.includes(leader)) continue;
    const places = holes(world).filter((place) => !filled.has(String(place)) && canHold(world, place, filled));
    const place = at(places, draw.one([...places.keys()]));
    filled.set(String(place), leader);
    take(unseen, leader);
  }
  world.players = world.players.map((player, seat) => ({
    ...player,
    cards: player.cards.map((card, slot) => {
      if (card.kind !== null) return card;
      return { ...card, kind: filled.get(String([seat, slot])) ?? take(unseen, draw.one(unseen)) };
    }),
  }));
  world.leftOver = world.leftOver.map(() => take(unseen, draw.one(unseen)));
}

const LEADERS: readonly Identity[] = ["agent", "kingpin"];

/** The identity cards that could be in the holes. */
function unseenIdentities(world: State): Identity[] {
  const unseen: Identity[] = [...LEADERS, ...commonCards(world.players.length)];
  for (const card of world.gone) take(unseen, card);
  for (const player of world.players) for (const { kind } of player.cards) if (kind !== null) take(unseen, kind);
  return unseen;
}

function holes(world: State): readonly Place[] {
  return world.players.flatMap((player, seat) =>
    SLOTS.flatMap((slot): Place[] => (player.cards[slot]?.kind === null ? [[seat, slot]] : [])),
  );
}

/** Whether a leader can lie in a place: not beside the other one, and both with whoever has won alone. */
function canHold(world: State, [seat]: Place, filled: ReadonlyMap<string, Identity>): boolean {
  if (world.outcome?.as === "alone") return world.outcome.winners.includes(seat);
  const { cards } = playerAt(world, seat);
  return !cards.some((card, slot) => isLeader(card.kind) || filled.has(String([seat, slot])));
}

function imagineEquipment(world: State, draw: Draw): void {
  const unseen = unseenEquipment(world);
  world.players = world.players.map((player) => ({
    ...player,
    equipment: player.equipment.map((held) => ({ ...held, kind: held.kind ?? take(unseen, draw.one(unseen)) })),
  }));
  const under = world.equipment.under.map((put) => ({ ...put, card: put.card ?? take(unseen, draw.one(unseen)) }));
  world.equipment = { loose: world.equipment.loose, bag: unseen, under };
}

/** The equipment that could be in any of the holes. */
function unseenEquipment(world: State): EquipmentName[] {
  const unseen = EQUIPMENT_CARDS.slice();
  if (world.playing !== null) take(unseen, world.playing.equipment);
  for (const player of world.players) {
    for (const { kind } of player.equipment) if (kind !== null) take(unseen, kind);
    for (const { equipment } of player.lying) take(unseen, equipment);
  }
  for (const { card } of world.equipment.under) if (card !== null) take(unseen, card);
  return unseen;
}

function take<Kind>(from: Kind[], wanted: Kind): Kind {
  takeCard(from, wanted);
  return wanted;
}
