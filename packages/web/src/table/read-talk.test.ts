import type { Said, Sitter } from "@darbar/protocol";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { expect, it } from "vitest";
import { readSaid, readTalk } from "./read-talk.ts";

const SARA: Sitter = { kind: "person", person: "sara", name: "Sara", away: false };
const CYRUS: Sitter = { kind: "bot", level: "regular", style: null, name: "Cyrus" };
const line = (person: string | null, name: string, seat: number): Said => ({
  ...{ type: "said", person, name, seat, text: null },
  phrase: { phrase: "hello" },
});
const TALK = [line("sara", "Sara", 0), line(null, "Cyrus", 1)];
const SAID = [0, 1].map((seat) => ({ seat, saying: { phrase: "hello" }, after: 3 }));

it("calls bots that speak as the reader calls them where they sit", () => {
  const names = (words = EVERY_WORDS.fa) => readTalk(TALK, [SARA, CYRUS], words, true).map(({ name }) => name);
  expect(names()).toEqual(["Sara", EVERY_WORDS.fa.bot("Cyrus")]);
  expect(names()[1]).not.toBe("Cyrus");
  expect(names(EVERY_WORDS.en)).toEqual(["Sara", "Cyrus"]);
});

it("leaves out what bots say, in talk and in the game, for who does not want to hear them", () => {
  expect(readTalk(TALK, [SARA, CYRUS], EVERY_WORDS.en, false)).toEqual([TALK[0]]);
  expect(readSaid(SAID, [SARA, CYRUS], false)).toEqual([SAID[0]]);
  expect(readSaid(SAID, [SARA, CYRUS], true)).toBe(SAID);
});
