import type { Words } from "@darbar/words/words";
import { DOT } from "../text/line.ts";
import { wrap } from "../text/wrap.ts";
import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import { showPage } from "./page.ts";
import { enterKey, keyOf, means, usualHints } from "./typed.ts";

/** Asks somebody who is out whether they watch the others, see only how it ends, or leave. */
export async function sitOut<State, Move, GameEvent>(
  view: State,
  desk: Desk<State, Move, GameEvent>,
): Promise<"watch" | "skip" | Leave> {
  const { screen, keyboard } = desk;
  const { words } = desk.voice;
  const { t } = words;
  const hints = [
    `${enterKey(words)} = ${t("terminal.hint.watch")}`,
    `${keyOf("skip", words)} = ${t("going.out.skip")}`,
    ...usualHints(words),
  ];
  let said = t("terminal.others-play-on");
  for (;;) {
    screen.show(view, [` ${t("table.you-are-out")} ${said}`, ...wrap(hints.join(DOT), screen.width(), " ", " ")]);
    const typed = await keyboard.read(" > ");
    if (isLeave(typed)) return typed;
    if (typed === "") return "watch";
    if (means(typed, "skip", words)) return "skip";
    if (means(typed, "leave", words)) return { leave: "quit" };
    const page = (["aid", "log"] as const).find((wish) => means(typed, wish, words));
    if (page === undefined) said = t("terminal.type", { enter: enterKey(words), keys: keysIn(words) });
    else {
      const left = await showPage(page, view, desk);
      if (left !== null) return left;
    }
  }
}

function keysIn(words: Words): string {
  const keys = (["skip", "aid", "log", "leave"] as const).map((wish) => keyOf(wish, words));
  return words.list(keys, "or");
}
