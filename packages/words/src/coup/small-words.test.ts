import { ACTION_LIST, ALLEGIANCES, CHARACTERS } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { EVERY_WORDS, tableAfter } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { namesOf } from "../names.ts";
import { aidNotes, aidRows } from "./aid.ts";
import { aidTable } from "./aid-table.ts";
import { actionName, allegianceName, cardsInWords, characterName, claimName } from "./characters.ts";
import { REFUSALS, refusalText } from "./refusal.ts";

describe.each(LANGUAGES)("in %s", (language) => {
  const words = EVERY_WORDS[language];

  test("everything has a name of its own", () => {
    const named = (names: readonly string[]): void => expect(new Set(names).size).toBe(names.length);
    named(CHARACTERS.map((character) => characterName(character, words)));
    named(ACTION_LIST.map(({ name }) => actionName(name, words)));
    named(ALLEGIANCES.map((side) => allegianceName(side, words)));
    expect(claimName("duke", words)).toBe(characterName("duke", words));
    expect(claimName("no-duke", words)).not.toBe(claimName("duke", words));
  });

  test("every refusal is explained", () => {
    for (const code of [...REFUSALS, "something-new"]) expect(refusalText(code, words)).not.toMatch(/[{}]|undefined/);
    expect(refusalText("something-new", words)).toBe(words.t("coup.refusal.unknown"));
  });

  test("names are isolated, and empty seats have one", () => {
    const names = namesOf([{ kind: "bot", level: "regular", style: null, name: "Nāma" }, null], words);
    expect(names(0)).toBe("\u2068Nāma\u2069");
    expect(names(1)).toMatch(/^\u2068.*[2۲]\u2069$/u);
  });
});

describe("the player aid", () => {
  test("says who does and blocks what, in this edition", () => {
    const { options } = tableAfter({ edition: "plus", character: "inquisitor", anarchist: true }, 3, 0, []);
    const rows = aidRows(options, EVERY_WORDS.en);
    expect(rows.find(({ name }) => name === "steal")).toEqual({
      name: "steal",
      action: "Steal",
      claims: "Captain",
      effect: "+2 coins from a player",
      blockedBy: "blocked by the target, claiming the Captain or the Inquisitor",
    });
    expect(rows.map(({ name }) => name)).not.toContain("embezzle");
  });

  test("says in short what anyone may do, and what each character does, blocks and is blocked by", () => {
    const { options } = tableAfter(
      { edition: "plus", character: "inquisitor", reformation: true, anarchist: true },
      3,
      0,
      [],
    );
    const short = aidTable(options, EVERY_WORDS.en).map(({ name, acts, powers }) => [
      name,
      acts.map(({ action, coins, blockedBy }) => [action, coins, ...blockedBy]),
      ...powers,
    ]);
    expect(short).toEqual([
      [
        "Anyone",
        [
          ["Income", 1],
          ["Foreign aid", 2, "duke"],
          ["Coup", -7],
          ["Change sides", 0],
          ["Bomb", -5],
        ],
      ],
      ["Duke", [["Tax", 3]], "blocks foreign aid"],
      ["Assassin", [["Assassinate", -3, "contessa"]]],
      ["Captain", [["Steal", 2, "captain", "inquisitor"]], "blocks stealing"],
      [
        "Inquisitor",
        [
          ["Exchange", 0],
          ["Examine", 0],
        ],
        "blocks stealing",
      ],
      ["Contessa", [], "blocks assassination", "defuses the bomb or passes it on"],
      ["no Duke", [["Embezzle", 0]]],
    ]);
  });

  test("names what is worth remembering", () => {
    const notes = (options: object): string =>
      aidNotes(tableAfter(options, 3, 0, []).options, EVERY_WORDS.en).join(" ");
    expect(notes({})).toContain("you get your coins back");
    expect(notes({ edition: "ru" })).toContain("you must show it");
    expect(notes({ edition: "plus", reformation: true })).toContain("two sides");
  });
});

test("cards stand in the form of their sentence", () => {
  expect(cardsInWords(["duke", "contessa"], EVERY_WORDS.ru, "acc")).toBe("Губернатора и Княжну");
  expect(cardsInWords(["duke", "assassin"], EVERY_WORDS.en, "one")).toBe("a Duke and an Assassin");
  expect(cardsInWords(["contessa", "contessa"], EVERY_WORDS.he, "one")).toBe("שתי רוזנות");
});
