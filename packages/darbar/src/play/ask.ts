import type { Sight } from "@darbar/bots";
import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import { menuRows, type OpenMenu, understand } from "./open-menu.ts";
import { showPage } from "./page.ts";

/** What a person has answered, and whether they stand aside from now on. */
export type HumanAnswer<Move> = { readonly move: Move; readonly aside: boolean } | Leave;

/** Asks a person for their move: a numbered menu, and menus that it leads to, until a number is typed that is a move. */
export async function askMove<State, Move, GameEvent>(
  sight: Sight<State, Move>,
  aside: boolean,
  desk: Desk<State, Move, GameEvent>,
): Promise<HumanAnswer<Move>> {
  const { words } = desk.voice;
  let standsAside = aside;
  /** The menus that are open, each the choice of the one before. */
  let open: readonly OpenMenu<Move>[] = [desk.game.ask(sight, desk.voice, standsAside)];
  let problem: string | null = null;
  for (;;) {
    const menu = open[open.length - 1];
    const told = problem;
    desk.screen.show(sight.view, (room) => menuRows(menu, told, words, desk.screen, room));
    const typed = await desk.keyboard.read(" > ");
    if (isLeave(typed)) return typed;
    problem = null;
    const meant = understand(typed, menu, words);
    switch (meant.means) {
      case "leave":
        return { leave: "quit" };
      case "key": {
        const { move } = meant.key;
        standsAside = meant.key.aside;
        if (move !== null) return { move, aside: standsAside };
        open = [desk.game.ask(sight, desk.voice, standsAside)];
        break;
      }
      case "aid":
      case "log": {
        const left = await showPage(meant.means, sight.view, desk);
        if (left !== null) return left;
        break;
      }
      case "back":
        open = open.slice(0, -1);
        break;
      case "choice": {
        const { leadsTo } = meant.choice;
        if ("move" in leadsTo) return { move: leadsTo.move, aside: standsAside };
        open = [...open, { ...leadsTo.menu(), enter: "back", keys: [] }];
        break;
      }
      case "nothing":
        problem = meant.problem;
    }
  }
}
