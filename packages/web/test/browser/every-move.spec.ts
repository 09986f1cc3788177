import type { Options } from "@darbar/coup";
import type { Language } from "@darbar/words/languages";
import type { Page } from "@playwright/test";
import { newChooser } from "./chooser.ts";
import { expect, type OpenPerson, THOROUGH } from "./fixtures.ts";
import { test } from "./hasty-server.ts";
import { choose, playOn } from "./player.ts";
import type { TestServer } from "./server.ts";
import { sitDown } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

const ACTIONS = ["income", "foreign-aid", "tax", "exchange", "coup", "assassinate", "steal"];
const ANSWERS = ["pass", "challenge", "block-duke", "block-captain", "block-contessa", "lose", "return"];
/** Cards and seats can be pressed themselves, or by the buttons of the prompt. */
const WAYS = ["by-seat", "by-prompt", "by-card"];
const BASE = [...ACTIONS, ...ANSWERS, ...WAYS];
const PROOFS = ["show", "refuse"];
const EXAMINING = ["examine", "present", "block-inquisitor"];
const BOMB = ["bomb", "explode", "defuse", "pass-on"];

interface Variant {
  readonly seats: number;
  readonly options: Partial<Options>;
  /** What must have been pressed, through the page, before it is enough. */
  readonly covers: readonly string[];
}

/**
 * Tables that together have every action and every answer of every edition; what two are enough for has two seats. That
 * every move has a button is held without a browser, too.
 */
const VARIANTS: Readonly<Record<string, Variant>> = {
  "classic for two, with the draft": {
    seats: 2,
    options: { edition: "classic" },
    covers: [...BASE, ...PROOFS, "block-ambassador", "keep"],
  },
  "plus, with everything in the box": {
    seats: 3,
    options: { edition: "plus", character: "inquisitor", reformation: true, anarchist: true },
    covers: [...EXAMINING, "give-back", "replace", ...BOMB, "side", "convert", "embezzle"],
  },
  "plus for two": {
    seats: 2,
    options: { edition: "plus", reformation: true, draft: false },
    covers: [...BASE, ...PROOFS, "block-ambassador", "side", "convert", "embezzle"],
  },
  "ru, with the inquisitor": {
    seats: 2,
    options: { edition: "ru", character: "inquisitor" },
    covers: [...BASE, ...EXAMINING],
  },
  he: { seats: 2, options: { edition: "he" }, covers: [...BASE, ...PROOFS, "block-ambassador"] },
  "classic, with the bomb": { seats: 3, options: { edition: "classic", anarchist: true }, covers: BOMB },
  "ru, with the ambassador, where anyone blocks": {
    seats: 3,
    options: { edition: "ru", blockers: "anyone" },
    covers: ["exchange", "return", "block-ambassador", "third-party"],
  },
  // coup 4.6: who has lost a challenge may still block.
  "he, with a second defence": {
    seats: 2,
    options: { edition: "he", secondDefence: true },
    covers: ["second-defence"],
  },
};

/** In which languages they read: a different one each. */
const READERS: readonly Language[] = ["en", "ru", "fa"];
/** No variant takes so many. */
const MOST_GAMES = 12;

for (const [name, variant] of Object.entries(VARIANTS)) {
  test(`every move by hand: ${name}`, THOROUGH, async ({ person, hastyServer }) => {
    const pages = await gather(variant, person, hastyServer);
    const chooser = newChooser(variant.covers);
    const isEnough = (): boolean => chooser.missing().length === 0;
    let presses = 0;
    for (let game = 1; game <= MOST_GAMES && !isEnough(); game++) {
      const isOver = await playOn({
        pages,
        isEnough,
        answer: async (asked, shown) => {
          const choice = chooser.choose(asked, shown);
          presses += 1;
          const pressed = await choose(pages[asked], choice, chooser.way(choice), presses);
          if (pressed.length > 0) chooser.note(asked, choice, shown.choices, pressed);
          return pressed;
        },
      });
      if (isOver && !isEnough()) await playAgain(pages);
    }
    expect(chooser.missing(), `never pressed, in ${presses} presses`).toEqual([]);
  });
}

/** Everybody at a new table of this variant; the game has begun. */
async function gather({ seats, options }: Variant, person: OpenPerson, server: TestServer): Promise<Page[]> {
  const pages: Page[] = [];
  for (const language of READERS.slice(0, seats)) {
    const { page } = await person({ language }, server);
    pages.push(page);
    await comeIn(page, `Reader of ${language}`);
  }
  const { code } = await newTable(pages[0], { seats, options, clock: "relaxed" });
  for (const [index, page] of pages.entries()) await sitDown(page, READERS[index], code);
  await pages[0].getByRole("button", { name: wordsIn("en")("lobby.start"), exact: true }).click();
  return pages;
}

async function playAgain(pages: readonly Page[]): Promise<void> {
  await pages[0].getByRole("button", { name: wordsIn("en")("ending.again"), exact: true }).click();
  for (const page of pages) await expect(page.locator(".game-over")).toHaveCount(0);
}
