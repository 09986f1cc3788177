import type { Look } from "../event.ts";
import { beginLooks } from "../look.ts";
import { playerAt } from "../player.ts";
import { inTurnOrder } from "../turn-order.ts";
import { ANY, type EquipmentRule, namingNothing, nothingBars } from "./rule.ts";

/** cops 5: investigate one face-down card of every other player who holds a gun. */
export const metalDetector: EquipmentRule = namingNothing({
  moments: ANY,
  bars: nothingBars,
  play: (decision, seat) => {
    const { table } = decision;
    const armed = inTurnOrder(table, seat).filter((other) => playerAt(table, other).armed);
    const looks = armed.map((at): Look => ({ by: seat, at, but: null, most: 1 }));
    beginLooks(decision, looks);
  },
});
