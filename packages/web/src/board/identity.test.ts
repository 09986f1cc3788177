import { BOT_NAMES } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { expect, it } from "vitest";
import { bot, person } from "../../test/dom/rooms.ts";
import { readSeats } from "../table/read-seats.ts";
import { FACES } from "./faces.ts";
import { identitiesOf } from "./identity.ts";

const portraits = (...names: readonly (string | null)[]): readonly number[] =>
  identitiesOf(names.map((name) => (name === null ? null : person(name, name)))).map(({ portrait }) => portrait);

it("the faces are called as the bots are in every language", () => {
  expect(FACES).toEqual(BOT_NAMES.map((bot) => LANGUAGES.map((language) => EVERY_WORDS[language].bot(bot))));
});

it("a bot has the face of its name, and its colour", () => {
  const seats = [person("a", "Ada"), bot("Zal"), bot("Anahita")];
  expect(identitiesOf(seats).slice(1)).toEqual([
    { portrait: BOT_NAMES.indexOf("Zal"), colour: "var(--person-10)" },
    { portrait: BOT_NAMES.indexOf("Anahita"), colour: "var(--person-0)" },
  ]);
});

it.each(LANGUAGES)("who reads %s sees the same faces", (language) => {
  const seats = [person("a", "Ada"), ...BOT_NAMES.slice(0, 4).map((name) => bot(name)), person("b", "Кир"), null];
  expect(identitiesOf(readSeats(seats, EVERY_WORDS[language]))).toEqual(identitiesOf(seats));
});

it("a replay, which knows names only, shows the same faces", () => {
  const seats = [person("a", "Ada"), bot("Golnar"), person("b", "Farid"), bot("Bahram")];
  expect(identitiesOf(seats.map(({ name }, seat) => person(`seat ${seat}`, name)))).toEqual(identitiesOf(seats));
});

it("nobody looks like anybody else, at a table of ten with any number of bots", () => {
  for (let bots = 0; bots <= 10; bots++) {
    const names = Array.from({ length: 10 }, (_, seat) => (seat < 10 - bots ? `Person ${seat}` : BOT_NAMES[seat]));
    expect(new Set(portraits(...names)).size).toBe(10);
  }
  expect(new Set(portraits("Zal", "Zal", "Заль", null, null)).size).toBe(5);
});

it("people keep their faces when somebody else comes or goes", () => {
  const before = portraits("Ada", "Ben", "Cleo", "Dan");
  expect(portraits("Ada", null, "Cleo", "Dan")).toEqual(before);
  expect(portraits("Ada", "Cyrus", "Cleo", "Dan").with(1, -1)).toEqual(before.with(1, -1));
});
