import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import { showPage } from "./page.ts";

/** Asks somebody who is out whether they watch the others, see only how it ends, or leave. */
export async function sitOut<State, Move, GameEvent>(
  view: State,
  desk: Desk<State, Move, GameEvent>,
): Promise<"watch" | "skip" | Leave> {
  const { screen, keyboard } = desk;
  let said = "You are out. The others play on.";
  for (;;) {
    screen.show(view, [` ${said}`, " Enter = watch · f = see how it ends · ? = aid · log · q = leave"]);
    const typed = await keyboard.read(" > ");
    if (isLeave(typed)) return typed;
    switch (typed.toLowerCase()) {
      case "":
        return "watch";
      case "f":
        return "skip";
      case "q":
      case "quit":
      case "exit":
        return { leave: "quit" };
      case "?":
      case "help":
      case "log": {
        const left = await showPage(typed.toLowerCase() === "log" ? "log" : "aid", view, desk);
        if (left !== null) return left;
        break;
      }
      default:
        said = "You are out. Press Enter, or type f, ?, log or q.";
    }
  }
}
