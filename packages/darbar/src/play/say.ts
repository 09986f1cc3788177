import type { Saying } from "@darbar/kernel";
import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import type { Menu } from "./menu.ts";
import { menuRows, type OpenMenu, understand } from "./open-menu.ts";
import { showPage } from "./page.ts";

/** Asks a person what they tell the others: Enter takes the first choice, which is to keep quiet. */
export async function askWhatToSay<State, Move, GameEvent>(
  menu: Menu<Saying | null>,
  view: State,
  desk: Desk<State, Move, GameEvent>,
): Promise<Saying | Leave | null> {
  const { screen, keyboard } = desk;
  const { words } = desk.voice;
  const open: OpenMenu<Saying | null> = { ...menu, enter: "first", keys: [] };
  let problem: string | null = null;
  for (;;) {
    const told = problem;
    screen.show(view, (room) => menuRows(open, told, words, screen, room));
    const typed = await keyboard.read(" > ");
    if (isLeave(typed)) return typed;
    const meant = understand(typed, open, words);
    problem = meant.means === "nothing" ? meant.problem : null;
    if (meant.means === "leave") return { leave: "quit" };
    if (meant.means === "choice" && "move" in meant.choice.leadsTo) return meant.choice.leadsTo.move;
    if (meant.means !== "aid" && meant.means !== "log") continue;
    const left = await showPage(meant.means, view, desk);
    if (left !== null) return left;
  }
}
