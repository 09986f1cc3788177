import type { EquipmentName, Play } from "@darbar/cops";
import { playedText } from "@darbar/words/cops/announce";
import type { Language } from "@darbar/words/languages";
import { EVERY_WORDS, plain } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import type { Locator, Page } from "@playwright/test";
import { choice } from "./at-coup.ts";
import { keepCops, type Position, recordWith } from "./cops-positions.ts";
import { addressOf, seatOf } from "./cops-practice.ts";
import { expect, type OpenPerson } from "./fixtures.ts";
import { stopThinking } from "./practise.ts";

/** Who sits at a practice table. */
const NAMES = ["", "Anahita", "Bahram", "Cyrus", "Darya"];
/** What bots hold that leave a shot alone, and whoever falls. */
export const IDLE: readonly EquipmentName[] = ["surveillance-camera", "smoke-grenade", "disguise"];

/** Somebody at a practice table where time stands still. */
export interface Reader {
  readonly page: Page;
  readonly words: Words;
}

/** Opens a browser in a language, and stops its time. Bots pass on whatever they can pass on. */
export async function readerOf(person: OpenPerson, language: Language): Promise<Reader> {
  const { page } = await person({ language });
  await stopThinking(page);
  await stopTime(page);
  return { page, words: EVERY_WORDS[language] };
}

/** The lines of the log. */
export function logOf(page: Page): Locator {
  return page.locator("ol.log > li");
}

/** A button that only the turn of a cop has. */
export function ownTurn(page: Page): Locator {
  return choice(page, "investigate");
}

function holding(equipment: EquipmentName, position: Position): Position {
  return { ...position, equipment: [equipment, ...(position.equipment?.slice(1) ?? [])] };
}

/** Takes up a position in the reader's own turn, and presses the button of their card. */
export async function playIn({ page }: Reader, equipment: EquipmentName, position: Position = {}): Promise<void> {
  await toStillCops(page, { ...holding(equipment, position), passed: true });
  await pressPlay(page, equipment);
}

/** Presses the button of one's card: twice where a misclick would cost it. */
export async function pressPlay(page: Page, equipment: EquipmentName): Promise<void> {
  const button = choice(page, `play-${equipment}`);
  await press(page, button);
  if (!["coffee", "metal-detector", "smoke-grenade"].includes(equipment)) return;
  await expect(button, "it must be pressed twice").toHaveClass(/\barmed\b/);
  await press(page, button);
}

/** Takes up a position outside of the reader's turn, says that they want to use their card, and plays it when asked. */
export async function playWhenAsked({ page }: Reader, equipment: EquipmentName, position: Position): Promise<void> {
  await toStillCops(page, holding(equipment, position));
  await expect(page.locator("[data-choice]")).toHaveCount(0);
  await press(page, page.locator(".pocket"));
  await expect(page.locator(".pocket")).toHaveAttribute("aria-pressed", "true");
  await pressPlay(page, equipment);
}

/** Takes up a position in which the reader is asked what touches them, and plays their card when they have passed so often. */
export async function playWhenTouched(
  reader: Reader,
  equipment: EquipmentName,
  position: Position,
  passes: number,
): Promise<void> {
  await toTouched(reader, equipment, position, passes);
  await press(reader.page, choice(reader.page, `play-${equipment}`));
}

/** Takes up a position in which the reader is asked what touches them; when they have passed so often, their card is for it. */
export async function toTouched(
  { page }: Reader,
  equipment: EquipmentName,
  position: Position,
  passes: number,
): Promise<void> {
  await toStillCops(page, holding(equipment, position));
  for (let passed = 0; passed < passes; passed++) {
    await passTime(page, choice(page, "pass"));
    await expect(choice(page, `play-${equipment}`)).toHaveAttribute("aria-disabled", "true");
    await press(page, choice(page, "pass"));
    await expect(choice(page, "pass")).toHaveCount(0);
  }
  await passTime(page, choice(page, `play-${equipment}`));
}

/** Fails unless the log says once, in the reader's language, that they have played this. */
export async function expectPlayed({ page, words }: Reader, play: Omit<Play, "do">): Promise<void> {
  const text = plain(playedText(0, { do: "play", ...play }, 0, words, (seat) => words.bot(NAMES[seat]))) ?? "";
  await passTime(page, logOf(page).filter({ hasText: text }));
  await showAll(page);
  await expect(logOf(page).filter({ hasText: text })).toHaveCount(1);
}

/** What would hurt is pressed twice. */
export async function pressTwice(page: Page, seat: number): Promise<void> {
  await press(page, seatOf(page, seat));
  await expect(seatOf(page, seat)).toHaveClass(/is-armed/);
  await press(page, seatOf(page, seat));
}

/** Stops time in a page: what is to happen by itself happens when the test lets time pass. */
async function stopTime(page: Page): Promise<void> {
  await page.goto("/");
  await page.clock.install({ time: "2024-01-01T00:00:00Z" });
  await page.clock.pauseAt("2024-01-01T01:00:00Z");
}

/** Goes to a position of a practice game where time stands still. */
export async function toStillCops(page: Page, position: Position): Promise<void> {
  await keepCops(page, recordWith(position));
  await page.goto(addressOf(position.mode));
  await passTime(page, page.locator(".cops-table"), 20);
  await showAll(page);
}

/** Presses something as soon as it is there, where time stands still, and looks on until all that comes of it is shown. */
export async function press(page: Page, target: Locator): Promise<void> {
  await passTime(page, target);
  await target.click();
  await showAll(page);
}

/** Lets time pass quickly in a page where it was stopped, until something is there to be seen. */
export async function passTime(page: Page, until: Locator, step = 500): Promise<void> {
  if (!(await comesUp(page, until, 200, step))) throw new Error(`in a long time there was no ${until}`);
}

/** Whether something is there to be seen after so much time at most. */
async function comesUp(page: Page, until: Locator, tries: number, step = 500): Promise<boolean> {
  for (let passed = 0; passed < tries; passed++) {
    if (await until.first().isVisible()) return true;
    await page.clock.runFor(step);
  }
  return until.first().isVisible();
}

/** Lets so much time pass that what has happened is shown, and nothing else happens. */
async function showAll(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await passTime(page, page.locator(".stage:not(.is-behind)"), 50);
}
