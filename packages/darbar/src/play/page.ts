import { setLine } from "../text/line.ts";
import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import type { TerminalScreen } from "./screen.ts";
import { enterKey, keyOf } from "./typed.ts";

/** Shows the player aid or the story so far, a screenful at a time, until it has been read. */
export async function showPage<State, Move, GameEvent>(
  which: "aid" | "log",
  view: State,
  desk: Desk<State, Move, GameEvent>,
): Promise<Leave | null> {
  const { screen, keyboard, waits } = desk;
  const { words } = desk.voice;
  const { t } = words;
  const back = t("terminal.hint.table");
  const rows = which === "aid" ? desk.game.aid(view, words, screen) : storyPage(screen);
  const room = Math.max(1, screen.height() - 1); // The last row is for the prompt.
  for (let from = 0; ; from += room) {
    screen.page(rows.slice(from, from + room));
    if (!waits) return null;
    const isLast = from + room >= rows.length;
    const enter = `${enterKey(words)} = ${isLast ? back : t("terminal.hint.more")}`;
    const typed = await keyboard.read(isLast ? ` ${enter} ` : ` ${enter} · ${keyOf("table", words)} = ${back} `);
    if (isLeave(typed)) return typed;
    if (isLast || typed !== "") return null;
  }
}

function storyPage<State>(screen: TerminalScreen<State>): readonly string[] {
  return screen.story().flatMap((line) => setLine(line, screen.width(), screen.paint));
}
