import { barOthers } from "../player.ts";
import { swapCards } from "../swap-cards.ts";
import { ANY, type EquipmentRule, namingTwoCards } from "./rule.ts";

/** cops 5: one identity card of each of two other living players change places; each sees the one they received. */
export const blackmail: EquipmentRule = namingTwoCards({
  moments: ANY,
  bars: barOthers,
  play: (decision, _, places) => swapCards(decision, places),
});
