import type { Seat } from "@darbar/kernel";
import { discardAll, emit } from "../decision.ts";
import { isAnybodyOut, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/**
 * cops 5: an eliminated player is back in the game, with the identity cards as they lie, no gun and no equipment. A
 * leader's holder never comes back: their elimination has ended the game.
 */
export const defibrillator: EquipmentRule = namingPlayer({
  moments: ANY,
  useless: (view) => !isAnybodyOut(view),
  bars,
  play: (decision, _, target) => {
    discardAll(decision, target);
    emit(decision, { type: "revived", seat: target });
  },
});

function bars(view: State, _: Seat, target: Seat): Bar | null {
  if (target >= view.players.length) return "no-such-seat";
  const { standing } = playerAt(view, target);
  if (standing === "in") return "not-eliminated";
  if (standing === "criminal") return "too-late"; // cops 5, 6: only at the moment of the elimination
  return rulesOf(view).criminals && view.moment !== "eliminated" ? "too-late" : null;
}
