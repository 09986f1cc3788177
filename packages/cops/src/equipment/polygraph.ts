import { beginLooks } from "../look.ts";
import { barLooking } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: look at one to three of another player's face-down identity cards; then they look at yours. */
export const polygraph: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: barLooking,
  play: (decision, seat, target) =>
    beginLooks(decision, [
      { by: seat, at: target, but: null, most: 3 },
      { by: target, at: seat, but: null, most: 3 },
    ]),
});
