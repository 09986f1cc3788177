import type { State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { yes } from "../people.ts";
import type { Words } from "../words.ts";
import { bubbleOf } from "./bubble.ts";
import type { Names } from "./contract.ts";

/** What a seat says aloud in the action under way, as a player would at a table: speech, and never a fact. */
export function saysOf(view: State, seat: Seat, words: Words, names: Names): string {
  const { action, claim } = view;
  const answers = claim !== null && claim.seat === seat && claim.on !== "action";
  if (action === null || action.seat !== seat || answers) return bubbleOf(view, seat, words) ?? "";
  const { kind, target } = action;
  return words.t(`coup.says.${kind}`, {
    as: view.options.character,
    self: yes(target === seat),
    targetMe: yes(target === view.viewer),
    target: target === null ? "" : names(target),
  });
}
