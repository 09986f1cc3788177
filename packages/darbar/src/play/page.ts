import type { State } from "@darbar/coup";
import { setLine } from "../story/line.ts";
import { aidPage } from "./aid-page.ts";
import type { Desk } from "./ask.ts";
import { isLeave, type Leave } from "./leave.ts";

/** Shows the player aid or the story so far, a screenful at a time, until it has been read. */
export async function showPage(which: "aid" | "log", view: State, desk: Desk): Promise<Leave | null> {
  const { screen, keyboard, waits } = desk;
  const rows = which === "aid" ? aidPage(view.options, screen) : storyPage(desk);
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

function storyPage({ screen }: Desk): readonly string[] {
  return screen.story().flatMap((line) => setLine(line, screen.width(), screen.paint));
}
