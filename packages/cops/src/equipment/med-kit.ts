import { emit } from "../decision.ts";
import { barAnyone, woundSlot } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: removes a wound token. */
export const medKit: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: (view, _, target) =>
    barAnyone(view, target) ?? (woundSlot(view.players[target]) === null ? "not-wounded" : null),
  play: (decision, _, seat) => {
    const card = woundSlot(decision.table.players[seat]);
    if (card !== null) emit(decision, { type: "healed", seat, card });
  },
});
