import { emit } from "../decision.ts";
import { barAnyone, isAnybodyWounded, playerAt, woundSlot } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: removes a wound token. */
export const medKit: EquipmentRule = namingPlayer({
  moments: ANY,
  useless: (view) => !isAnybodyWounded(view),
  bars: (view, _, target) =>
    barAnyone(view, target) ?? (woundSlot(playerAt(view, target)) === null ? "not-wounded" : null),
  play: (decision, _, seat) => {
    const card = woundSlot(playerAt(decision.table, seat));
    if (card !== null) emit(decision, { type: "healed", seat, card });
  },
});
