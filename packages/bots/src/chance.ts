import type { Draw } from "@darbar/kernel";

const HUNDRED: readonly number[] = Array.from({ length: 100 }, (_, place) => place);

/** True so many times in a hundred. */
export function chance(draw: Draw, percent: number): boolean {
  return draw.one(HUNDRED) < percent;
}

const MOODS = HUNDRED.slice(0, 20);

/** The one that is worth most to somebody whose mood sways each worth a little. There must be one. */
export function favourite<Item>(items: readonly Item[], worth: (item: Item) => number, draw: Draw): Item {
  let best = items[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const swayed = worth(item) + draw.one(MOODS);
    if (swayed > most) {
      most = swayed;
      best = item;
    }
  }
  return best;
}
