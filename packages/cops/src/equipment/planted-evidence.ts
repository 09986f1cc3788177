import { layBefore } from "../decision.ts";
import { barOthers } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: lies before another player to the end; their honest cards count as crooked and the reverse. */
export const plantedEvidence: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: barOthers,
  play: (decision, _, target) => layBefore(decision, target, "reversed"),
});
