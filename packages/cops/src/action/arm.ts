import { at, type Seat } from "@darbar/kernel";
import { aim, type Decision, emit } from "../decision.ts";
import { giveDiamonds } from "../diamonds.ts";
import { ARMED } from "../event-table.ts";
import { barAim, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";
import { type Announced, actionOf, type Form, form } from "./rule.ts";
import { barTurningUp, namesCard, turnOneUp } from "./turn-up.ts";

const ONE_CARD = form("arm", ["card"]);
const NOTHING = form("arm", []);
const CARD_AND_PLAYER = form("arm", ["card", "target"]);
const ONE_PLAYER = form("arm", ["target"]);

/**
 * cops 2: take a gun from the table, then turn up a card; the aim phase that follows aims it.
 * cops 6: turn up a card, then draw your own gun, aim it at a player and take all their diamonds.
 */
export const arm = actionOf<"arm">({
  by: "cop",
  form: formNow,
  bars,
  leadsTo: "aim",
  perform,
  finish,
});

function formNow(view: State, seat: Seat): Form<"arm"> | null {
  const player = playerAt(view, seat);
  if (rulesOf(view).ownGuns) return namesCard(view, seat) ? CARD_AND_PLAYER : ONE_PLAYER;
  if (player.armed || view.guns === 0) return null;
  return namesCard(view, seat) ? ONE_CARD : NOTHING;
}

function bars(view: State, seat: Seat, { card, target }: Announced<"arm">): Bar | null {
  if (rulesOf(view).ownGuns) {
    if (target === undefined) return "must-name-target";
    return barAim(view, seat, target) ?? barTurningUp(view, seat, card);
  }
  if (target !== undefined) return "no-target-here";
  if (playerAt(view, seat).armed) return "armed-already";
  return view.guns === 0 ? "no-gun-left" : barTurningUp(view, seat, card);
}

function perform(decision: Decision, seat: Seat, move: Announced<"arm">): void {
  if (move.target === undefined) emit(decision, at(ARMED, seat));
  turnOneUp(decision, seat, move.card);
}

function finish(decision: Decision, seat: Seat, { target }: Announced<"arm">): void {
  if (target !== undefined) {
    if (!playerAt(decision.table, seat).armed) emit(decision, at(ARMED, seat));
    aim(decision, seat, target);
    giveDiamonds(decision, target, seat);
  }
}
