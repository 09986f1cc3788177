import type { ActionName } from "../move.ts";
import { arm } from "./arm.ts";
import { equip } from "./equip.ts";
import { infiltrate } from "./infiltrate.ts";
import { investigate } from "./investigate.ts";
import type { ActionRule } from "./rule.ts";
import { shoot } from "./shoot.ts";
import { snatch } from "./snatch.ts";
import { swap } from "./swap.ts";

const ACTION_RULES: { readonly [Name in ActionName]: ActionRule<Name> } = {
  investigate,
  arm,
  equip,
  shoot,
  snatch,
  swap,
  infiltrate,
};

/** What there is to an action (cops 2, 6). It only ever gets moves of its own name. */
export function actionRule(name: ActionName): ActionRule<ActionName> {
  return ACTION_RULES[name] as ActionRule<ActionName>;
}
