import { turnUp } from "../decision.ts";
import { placeBefore } from "../identity.ts";
import { isAmong } from "../identity-facts.ts";
import { barAnyone, barFaceUp, isConcealed, playerAt } from "../player.ts";
import { type EquipmentRule, namingCard } from "./rule.ts";

/** cops 5: one identity card that was just looked at is turned face up and stays so. */
export const surveillanceCamera: EquipmentRule = namingCard({
  moments: ["investigated"],
  bars: (view, _, target, card) => {
    const bar = barAnyone(view, target);
    if (bar !== null) return bar;
    if (!isAmong(view.seen, placeBefore(target, card))) return "not-just-seen";
    if (isConcealed(playerAt(view, target))) return "concealed";
    return barFaceUp(view, target, card);
  },
  play: (decision, _, target, card) => turnUp(decision, target, card),
});
