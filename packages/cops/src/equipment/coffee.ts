import { emit } from "../decision.ts";
import { ANY, type EquipmentRule, namingNothing, nothingBars } from "./rule.ts";

/** cops 5: when the current turn ends the next turn is yours, even if the current one is yours. */
export const coffee: EquipmentRule = namingNothing({
  moments: ANY,
  bars: nothingBars,
  play: (decision, seat) => emit(decision, { type: "next", seat }),
});
