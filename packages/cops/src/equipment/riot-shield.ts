import { divert } from "../divert.ts";
import { type EquipmentRule, namingNothing, nothingBars } from "./rule.ts";

/** cops 5: the player who would be hit chooses their nearest living neighbour, left or right, to be hit instead. */
export const riotShield: EquipmentRule = namingNothing({
  moments: ["hit"],
  bars: nothingBars,
  play: (decision) => divert(decision),
});
