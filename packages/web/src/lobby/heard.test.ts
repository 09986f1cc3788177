import type { Said } from "@darbar/protocol";
import { expect, test } from "vitest";
import { linesAfter, speakersOf } from "./heard.ts";

function line(person: string, text: string | null, phrase: Said["phrase"] = null): Said {
  return { type: "said", person, name: person.toUpperCase(), seat: null, text, phrase };
}

test("lines after the last one that was seen are new, also when the table is told again", () => {
  const talk = [line("a", "one"), line("b", null, { phrase: "hello" }), line("a", "two"), line("b", "three")];
  expect(linesAfter(talk, talk[1])).toEqual(talk.slice(2));
  expect(linesAfter(structuredClone(talk), talk[1])).toEqual(talk.slice(2));
  expect(linesAfter(talk, talk[3])).toEqual([]);
});

test("somebody who says the same twice is seen as often as they were heard", () => {
  const talk = [line("a", "hm"), line("a", "hm")];
  expect(linesAfter(talk, talk[1])).toEqual([]);
});

test("before the first line, and when the last one seen is long gone, all are new", () => {
  const talk = [line("a", "one"), line("a", null, { phrase: "you-bluff", player: 1 })];
  expect(linesAfter(talk, null)).toEqual(talk);
  expect(linesAfter(talk, line("a", null, { phrase: "you-bluff", player: 2 }))).toEqual(talk);
});

test("who sits or has spoken can be muted, once each, but not the reader and no bot", () => {
  const seats = [
    { kind: "person", person: "me", name: "Me" },
    { kind: "person", person: "a", name: "New name" },
    { kind: "bot", name: "Cyrus" },
    null,
  ];
  expect(speakersOf(seats, [line("a", "old name"), line("b", "hi"), line("me", "hi")], "me")).toEqual([
    { person: "a", name: "New name" },
    { person: "b", name: "B" },
  ]);
});
