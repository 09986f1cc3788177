import type { Seat } from "@darbar/kernel";
import { retarget } from "../aim.ts";
import { copCount } from "../player.ts";
import type { Bar } from "../refusal.ts";
import type { State } from "../state.ts";
import { type EquipmentRule, namingNothing } from "./rule.ts";

/** cops 5: the shooter must choose a different target and shoot it; the shot cannot be called off any more. */
export const restrainingOrder: EquipmentRule = namingNothing({
  moments: ["announced"],
  bars,
  play: (decision) => retarget(decision),
});

function bars(view: State, _: Seat): Bar | null {
  if (view.action?.do !== "shoot") return "not-a-shot";
  return copCount(view) <= 2 ? "two-left" : null;
}
