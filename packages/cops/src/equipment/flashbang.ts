import { ask, emit } from "../decision.ts";
import { barAnyone } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: a living player turns all identity cards face down, shuffles, looks, and lays them in an order they choose. */
export const flashbang: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: (view, _, target) => barAnyone(view, target),
  play: (decision, _, seat) => {
    emit(decision, { type: "flashed", seat });
    ask(decision, "arrange", seat);
  },
});
