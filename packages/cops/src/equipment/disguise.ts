import { layBefore } from "../decision.ts";
import { barOthers } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: lies before another player to the end; nobody can look at their identity cards any more. */
export const disguise: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: barOthers,
  play: (decision, _, target) => layBefore(decision, target, "concealed"),
});
