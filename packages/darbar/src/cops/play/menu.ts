import type { Move } from "@darbar/cops";
import type { Choice } from "../../play/menu.ts";
import { sentence } from "../../text/voice.ts";
import { type Reader, type Step, stepsTo } from "./steps.ts";

/** A move, and the steps to it that are still to be taken. */
interface Path {
  readonly move: Move;
  readonly steps: readonly Step[];
}

/** The legal moves as a menu, chosen step by step: the action or card, then on whom, then which card. */
export function menuOf(legal: readonly Move[], reader: Reader): readonly Choice<Move>[] {
  const choices = choicesOf(legal.flatMap((move) => stepsTo(move, reader).map((steps): Path => ({ move, steps }))));
  const announced = announcedBefore(legal, reader);
  return announced === null ? choices : [goOn(announced, reader), ...choices];
}

/** cops 4: the action that was announced before equipment was played in answer, if it is still possible. */
export function announcedBefore(legal: readonly Move[], { view }: Reader): Move | null {
  if (view.question !== "act" || view.action === null) return null;
  const before = JSON.stringify(view.action);
  return legal.find((move) => JSON.stringify(move) === before) ?? null;
}

function goOn(move: Move, reader: Reader): Choice<Move> {
  const [steps] = stepsTo(move, reader);
  return { label: "Go on as announced", note: inWords(steps.map(({ label }) => label)), leadsTo: { move } };
}

/** The choices of a menu to which these steps have led. */
function choicesOf(paths: readonly Path[], taken: readonly string[] = []): readonly Choice<Move>[] {
  const groups = Map.groupBy(paths, ({ steps }) => steps[0].label);
  return [...groups.values()].map((group) => choiceOf(group, taken, []));
}

/** The choice of a step; where there is nothing to choose after it, what follows is chosen with it. */
function choiceOf(group: readonly Path[], taken: readonly string[], before: readonly string[]): Choice<Move> {
  const [{ move, steps }] = group;
  const [{ label, note, asks }, next] = steps;
  const chosen = [...before, label];
  if (next === undefined) return { label: inWords(chosen), note, leadsTo: { move } };
  const rest = group.map((path): Path => ({ move: path.move, steps: path.steps.slice(1) }));
  if (rest.every((path) => path.steps[0].label === next.label)) return choiceOf(rest, taken, chosen);
  const all = [...taken, ...chosen];
  const leadsTo = { title: `${inWords(all)}. ${asks}`, choices: choicesOf(rest, all) };
  return { label: inWords(chosen), note, leadsTo };
}

/** "Investigate: Shirin, the second card". */
export function inWords([first, ...rest]: readonly string[]): string {
  return sentence(rest.length === 0 ? first : `${first}: ${rest.join(", ")}`);
}
