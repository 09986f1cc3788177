import type { MenuEntry } from "../src/play/menu.ts";

/** Every move to which choices lead, however many menus lie between. */
export function movesIn<Move>(choices: readonly MenuEntry<Move>[]): readonly Move[] {
  return choices.flatMap(({ leadsTo }) => ("move" in leadsTo ? [leadsTo.move] : movesIn(leadsTo.menu().choices)));
}
