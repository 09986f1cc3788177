import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL } from "@darbar/kernel/testing";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { EVERY_WORDS } from "../../test/spoken.ts";
import { wildAnswers } from "../../test/wild-answers.ts";
import { knownFlags } from "../flags.ts";
import { GAMES } from "../games.ts";
import { replay } from "../replay/command.ts";
import { widthOf } from "../text/wrap.ts";
import { play } from "./command.ts";
import { playHelp } from "./help.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What keeps its Latin letters: a key, the help on a command, what is typed in a test, and the K-9 Unit. */
const KEPT = /\bEnter\b|npx darbar replay \S+|K-9|> \S*$/gm;

/** What is left in a text of messages that were not found or not filled in, and of other alphabets. */
function faultsIn(text: string, language: Language): readonly string[] {
  const own = text.replaceAll(KEPT, "");
  return [
    ...(own.match(/\b(?:terminal|coup|cops|table|replay|lobby)\.[\w.-]+|[{}]|undefined|NaN|null|\[object/g) ?? []),
    ...(language === "en" ? [] : (own.match(/\p{Script=Latin}+/gu) ?? [])),
    ...(language === "fa" ? (own.match(/[0-9]+/g) ?? []) : []),
  ];
}

const NAMES = GAMES.map((game) => game.with(({ rules }) => rules.id));

describe.each(LANGUAGES)("in %s", (language) => {
  // The games take turns with the languages: what one says of its own is a game's, how it is said a language's.
  const mine = ALL ? NAMES : [NAMES[LANGUAGES.indexOf(language) % NAMES.length]];
  test.each(mine)("%s is played to its end, told and told again", async (game) => {
    const file = join(folder, `${language}-${game}.json`);
    const io = memoryIo(wildAnswers(`${language} ${game}`, 1500), { locale: `${language}_XX.UTF-8` });
    const code = await play(["--game", game, "--seed", language, "--save", file], io);
    expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });
    expect(io.out()).toContain(EVERY_WORDS[language].t("terminal.again"));
    expect(faultsIn(io.out(), language)).toEqual([]);
    expect(tooWide(io.out(), 80)).toEqual([]);

    for (const [viewer, columns] of [
      ["all", 80],
      ["0", 40],
    ] as const) {
      const told = memoryIo("", { columns });
      expect(await replay([file, "--as", viewer, "--language", language], told)).toBe(0);
      expect(told.out()).toContain(EVERY_WORDS[language].t("terminal.end.cards"));
      // The title of a record is as it was written down.
      const [, ...rows] = told.out().split("\n");
      expect(faultsIn(rows.join("\n"), language)).toEqual([]);
      expect(tooWide(told.out(), columns)).toEqual([]);
    }
  });
});

test.each(LANGUAGES)("help in %s names every flag, and fits the screen", async (language) => {
  for (const columns of [60, 120]) {
    const help = await playHelp(language, columns);
    for (const name of Object.keys(knownFlags(GAMES))) expect(help).toContain(`--${name}`);
    expect(help).not.toMatch(/[{}]|undefined|null|\bterminal\./);
    expect(tooWide(help, columns).filter((row) => !row.includes("npx darbar play"))).toEqual([]);
  }
});

function tooWide(text: string, columns: number): readonly string[] {
  return text.split("\n").filter((row) => !row.includes(folder) && widthOf(row) > columns);
}

test("what should not be there would be noticed", () => {
  expect(faultsIn(" Shirin loses {card}.\n", "en")).toEqual(["{", "}"]);
  expect(faultsIn(" coup.event.lost \n", "en")).toEqual(["coup.event.lost"]);
  expect(faultsIn(" Ширин loses карту.\n > x\n", "ru")).toEqual(["loses"]);
  expect(faultsIn(" ۱ سکه، 2 سکه\n", "fa")).toEqual(["2"]);
  expect(faultsIn(" \u2068Enter\u2069 = ۱ · ت = ترک میز\n", "fa")).toEqual([]);
});
