import type { Seat } from "@darbar/kernel";
import { namesOf } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import type { TableModel } from "../table/model.ts";

/** Who won, in a sentence: one player or a team, the reader among them or not. */
export function wonText(
  { seats, me }: Pick<TableModel, "seats" | "me">,
  winners: readonly Seat[],
  words: Words,
): string {
  const { t } = words;
  const names = namesOf(seats, words);
  const others = winners.filter((seat) => seat !== me);
  if (others.length === winners.length) {
    return t("ending.won", { names: words.list(winners.map(names)), n: winners.length });
  }
  if (others.length === 0) return t("ending.you");
  return t("ending.you-and", { names: words.list(others.map(names)) });
}
