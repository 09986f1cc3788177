import { BOT_NAMES } from "@darbar/protocol/agreed";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { expect, it } from "vitest";
import { bot, person } from "../../test/dom/rooms.ts";
import { readSeats } from "./read-seats.ts";

it.each([
  ["en", "Cyrus"],
  ["fa", "کوروش"],
  ["he", "כורש"],
  ["ru", "Кир"],
] as const)("a bot is called in the script of who reads %s", (language, name) => {
  const seats = readSeats([person("a", "Ada"), null, bot("Cyrus", { level: "master" })], EVERY_WORDS[language]);
  expect(seats).toEqual([person("a", "Ada"), null, bot(name, { level: "master" })]);
});

it("a person is called as they call themselves, also if that is a bot's name", () => {
  expect(readSeats([person("a", "Cyrus")], EVERY_WORDS.fa)).toEqual([person("a", "Cyrus")]);
});

it("a bot does not take the name of a person who sat down before bots were called in every script", () => {
  const seats = [person("a", "Кир"), bot("Cyrus"), bot("Zal")];
  expect(readSeats(seats, EVERY_WORDS.ru)).toEqual([person("a", "Кир"), bot("Cyrus"), bot("Заль")]);
});

it("a bot that is not of the house keeps its name", () => {
  expect(readSeats([bot("Rostam"), bot("toString")], EVERY_WORDS.ru)).toEqual([bot("Rostam"), bot("toString")]);
});

it("all bots of the house are told apart in every language", () => {
  for (const words of Object.values(EVERY_WORDS)) {
    expect(new Set(BOT_NAMES.map(words.bot)).size).toBe(BOT_NAMES.length);
  }
});
