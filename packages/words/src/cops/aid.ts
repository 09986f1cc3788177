import {
  ACTIONS,
  type ActionName,
  EQUIPMENT_COPIES,
  EQUIPMENT_NAMES,
  type EquipmentName,
  type Mode,
  RULES,
} from "@darbar/cops";
import type { Words } from "../words.ts";
import { effectOf, whenOf } from "./effect.ts";
import { actionName, equipmentName } from "./things.ts";

/** An action in the player aid. */
export interface AidAction {
  readonly name: ActionName;
  readonly action: string;
  readonly effect: string;
}

/** A kind of equipment in the player aid. */
export interface AidEquipment {
  readonly name: EquipmentName;
  readonly equipment: string;
  readonly effect: string;
  readonly when: string;
  /** How many there are in the box. */
  readonly copies: number;
}

/** What one can do on a turn: cops first, then criminals, where there are any. */
export function aidActions(mode: Mode, words: Words): readonly AidAction[] {
  return ACTIONS.flatMap((name) => {
    const effect = actionEffect(name, mode, words);
    return effect === null ? [] : [{ name, action: actionName(name, words), effect }];
  });
}

/** Every kind of equipment: what it does, and when it may be played. */
export function aidEquipment(mode: Mode, words: Words): readonly AidEquipment[] {
  return EQUIPMENT_NAMES.map((name) => ({
    name,
    equipment: equipmentName(name, words),
    effect: effectOf(name, mode, words),
    when: whenOf(name, mode, words),
    copies: EQUIPMENT_COPIES[name],
  }));
}

/**
 * What else is worth remembering: teams, being shot, how it ends, and the moments for equipment. `asked`: when one is
 * asked in them, which not every table does alike.
 */
export function aidNotes(
  mode: Mode,
  { t }: Words,
  asked = t("cops.aid.note.asked", { use: t("cops.table.pocket.ready") }),
): readonly string[] {
  const { criminals } = RULES[mode];
  return [
    t("cops.aid.note.teams"),
    t("cops.aid.note.swaps"),
    t("cops.aid.note.shot"),
    t(criminals ? "cops.aid.note.criminals" : "cops.aid.note.out"),
    t("cops.aid.note.end"),
    ...(criminals ? [t("cops.aid.note.end.criminals")] : []),
    t("cops.aid.note.moments"),
    asked,
    t("cops.aid.note.one"),
  ];
}

/** What an action does; `null` if the mode has no such action. */
function actionEffect(action: ActionName, mode: Mode, { t }: Words): string | null {
  const { ownGuns, diamonds, criminals } = RULES[mode];
  switch (action) {
    case "investigate":
      return t("cops.aid.action.investigate");
    case "arm":
      return t(ownGuns ? "cops.aid.action.arm.gang" : "cops.aid.action.arm");
    case "equip":
      return t(diamonds > 0 ? "cops.aid.action.equip.gang" : "cops.aid.action.equip");
    case "shoot":
      return t(ownGuns ? "cops.aid.action.shoot.gang" : "cops.aid.action.shoot");
    case "snatch":
    case "swap":
    case "infiltrate":
      return criminals ? t(`cops.aid.action.${action}`) : null;
  }
}
