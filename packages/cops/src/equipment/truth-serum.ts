import { barAnyone, hasFaceDown, isConcealed, playerAt } from "../player.ts";
import { revealOne } from "../reveal.ts";
import { ANY, type EquipmentRule, namingPlayer } from "./rule.ts";

/** cops 5: a player chooses one of their face-down identity cards and turns it face up. */
export const truthSerum: EquipmentRule = namingPlayer({
  moments: ANY,
  bars: (view, _, target) => {
    const bar = barAnyone(view, target);
    if (bar !== null) return bar;
    if (isConcealed(playerAt(view, target))) return "concealed";
    return hasFaceDown(playerAt(view, target)) ? null : "all-face-up";
  },
  play: (decision, _, target) => revealOne(decision, target),
});
