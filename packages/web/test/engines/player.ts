import type { GameName } from "../../src/games/shown-game.ts";
import { hastiestOf, readButtons } from "../browser/cops-haste.ts";
import { hastiest, type Question, readQuestion } from "../browser/hasty.ts";
import { evaluate, type Tab, until } from "./tab.ts";

/** A button by its name in the rules, and its place among the buttons of the prompt. */
interface Choice {
  readonly name: string;
  readonly index: number;
}

/** No game takes so many presses of somebody in a hurry. */
const MOST_PRESSES = 600;

/** Which button somebody in a hurry presses; `null` if the question was taken back meanwhile. */
const CHOOSE: Readonly<Record<GameName, (tab: Tab, question: Question) => Promise<Choice | null>>> = {
  coup: async (_, question) => hastiest(question),
  cops: async (tab) => {
    const [buttons, worth] = [await evaluate(tab, readButtons), await evaluate(tab, readWorth)];
    if (!buttons.some(({ isMarked }) => !isMarked)) return null;
    const { id, index } = hastiestOf(buttons, (seat) => worth[`seat-${seat}`] ?? 0, ["as-they-lie"]);
    return { name: id, index };
  },
};

/** Plays a game to its end, by the buttons of the prompt; tells of every question, and answers how many were pressed. */
export async function playOut(tab: Tab, game: GameName, tell: (asked: string) => void): Promise<number> {
  for (let count = 0; count < MOST_PRESSES; count++) {
    const question = await until(tab, "a question or the end of the game", readQuestion);
    if (question === "over") return count;
    const choice = await CHOOSE[game](tab, question);
    if (choice === null) continue;
    tell(`“${question.heading}”, where ${choice.name} was to be pressed`);
    await pressChoice(tab, choice);
  }
  throw new Error(`the game was not over after ${MOST_PRESSES} presses`);
}

/** Presses a button, and waits until that has changed it or taken it away. A question may be over before it is pressed. */
async function pressChoice(tab: Tab, { name, index }: Choice): Promise<void> {
  const before = await until(tab, "a way to the button", mark, name, index);
  if (before === null) return;
  try {
    await tab.press("[data-to-press]");
  } catch (error) {
    if (!(await evaluate(tab, hasChanged, before))) throw error;
  }
  await until(tab, "anything that came of pressing", hasChanged, before);
}

/**
 * Run in a page: marks a button as the one to be pressed, and answers what it looks like; `null` if it is gone, `false`
 * while it still moves, or cannot be reached because its question has only just come.
 */
async function mark(name: string, index: number): Promise<string | null | false> {
  for (const old of document.querySelectorAll("[data-to-press]")) old.removeAttribute("data-to-press");
  const button = document.querySelectorAll<HTMLElement>(".prompt [data-choice]")[index];
  if (button?.dataset.choice !== name) return null;
  button.scrollIntoView({ block: "nearest" });
  const before = button.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (!button.isConnected) return null;
  const { x, y, width, height } = button.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return false;
  if (!button.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return false;
  button.setAttribute("data-to-press", "");
  return button.outerHTML;
}

/** Run in a page: whether the marked button is gone, or no longer looks as it did. */
function hasChanged(before: string): boolean {
  return document.querySelector("[data-to-press]")?.outerHTML !== before;
}

/** Run in a page of Good Cop Bad Cop: how near a shot at a player may bring the end, as far as all can see. */
function readWorth(): Readonly<Record<string, number>> {
  const seats = [...document.querySelectorAll<HTMLElement>(".seats .seat")].map((seat) => {
    const isOut = seat.classList.contains("is-out") || seat.classList.contains("is-criminal");
    return [seat.dataset.place, isOut ? 0 : seat.querySelector(".wound") === null ? 1 : 2];
  });
  return Object.fromEntries(seats);
}
