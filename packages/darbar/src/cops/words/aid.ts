import { EQUIPMENT_NAMES, type Mode, RULES } from "@darbar/cops";
import { effectOf } from "./effect.ts";
import { EQUIPMENT } from "./things.ts";

/** One row of the player aid: what it is called, and what it does. */
export type AidRow = readonly [name: string, does: string];

/** What one can do on a turn. */
export function aidActions(mode: Mode): readonly AidRow[] {
  const { ownGuns, diamonds, criminals } = RULES[mode];
  const rows: AidRow[] = [
    ["Investigate", "look at a face-down card of another player; only you see it"],
    ownGuns
      ? ["Arm", "turn up a card of yours, hold a player up, take all their diamonds"]
      : ["Arm", "take a gun from the table, turn up a card of yours, aim"],
    diamonds > 0
      ? ["Equip", "give a player a diamond, turn up a card of yours, draw equipment"]
      : ["Equip", "draw equipment, turn up a card of yours"],
    ["Shoot", criminals ? "the cop you aim at; then holster" : "whom you aim at; the gun goes back to the table"],
  ];
  if (!criminals) return rows;
  return [
    ...rows,
    ["Snatch", "criminals: take all diamonds of a cop"],
    ["Swap", "criminals: a card of a cop changes places with one of another cop"],
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
    "Who holds the agent is honest, who holds the kingpin is crooked; otherwise most of your three cards decide.",
    "Who is shot turns all cards up; a leader survives once and draws equipment.",
    criminals
      ? "Others become criminals, who win when all diamonds are with criminals."
      : "Others are out, and win or lose with their team.",
    "Kingpin eliminated: the honest win. Agent eliminated: the crooked win. Both leaders in one hand win alone.",
    "Equipment can be played on your turn, when an action is announced, cards have been looked at, a shot is about to " +
      "hit, somebody is eliminated, and at the end of a turn. e says whether you are asked each time.",
    "On the table: [honest] lies face down and you know it, [?] you do not; honest lies face up; * is a wound.",
  ];
}
