import { disarm } from "../decision.ts";
import { barAnyone } from "../player.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: a player drops their gun. The book lets it be used on one who has none, to no effect. */
export const k9Unit: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: (view, _, target) => barAnyone(view, target),
  play: (decision, _, target) => disarm(decision, target),
});
