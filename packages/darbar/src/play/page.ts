import { setLine } from "../text/line.ts";
import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import type { TerminalScreen } from "./screen.ts";

/** Shows the player aid or the story so far, a screenful at a time, until it has been read. */
export async function showPage<State, Move, GameEvent>(
  which: "aid" | "log",
  view: State,
  desk: Desk<State, Move, GameEvent>,
): Promise<Leave | null> {
  const { screen, keyboard, waits } = desk;
  const rows = which === "aid" ? desk.game.aid(view, screen) : storyPage(screen);
  const room = Math.max(1, screen.height() - 1); // The last row is for the prompt.
  for (let from = 0; ; from += room) {
    screen.page(rows.slice(from, from + room));
    if (!waits) return null;
    const isLast = from + room >= rows.length;
    const typed = await keyboard.read(
      isLast ? " Enter goes back to the table. " : " Enter: more · b: back to the table ",
    );
    if (isLeave(typed)) return typed;
    if (isLast || typed !== "") return null;
  }
}

function storyPage<State>(screen: TerminalScreen<State>): readonly string[] {
  return screen.story().flatMap((line) => setLine(line, screen.width(), screen.paint));
}
