import { EQUIPMENT_NAMES, type Mode, RULES } from "@darbar/cops";
import { effectOf } from "./effect.ts";
import { EQUIPMENT } from "./things.ts";

/** One row of the player aid: what it is called, and what it does. */
export type AidRow = readonly [name: string, does: string];

/** What one can do on a turn. */
export function aidActions(mode: Mode): readonly AidRow[] {
  const { ownGuns, diamonds, criminals } = RULES[mode];
  const rows: AidRow[] = [
    ["Investigate", "look at another player's face-down card; only you see it"],
    ownGuns
      ? ["Arm", "turn up a card of yours, hold a player up, take all their diamonds"]
      : ["Arm", "take a gun from the table, turn up a card of yours, aim"],
    diamonds > 0
      ? ["Equip", "give a player a diamond, turn up a card of yours, draw equipment"]
      : ["Equip", "draw equipment, then turn up a card of yours"],
    [
      "Shoot",
      criminals
        ? "shoot the cop you aim at; then holster"
        : "shoot the player you aim at; the gun goes back to the table",
    ],
  ];
  if (!criminals) return rows;
  return [
    ...rows,
    ["Snatch", "criminals: take all of a cop's diamonds"],
    ["Swap", "criminals: a cop's card changes places with another cop's"],
    ["Infiltrate", "criminals: turn a cop's drawn gun on another cop"],
  ];
}

/** Every kind of equipment, in a sentence each. */
export function aidEquipment(mode: Mode): readonly AidRow[] {
  return EQUIPMENT_NAMES.map((name) => [EQUIPMENT[name], effectOf(name, mode)]);
}

/** What else is worth remembering. */
export function aidNotes(mode: Mode): readonly string[] {
  const { criminals } = RULES[mode];
  return [
    "With the agent you are honest, with the kingpin crooked; otherwise the majority of your three cards decides.",
    "When shot, turn all your cards up; leaders survive once and draw equipment.",
    criminals
      ? "Anyone else becomes a criminal; the criminals win with all the diamonds."
      : "Anyone else is out, and wins or loses with their team.",
    "Kingpin eliminated: the honest win. Agent eliminated: the crooked win. A player with both leaders wins alone.",
    "Equipment can be played on your turn, when an action is announced, cards have been looked at, a shot is about to " +
      "hit, somebody is eliminated, and at the end of a turn. e says whether you are asked each time.",
    "On the table: [honest] is face down and known to you, [?] is not known; honest is face up; * is a wound.",
  ];
}
