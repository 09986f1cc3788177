import type { Seat } from "@darbar/kernel";
import { EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
import { equipmentRule } from "./equipment/index.ts";
import { ANY, type EquipmentRule } from "./equipment/rule.ts";
import type { Move, Play } from "./move.ts";
import { playerAt } from "./player.ts";
import type { RefusalCode } from "./refusal.ts";
import { FEWEST_SEATS, MOST_SEATS } from "./rules.ts";
import { everySelection, namesJust } from "./selection.ts";
import type { State } from "./state.ts";

/** What a player holds, if it is for a moment like this one. */
export function playableNow(view: State, seat: Seat): EquipmentName | null {
  const kind = playerAt(view, seat).equipment[0]?.kind ?? null;
  return kind === null || barMoment(view, seat, equipmentRule(kind)) !== null ? null : kind;
}

/** Adds every way in which a player can play the equipment they hold. */
export function addPlays(view: State, seat: Seat, kind: EquipmentName, moves: Move[]): void {
  equipmentRule(kind).add(view, seat, everyPlay(kind, view.players.length), moves);
}

export function barPlay(view: State, seat: Seat, play: Play): RefusalCode | null {
  if (!playerAt(view, seat).equipment.some((held) => held.kind === play.equipment)) return "not-held";
  const rule = equipmentRule(play.equipment);
  const bar = barMoment(view, seat, rule);
  if (bar !== null) return bar;
  return namesJust(play, rule.naming) ? rule.bars(view, seat, play) : "wrong-names";
}

/** cops 4: by its living holder, at any moment unless the card says otherwise. */
function barMoment(view: State, seat: Seat, rule: EquipmentRule): RefusalCode | null {
  const holder = playerAt(view, seat).standing === "in" ? "living" : "fallen";
  if (rule.holder !== holder) return holder === "living" ? "not-eliminated" : "not-living-holder";
  return rule.moments === ANY || rule.moments.includes(view.moment) ? null : "wrong-moment";
}

/** Every move that plays a kind of equipment, allowed or not, by number of seats: made once. */
function everyPlay(kind: EquipmentName, seats: number): readonly Play[] {
  return PLAYS.get(kind)?.[seats - FEWEST_SEATS] ?? [];
}

const PLAYS = new Map(EQUIPMENT_NAMES.map((kind) => [kind, playsBySeats(kind)]));

function playsBySeats(equipment: EquipmentName): readonly (readonly Play[])[] {
  const bySeats: Play[][] = [];
  for (let seats = FEWEST_SEATS; seats <= MOST_SEATS; seats++) {
    const choices = everySelection(equipmentRule(equipment).naming, seats);
    bySeats.push(choices.map((choice): Play => ({ do: "play", equipment, ...choice })));
  }
  return bySeats;
}
