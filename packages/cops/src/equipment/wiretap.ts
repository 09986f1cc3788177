import { look } from "../decision.ts";
import { beginLooks } from "../look.ts";
import { barLookingAt, onlySlot } from "../player.ts";
import { addLooks } from "../unbarred.ts";
import { ANY, type EquipmentRule, namingCard } from "./rule.ts";

/** cops 5: investigate one player, then another. */
export const wiretap: EquipmentRule = namingCard({
  moments: ANY,
  bars: barLookingAt,
  add: addLooks,
  play: (decision, seat, target, card) => {
    look(decision, seat, target, onlySlot(card));
    beginLooks(decision, [{ by: seat, at: null, but: target, most: 1 }]);
  },
});
