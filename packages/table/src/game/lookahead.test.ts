import { expect, it } from "vitest";
import { Lookahead } from "./lookahead.ts";

/** A game whose state is the list of what has happened, and how often it was copied. */
function letters() {
  const state: string[] = [];
  const count = { copies: 0 };
  const ahead = new Lookahead<string[], string>(
    () => {
      count.copies++;
      return state.slice();
    },
    (list, letter) => void list.push(letter),
  );
  const happen = (events: readonly string[]): void => {
    state.push(...events);
    ahead.follow(events);
  };
  /** Tries something, as a game that advances does. */
  const attempt = (list: string[], events: readonly string[]): void => {
    list.push(...events);
    ahead.tried(events);
  };
  return { state, count, ahead, happen, attempt };
}

it("what was tried and then happens is known already: one copy is enough for a whole game", () => {
  const { state, count, ahead, happen, attempt } = letters();
  for (const letter of "abcde") {
    const tried = [
      [letter, "+"],
      [letter, "-"],
    ];
    const list = ahead.begin();
    for (const events of tried) attempt(list, events);
    for (const events of tried) happen(events);
    expect(ahead.begin()).toEqual(state);
  }
  expect(count.copies).toBe(1);
});

it("what was tried and does not happen is forgotten when something is tried again", () => {
  const { state, ahead, happen, attempt } = letters();
  happen(["a"]);
  attempt(ahead.begin(), ["b"]);
  expect(ahead.begin()).toEqual(["a"]);
  expect(state).toEqual(["a"]);
});

it("what happens instead of what was tried counts, also where it looks the same", () => {
  const { state, ahead, happen, attempt } = letters();
  const list = ahead.begin();
  attempt(list, ["b"]);
  attempt(list, ["c"]);
  happen(["b"]);
  happen(["d"]);
  expect(ahead.begin()).toEqual(state);
});

it("what happens without having been tried happens ahead, too", () => {
  const { state, count, ahead, happen } = letters();
  ahead.begin();
  happen(["a"]);
  expect(ahead.begin()).toEqual(state);
  expect(count.copies).toBe(1);
});
