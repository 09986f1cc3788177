import type { JSHandle, Page } from "@playwright/test";

/** A button of the open question: its name in the rules, and its place among the buttons. */
export interface Button {
  readonly name: string;
  readonly index: number;
}

/** What a page asks, as who is in a hurry sees it. */
export interface Question {
  readonly heading: string;
  /** What can be pressed; never empty. */
  readonly buttons: readonly Button[];
}

/** Preferred from the first on: whatever brings the end nearer. */
const HASTE = ["coup", "assassinate", "challenge", "show", "tax", "return", "pick", "lose", "pass", "income"];

/** The button that brings the end of the game nearest. */
export function hastiest({ buttons }: Question): Button {
  for (const name of HASTE) {
    const button = buttons.find((each) => each.name === name || each.name.startsWith(`${name}-`));
    if (button !== undefined) return button;
  }
  return buttons[0];
}

/** Run in a page: what it asks now; `false` if nothing. */
export function readQuestion(): Question | "over" | false {
  if (document.querySelector(".game-over") !== null) return "over";
  const all = [...document.querySelectorAll<HTMLElement>(".prompt [data-choice]")];
  const isPicking = all.some(({ dataset, ariaPressed }) => dataset.choice?.startsWith("pick-") && ariaPressed);
  const buttons = all.flatMap((button, index) => {
    const isShut = button.ariaDisabled === "true" || (isPicking && button.ariaPressed === "true");
    return isShut ? [] : [{ name: button.dataset.choice ?? "", index }];
  });
  const heading = document.querySelector("#prompt-heading")?.textContent ?? "";
  return buttons.length === 0 ? false : { heading, buttons };
}

/** Waits until something is asked; `null` if the game is over before. */
export async function nextQuestion(page: Page): Promise<Question | null> {
  const found = (await page.waitForFunction(readQuestion)) as JSHandle<Question | "over">;
  const question = await found.jsonValue();
  return question === "over" ? null : question;
}

/** Does something to a button, and waits until that has changed it or taken it away. */
export async function untilChanged(page: Page, { index }: Button, act: () => Promise<void>): Promise<void> {
  const button = await page.locator(".prompt [data-choice]").nth(index).elementHandle();
  const before = await button?.evaluate((each) => each.outerHTML);
  await act();
  await page.waitForFunction(
    ({ pressed, html }) => pressed === null || !pressed.isConnected || pressed.outerHTML !== html,
    { pressed: button, html: before },
  );
}

/** Plays until the game is over, or `isEnough`; says how many times something was pressed. */
export async function playHastily(
  page: Page,
  press: (button: Button, question: Question, count: number) => Promise<void>,
  isEnough: (count: number) => boolean = () => false,
): Promise<number> {
  for (let count = 0; ; count++) {
    if (isEnough(count)) return count;
    const question = await nextQuestion(page);
    if (question === null) return count;
    const button = hastiest(question);
    await untilChanged(page, button, () => press(button, question, count));
  }
}
