import { at, type Seat } from "@darbar/kernel";
import { aim, disarm, emit } from "../decision.ts";
import { ARMED } from "../event-table.ts";
import { barAim, barOthers, isAnybodyArmed, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import type { State } from "../state.ts";
import { ANY, type EquipmentRule, namingTwoPlayers } from "./rule.ts";

/** cops 5: in your turn, unarmed: take another player's gun and aim it. You cannot shoot this turn. */
export const taser: EquipmentRule = namingTwoPlayers({
  moments: ANY,
  useless: (view, seat) => view.turn !== seat || !isAnybodyArmed(view),
  bars,
  barsTo: (view, seat, _, target) => barAim(view, seat, target),
  play: (decision, seat, holder, target) => {
    disarm(decision, holder); // cops 6: in the gang they holster theirs, and you draw your own
    emit(decision, at(ARMED, seat));
    aim(decision, seat, target);
    emit(decision, { type: "held-fire", seat });
  },
});

function bars(view: State, seat: Seat, holder: Seat): Bar | null {
  if (view.turn !== seat) return "not-your-turn";
  if (playerAt(view, seat).armed) return "armed-already";
  return barOthers(view, seat, holder) ?? (playerAt(view, holder).armed ? null : "unarmed");
}
