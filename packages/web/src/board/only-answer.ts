import { type Asking, isPass } from "@darbar/kernel";
import type { AnyRules } from "../games/shown-game.ts";
import type { TableModel } from "../table/model.ts";

/** Whether the reader is asked alone something that has one answer: by their order, whichever it is, it is given for them. */
export function hasOnlyAnswer(
  { model, view }: { readonly model: TableModel; readonly view: Asking },
  rules: AnyRules,
): boolean {
  const { me, order, given, game } = model;
  if (me === null || order === null || given !== null || game === null || game.outcome !== null) return false;
  const waiting = rules.waiting(view);
  if (waiting.length !== 1 || waiting[0] !== me) return false;
  const [only, ...others] = rules.legal(view, me);
  return only !== undefined && others.length === 0 && !isPass(only);
}
