import type { ActionName } from "../move.ts";
import { arm } from "./arm.ts";
import { equip } from "./equip.ts";
import { infiltrate } from "./infiltrate.ts";
import { investigate } from "./investigate.ts";
import type { ActionRule } from "./rule.ts";
import { shoot } from "./shoot.ts";
import { snatch } from "./snatch.ts";
import { swap } from "./swap.ts";

/** All actions, by name (cops 2, 6). */
export const ACTION_RULES: { readonly [Name in ActionName]: ActionRule<Name> } = {
  investigate,
  arm,
  equip,
  shoot,
  snatch,
  swap,
  infiltrate,
};
