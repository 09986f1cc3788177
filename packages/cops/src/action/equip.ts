import type { Seat } from "@darbar/kernel";
import { aimPhase } from "../aim.ts";
import { type Decision, drawEquipment, turnUp } from "../decision.ts";
import { giveDiamonds } from "../diamonds.ts";
import { keepOne } from "../keep.ts";
import { barAim, hasFaceDown } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";
import { type ActionRule, type Announced, type Form, form } from "./rule.ts";
import { barTurningUp } from "./turn-up.ts";

const ONE_CARD = form("equip", ["card"]);
const NOTHING = form("equip", []);
const CARD_AND_RECEIVER = form("equip", ["card", "to"]);
const ONE_RECEIVER = form("equip", ["to"]);

/**
 * cops 2: draw equipment, then turn up a card.
 * cops 6: give one of your diamonds to any player, turn up a card, draw.
 */
export const equip: ActionRule<"equip"> = {
  by: "cop",
  form: formNow,
  bars,
  perform,
};

function formNow(view: State, seat: Seat): Form<"equip"> | null {
  const player = view.players[seat];
  if (rulesOf(view).diamonds === 0) return hasFaceDown(player) ? ONE_CARD : NOTHING;
  if (player.diamonds === 0) return null;
  return hasFaceDown(player) ? CARD_AND_RECEIVER : ONE_RECEIVER;
}

function bars(view: State, seat: Seat, { card, to }: Announced<"equip">): Bar | null {
  const player = view.players[seat];
  if (rulesOf(view).diamonds > 0) {
    if (to === undefined) return "must-name-receiver";
    if (player.diamonds === 0) return "no-diamond";
    return barAim(view, seat, to) ?? barTurningUp(player, card);
  }
  return to === undefined ? barTurningUp(player, card) : "no-receiver-here";
}

function perform(decision: Decision, seat: Seat, { card, to }: Announced<"equip">): void {
  if (to === undefined) {
    drawEquipment(decision, seat);
    if (card !== undefined) turnUp(decision, seat, card);
  } else {
    giveDiamonds(decision, seat, to, 1);
    if (card !== undefined) turnUp(decision, seat, card);
    drawEquipment(decision, seat);
  }
  keepOne(decision, seat);
  if (!decision.asked) aimPhase(decision);
}
