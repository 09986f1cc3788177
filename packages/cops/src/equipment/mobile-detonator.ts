import { eliminate } from "../fall.ts";
import { barOthers } from "../player.ts";
import { type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: you have just been eliminated: a living player is eliminated too, leader or not. */
export const mobileDetonator: EquipmentRule = namingPlayer({
  moments: ["eliminated"],
  holder: "fallen",
  bars: barOthers,
  play: (decision, _, target) => eliminate(decision, target, null),
});
