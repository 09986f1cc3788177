import type { Names } from "../names.ts";
import type { Words } from "../words.ts";
import { claimName } from "./characters.ts";
import type { Fruit, Lie, PlayerTally } from "./tally.ts";

/** How often somebody has bluffed, and how often that was found out: "Bluffs: 5 (2 caught)". */
export function bluffsText({ bluffs, caught }: PlayerTally, { t }: Words): string {
  return bluffs === null ? t("ending.bluffs.unknown", { caught }) : t("ending.bluffs", { made: bluffs, caught });
}

/** How often somebody has challenged, and how often rightly. */
export function challengesText({ challenges, right }: PlayerTally, { t }: Words): string {
  return t("ending.challenges", { made: challenges, right });
}

/** The best lie of a game, and what it has brought. */
export function lieText(lie: Lie | null, words: Words, names: Names): string {
  const { t } = words;
  if (lie === null) return t("ending.lie.none");
  const { seat, as, turn, fruit } = lie;
  return t("ending.lie.told", {
    name: names(seat),
    card: claimName(as, words),
    turn,
    fruit: fruitText(fruit, words, names),
  });
}

function fruitText(fruit: Fruit, { t }: Words, names: Names): string {
  switch (fruit.is) {
    case "coins":
    case "coins-kept":
      return t(`ending.fruit.${fruit.is}`, { coins: fruit.coins });
    case "coins-denied":
      return t("ending.fruit.coins-denied", { coins: fruit.coins, from: names(fruit.from) });
    case "card-taken":
      return t("ending.fruit.card-taken", { from: names(fruit.from) });
    case "card-saved":
    case "nothing":
      return t(`ending.fruit.${fruit.is}`);
  }
}
