import type { Seat } from "@darbar/kernel";
import { aimPhase } from "../aim.ts";
import { type Decision, emit, turnUp } from "../decision.ts";
import { giveDiamonds } from "../diamonds.ts";
import { barAim, hasFaceDown } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";
import { type ActionRule, type Announced, type Form, form } from "./rule.ts";
import { barTurningUp } from "./turn-up.ts";

const ONE_CARD = form("arm", ["card"]);
const NOTHING = form("arm", []);
const CARD_AND_PLAYER = form("arm", ["card", "target"]);
const ONE_PLAYER = form("arm", ["target"]);

/**
 * cops 2: take a gun from the table and turn up a card; the aim phase that follows aims it.
 * cops 6: turn up a card, draw your own gun, aim it at a player and take all their diamonds.
 */
export const arm: ActionRule<"arm"> = {
  by: "cop",
  form: formNow,
  bars,
  perform,
};

function formNow(view: State, seat: Seat): Form<"arm"> | null {
  const player = view.players[seat];
  if (rulesOf(view).ownGuns) return hasFaceDown(player) ? CARD_AND_PLAYER : ONE_PLAYER;
  if (player.armed || view.guns === 0) return null;
  return hasFaceDown(player) ? ONE_CARD : NOTHING;
}

function bars(view: State, seat: Seat, { card, target }: Announced<"arm">): Bar | null {
  const player = view.players[seat];
  if (rulesOf(view).ownGuns) {
    if (target === undefined) return "must-name-target";
    return barAim(view, seat, target) ?? barTurningUp(player, card);
  }
  if (target !== undefined) return "no-target-here";
  if (player.armed) return "armed-already";
  return view.guns === 0 ? "no-gun-left" : barTurningUp(player, card);
}

function perform(decision: Decision, seat: Seat, { card, target }: Announced<"arm">): void {
  if (target === undefined) {
    emit(decision, { type: "armed", seat });
    if (card !== undefined) turnUp(decision, seat, card);
  } else {
    if (card !== undefined) turnUp(decision, seat, card);
    if (!decision.table.players[seat].armed) emit(decision, { type: "armed", seat });
    emit(decision, { type: "aimed", seat, target });
    giveDiamonds(decision, target, seat);
  }
  aimPhase(decision);
}
