import { type CopsEvent, cops, type State } from "@darbar/cops";
import { expect, test } from "vitest";
import type { AnyRules } from "../src/games/shown-game.ts";
import { faultsIn, type Heard, visibleTo } from "./browser/cops-frames.ts";
import { playedGame } from "./films.ts";

/** As whom the game is seen. */
const ME = 1;
const record = playedGame(cops as unknown as AnyRules, { mode: "gang", first: 0 }, 4, "a leak");
const { events, views, open } = visibleTo(ME, record);
const heard = events.map(hear);
/** The whole truth about each event that this viewer sees. */
const truth = visibleTo("all", record).events.filter((event) => cops.redact(event, ME) !== null);

function hear(event: CopsEvent): Heard {
  return { type: "event", event };
}

function table(view: State, past: readonly CopsEvent[], isOver = false): Heard {
  return { type: "table", viewer: ME, view, past, isOver };
}

test("what may be seen of a game of cops is no fault, in events and in tables", () => {
  expect(faultsIn(heard, ME, record)).toEqual([]);
  const half = Math.floor(events.length / 2);
  const snapshot = table(views[half], events.slice(0, half));
  expect(faultsIn([snapshot, ...heard.slice(half)], ME, record)).toEqual([]);
  expect(faultsIn([...heard, table(open, events, true)], ME, record)).toEqual([]);
});

test("one kind too many in what is sent is a fault", () => {
  const types = new Set<string>();
  for (const [index, event] of events.entries()) {
    if (JSON.stringify(event) === JSON.stringify(truth[index])) continue;
    types.add(event.type);
    expect(faultsIn(heard.with(index, hear(truth[index])), ME, record), event.type).not.toEqual([]);
  }
  expect([...types].sort()).toEqual(expect.arrayContaining(["arranged", "dealt", "drew", "looked"]));
});

test("a table with a card too many, or that is opened too soon, is a fault", () => {
  const at = views.findIndex(({ turns }) => turns === 2);
  const past = events.slice(0, at);
  const rest = heard.slice(at);
  expect(faultsIn([table(views[at], past), ...rest], ME, record)).toEqual([]);
  const [first, ...others] = views[at].players;
  const leaky = { ...first, cards: first.cards.map((card) => ({ ...card, kind: card.kind ?? ("honest" as const) })) };
  expect(faultsIn([table({ ...views[at], players: [leaky, ...others] }, past), ...rest], ME, record)).not.toEqual([]);
  expect(faultsIn([table(open, past, true), ...rest], ME, record)).not.toEqual([]);
  expect(faultsIn([table(visibleTo(2, record).views[at], past), ...rest], ME, record)).not.toEqual([]);
});

test("an answer of another, an event too many and one too few are faults", () => {
  const hidden = visibleTo("all", record).events.find((event) => event.type === "answered" && event.seat !== ME);
  const at = events.findIndex(({ type }) => type === "moment");
  expect(faultsIn(heard.toSpliced(at + 1, 0, hear(hidden as CopsEvent)), ME, record)).not.toEqual([]);
  expect(faultsIn(heard.toSpliced(at, 1), ME, record)).not.toEqual([]);
  expect(faultsIn(heard.slice(0, -1), ME, record)).not.toEqual([]);
  const move = { do: "play", equipment: "coffee" } as const;
  const given: Heard = { type: "given", prompt: views[at + 1].prompt, move };
  const holds = views[at + 1].players[ME].equipment.some(({ kind }) => kind === move.equipment);
  expect(holds).toBe(false);
  expect(faultsIn(heard.toSpliced(at + 1, 0, given), ME, record)).not.toEqual([]);
});
