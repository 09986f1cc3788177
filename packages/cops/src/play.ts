import { at, type Seat } from "@darbar/kernel";
import { EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
import { equipmentRule } from "./equipment/index.ts";
import { ANY, type EquipmentRule } from "./equipment/rule.ts";
import type { Moment } from "./event.ts";
import type { Play } from "./move.ts";
import type { MoveList } from "./move-list.ts";
import { playerAt } from "./player.ts";
import type { RefusalCode } from "./refusal.ts";
import { FEWEST_SEATS, MOST_SEATS } from "./rules.ts";
import { everySelection, namesJust } from "./selection.ts";
import type { State } from "./state.ts";

/** A kind of equipment in a hand: its rule, and every move that plays it, allowed or not, by number of seats. */
interface Playable {
  readonly rule: EquipmentRule;
  readonly plays: readonly (readonly Play[])[];
}

/** What a player holds, if it is for a moment like this one, and of any use in it. */
export function playableNow(view: State, seat: Seat): Playable | null {
  const { equipment } = playerAt(view, seat);
  const kind = equipment.length === 0 ? null : at(equipment, 0).kind;
  if (kind === null) return null;
  const playable = PLAYABLE[kind];
  const { rule } = playable;
  return barMoment(view, seat, rule) === null && !rule.useless(view, seat) ? playable : null;
}

/** Adds every way in which a player can play the equipment they hold. */
export function addPlays(view: State, seat: Seat, { rule, plays }: Playable, moves: MoveList): void {
  rule.add(view, seat, at(plays, view.players.length - FEWEST_SEATS), moves);
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
  return rule.moments === ANY || isOneOf(rule.moments, view.moment) ? null : "wrong-moment";
}

/** Of one or two moments: to go through them is quicker than `includes`. */
function isOneOf(moments: readonly Moment[], moment: Moment): boolean {
  for (let place = 0; place < moments.length; place++) if (moments[place] === moment) return true;
  return false;
}

const PLAYABLE = Object.fromEntries(
  EQUIPMENT_NAMES.map((kind) => [kind, { rule: equipmentRule(kind), plays: playsBySeats(kind) }]),
) as Readonly<Record<EquipmentName, Playable>>;

function playsBySeats(equipment: EquipmentName): readonly (readonly Play[])[] {
  const bySeats: Play[][] = [];
  for (let seats = FEWEST_SEATS; seats <= MOST_SEATS; seats++) {
    const choices = everySelection(equipmentRule(equipment).naming, seats);
    bySeats.push(choices.map((choice): Play => ({ do: "play", equipment, ...choice })));
  }
  return bySeats;
}
