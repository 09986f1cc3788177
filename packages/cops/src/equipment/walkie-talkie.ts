import { aim } from "../decision.ts";
import { barAnyone, isCop, playerAt } from "../player.ts";
import { inTurnOrder } from "../turn-order.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: everybody else who holds a gun must aim it at one living player, in turn order. */
export const walkieTalkie: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: (view, _, target) => barAnyone(view, target),
  play: (decision, user, target) => {
    const { table } = decision;
    for (const seat of [...inTurnOrder(table, user), user]) {
      if (seat !== target && isCop(table, seat) && playerAt(table, seat).armed) {
        aim(decision, seat, target);
      }
    }
  },
});
