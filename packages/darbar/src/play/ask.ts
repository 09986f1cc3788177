import type { Sight } from "@darbar/bots";
import type { Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { ask as question } from "../words/question.ts";
import type { Names } from "../words/voice.ts";
import { HUMAN } from "./company.ts";
import type { Keyboard } from "./keyboard.ts";
import { isLeave, type Leave } from "./leave.ts";
import { menuOf } from "./menu.ts";
import { menuRows, type OpenMenu, understand } from "./open-menu.ts";
import { showPage } from "./page.ts";
import type { Screen } from "./screen.ts";

/** Where a person is asked. */
export interface Desk {
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  readonly names: Names;
  /** Whether pages wait to be read. */
  readonly waits: boolean;
}

/** What a person has answered; `standing`: and to pass from now on. */
export type Reply = { readonly move: Move; readonly standing: boolean } | Leave;

/** Asks a person for their move: a numbered menu, until one of the numbers is typed. */
export async function askMove(sight: Sight<State, Move>, desk: Desk): Promise<Reply> {
  const { view, legal } = sight;
  const whole = wholeMenu(sight, desk.names);
  let menu = whole;
  let problem: string | null = null;
  for (;;) {
    desk.screen.show(view, menuRows(menu, problem, desk.screen));
    const typed = await desk.keyboard.read(" > ");
    if (isLeave(typed)) return typed;
    problem = null;
    const meant = understand(typed, menu);
    switch (meant.means) {
      case "leave":
        return { leave: "quit" };
      case "stand-aside":
        return { move: legal[0], standing: true };
      case "aid":
      case "log": {
        const left = await showPage(meant.means, view, desk);
        if (left !== null) return left;
        break;
      }
      case "back":
        menu = whole;
        break;
      case "choice": {
        const { label, leadsTo } = meant.choice;
        if ("do" in leadsTo) return { move: leadsTo, standing: false };
        menu = { title: `${label}. Who is it to be?`, choices: leadsTo, enter: "back", mayStandAside: false };
        break;
      }
      case "nothing":
        problem = meant.problem;
    }
  }
}

function wholeMenu({ view, legal }: Sight<State, Move>, names: Names): OpenMenu {
  const mayStandAside = legal[0].do === "pass" && !concerns(view, HUMAN);
  // Enter takes only what can be taken without looking: a pass that costs nothing, a proof, the one move there is.
  const harmless = mayStandAside || legal[0].do === "show" || legal.length === 1;
  const choices = menuOf(view, legal, names);
  return { title: question(view, names), choices, enter: harmless ? "first" : null, mayStandAside };
}

/** Whether the action under way is a player's own, or aimed at them, or the bomb is on its way to them. */
export function concerns({ action, bomb }: State, seat: Seat): boolean {
  return (action !== null && (action.seat === seat || action.target === seat)) || bomb?.to === seat;
}
