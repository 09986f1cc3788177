import type { Seat } from "@darbar/kernel";
import { type Decision, drawEquipment } from "../decision.ts";
import { giveDiamonds } from "../diamonds.ts";
import { keepOne } from "../keep.ts";
import { barAim, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";
import { type Announced, actionOf, type Form, form } from "./rule.ts";
import { barTurningUp, namesCard, turnOneUp } from "./turn-up.ts";

const ONE_CARD = form("equip", ["card"]);
const NOTHING = form("equip", []);
const CARD_AND_RECEIVER = form("equip", ["card", "to"]);
const ONE_RECEIVER = form("equip", ["to"]);

/**
 * cops 2: draw equipment, then turn up a card.
 * cops 6: give one of your diamonds to any player, turn up a card, then draw.
 * With two pieces in hand one chooses after that which to keep: the action comes first, and nothing is used before (cops 4).
 */
export const equip = actionOf<"equip">({
  by: "cop",
  form: formNow,
  bars,
  leadsTo: "aim",
  perform,
  finish,
});

function formNow(view: State, seat: Seat): Form<"equip"> | null {
  if (rulesOf(view).diamonds === 0) return namesCard(view, seat) ? ONE_CARD : NOTHING;
  if (playerAt(view, seat).diamonds === 0) return null;
  return namesCard(view, seat) ? CARD_AND_RECEIVER : ONE_RECEIVER;
}

function bars(view: State, seat: Seat, { card, to }: Announced<"equip">): Bar | null {
  if (rulesOf(view).diamonds > 0) {
    if (to === undefined) return "must-name-receiver";
    if (playerAt(view, seat).diamonds === 0) return "no-diamond";
    return barAim(view, seat, to) ?? barTurningUp(view, seat, card);
  }
  return to === undefined ? barTurningUp(view, seat, card) : "no-receiver-here";
}

function perform(decision: Decision, seat: Seat, move: Announced<"equip">): void {
  if (move.to === undefined) drawEquipment(decision, seat);
  else giveDiamonds(decision, seat, move.to, 1);
  turnOneUp(decision, seat, move.card);
}

function finish(decision: Decision, seat: Seat, { to }: Announced<"equip">): void {
  if (to !== undefined) drawEquipment(decision, seat);
  keepOne(decision, seat);
}
