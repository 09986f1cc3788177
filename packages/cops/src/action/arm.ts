import type { Seat } from "@darbar/kernel";
import { aimPhase } from "../aim.ts";
import type { Naming } from "../choice.ts";
import { type Decision, emit, turnUp } from "../decision.ts";
import { giveDiamonds } from "../diamonds.ts";
import { barAim } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";
import type { ActionRule, Announced } from "./rule.ts";
import { barTurningUp } from "./turn-up.ts";

const FROM_THE_TABLE: readonly Naming[] = [["card"], []];
const FROM_THE_HOLSTER: readonly Naming[] = [["card", "target"], ["target"]];

/**
 * cops 2: take a gun from the table and turn up a card; the aim phase that follows aims it.
 * cops 6: turn up a card, draw your own gun, aim it at a player and take all their diamonds.
 */
export const arm: ActionRule<"arm"> = {
  by: "cop",
  namings: (rules) => (rules.ownGuns ? FROM_THE_HOLSTER : FROM_THE_TABLE),
  bars,
  perform,
};

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
