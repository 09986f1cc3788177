import type { Sight } from "@darbar/bots";
import type { Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { questionText } from "@darbar/words/coup/question";
import type { Attention, QuestionMenu } from "../../play/menu.ts";
import type { Voice } from "../../text/voice.ts";
import { menuOf } from "./menu.ts";

/** A player who stands aside passes until something concerns them. Nobody is asked where a pass is the only answer. */
export function attend({ view, seat, legal }: Sight<State, Move>, aside: boolean): Attention<Move> {
  const staysAside = aside && view.question !== "act" && !concerns(view, seat);
  const passes = legal[0].do === "pass" && (staysAside || legal.length === 1);
  return { aside: staysAside, answer: passes ? legal[0] : null };
}

/** The open question with its menu: what can be done, what Enter does, and whether one can stand aside. */
export function ask({ view, seat, legal }: Sight<State, Move>, voice: Voice): QuestionMenu<Move> {
  const mayStandAside = legal[0].do === "pass" && !concerns(view, seat);
  // Enter takes only what can be taken without looking: a pass that costs nothing, a proof, the one move there is.
  const harmless = mayStandAside || legal[0].do === "show" || legal.length === 1;
  return {
    title: questionText(view, voice.words, voice.names),
    choices: menuOf(view, voice),
    enter: harmless ? "first" : null,
    keys: mayStandAside
      ? [{ wish: "aside", hint: voice.words.t("terminal.hint.aside"), aside: true, move: legal[0] }]
      : [],
  };
}

/** Whether the action under way is a player's own, or aimed at them, or the bomb is on its way to them. */
export function concerns({ action, bomb }: State, seat: Seat): boolean {
  return (action !== null && (action.seat === seat || action.target === seat)) || bomb?.to === seat;
}
