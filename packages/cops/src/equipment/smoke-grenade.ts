import { emit } from "../decision.ts";
import { ANY, type EquipmentRule, namingNothing, nothingBars } from "./rule.ts";

/** cops 5: the direction of play turns round from the end of this turn. */
export const smokeGrenade: EquipmentRule = namingNothing({
  moments: ANY,
  bars: nothingBars,
  play: (decision) => emit(decision, { type: "turned-round", direction: decision.table.direction === 1 ? -1 : 1 }),
});
