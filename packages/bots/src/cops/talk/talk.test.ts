import {
  type CopsEvent,
  claimOf,
  claimSaying,
  cops,
  IDENTITIES,
  type Identity,
  type Mode,
  VERSION,
} from "@darbar/cops";
import { type Remark, type Saying, type Seat, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { look, type Since } from "../../bot.ts";
import { LEVELS, type Level, STYLES, type Style } from "../../level.ts";
import { MOST_IN_GAME } from "../../speaking.ts";
import { copsBot } from "../levels.ts";
import { LYING, TRUTHFUL } from "./voice.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "honest", "crooked"],
  ["honest", "agent", "crooked"],
  ["kingpin", "honest", "honest"],
  ["crooked", "honest", "crooked"],
];
const DEALT: CopsEvent = { type: "dealt", hands: HANDS, leftOver: [], equipment: [null, null, null, null] };
const SEEDS = Array.from({ length: 200 }, (_, seed) => `talk ${seed}`);

/** The table after these facts and words, as a seat sees it; what was new with the last fact. */
function sightOf(seat: Seat, facts: readonly CopsEvent[], said: readonly Remark[] = [], mode: Mode = "base") {
  const state = cops.setup({ version: VERSION, mode, first: 0 }, 4);
  const events = [DEALT, { type: "turn", seat: 0 } as const, ...facts];
  for (const event of events) cops.evolve(state, event);
  const sight = look(cops, state, seat, events, said);
  const since: Since = { events: sight.past.length - 1, remarks: said.length };
  return { sight, since };
}

function looked(by: Seat, seat: Seat, card: 0 | 1 | 2, kind = HANDS[seat][card]): CopsEvent {
  return { type: "looked", by, seat, cards: [card], kinds: [kind] };
}

type Speaker = ReturnType<typeof copsBot>;

function sayings(bot: Speaker, { sight, since }: ReturnType<typeof sightOf>): readonly (Saying | null)[] {
  return SEEDS.map((seed) => bot.speak?.(sight, since, seededDraw(seed)) ?? null);
}

function words(bot: Speaker, by: Seat, seat: Seat, card: 0 | 1 | 2): readonly string[] {
  const all = sayings(bot, sightOf(by, [looked(by, seat, card)]));
  return [...new Set(all.flatMap((saying) => saying?.card ?? []))];
}

describe("after a look", () => {
  test("an honest newcomer says what it saw, nearly always; it hides not even its own leader", () => {
    const newcomer = copsBot({ level: "newcomer", style: "honest" });
    expect(words(newcomer, 0, 3, 0)).toEqual(["crooked"]);
    expect(words(newcomer, 0, 1, 1)).toEqual(["leader"]);
    const spoken = sayings(newcomer, sightOf(0, [looked(0, 3, 0)])).filter((saying) => saying !== null);
    expect(spoken.length).toBeGreaterThan(160);
    expect(spoken.length).toBeLessThan(200);
  });

  test("a bluffer lies about what speaks for the others, and not about its own", () => {
    const bluffer = copsBot({ level: "sharp", style: "bluffer" });
    expect(words(bluffer, 0, 3, 0).toSorted()).toEqual(["crooked", "honest"]);
    expect(words(bluffer, 0, 3, 1)).toEqual(["honest"]);
  });

  test("others say of their own leader no more than its side, and name that of the others", () => {
    const master = copsBot({ level: "master", style: "sceptic" });
    expect(words(master, 0, 1, 1)).toEqual(["honest"]);
    expect(words(master, 0, 2, 0)).toEqual(["leader"]);
  });

  test("the voices of trials always speak", () => {
    expect(words(copsBot({ level: "sharp", style: null }, { voice: LYING }), 0, 3, 0)).toEqual(["honest"]);
    expect(words(copsBot({ level: "sharp", style: null }, { voice: TRUTHFUL }), 0, 3, 0)).toEqual(["crooked"]);
  });
});

describe("after a look in the gang", () => {
  const seen = sightOf(0, [looked(0, 3, 0)], [], "gang");

  /** How many times of 200 a player speaks, and how many of these are lies. */
  function spoken(level: Level, style: Style | null): readonly [number, number] {
    const all = sayings(copsBot({ level, style }), seen).filter((saying) => saying !== null);
    return [all.length, all.filter(({ card }) => card === "honest").length];
  }

  test.each([
    ["sharp", null, 75],
    ["master", null, 75],
    ["sharp", "bluffer", 80],
    ["sharp", "avenger", 50],
    ["master", "greedy", 50],
    ["sharp", "honest", 0],
  ] as const)("a %s player (%s) always speaks, and lies %d times in a hundred", (level, style, percent) => {
    const [all, lies] = spoken(level, style);
    expect(all).toBe(SEEDS.length);
    expect(Math.abs(lies - 2 * percent)).toBeLessThan(20);
  });

  test("a sceptic keeps to few words, and to the truth", () => {
    const [few, lies] = spoken("sharp", "sceptic");
    expect(few).toBeLessThan(75);
    expect(lies).toBe(0);
  });

  test("a regular player talks as in the base game", () => {
    const regular = copsBot({ level: "regular", style: null });
    expect(sayings(regular, seen)).toEqual(sayings(regular, sightOf(0, [looked(0, 3, 0)])));
  });
});

describe("silence tells nothing", () => {
  test.each(LEVELS.flatMap((level) => [null, ...STYLES].map((style) => [level, style] as const)))(
    "of what was seen: %s, %s",
    (level, style) => {
      const bot = copsBot({ level, style });
      const kinds = IDENTITIES.map((kind) => sightOf(0, [looked(0, 3, 0, kind)]));
      const [first, ...others] = kinds.map((seen) => sayings(bot, seen).map((saying) => saying !== null));
      for (const other of others) expect(other).toEqual(first);
      expect(new Set(first).size).toBe(2);
    },
  );

  test("of what was seen in the gang", () => {
    for (const style of [null, ...STYLES]) {
      const bot = copsBot({ level: "sharp", style });
      const kinds = IDENTITIES.map((kind) => sightOf(0, [looked(0, 3, 0, kind)], [], "gang"));
      const [first, ...others] = kinds.map((each) => sayings(bot, each).map((saying) => saying !== null));
      for (const other of others) expect(other).toEqual(first);
      expect(first).toContain(true);
    }
  });

  test("of what is believed: who answers a claim answers it whatever they hold for true", () => {
    const remark: Remark = { seat: 1, saying: claimSaying({ about: 3, place: 0, word: "crooked" }), after: 4 };
    const sceptic = copsBot({ level: "sharp", style: "sceptic" });
    const answers = IDENTITIES.map((kind) => {
      const { sight } = sightOf(0, [looked(0, 3, 0, kind), looked(1, 3, 0, kind)], [remark]);
      return sayings(sceptic, { sight, since: { events: sight.past.length, remarks: 0 } });
    });
    const [first, ...others] = answers.map((each) => each.map((saying) => saying !== null));
    for (const other of others) expect(other).toEqual(first);
    expect(answers.map((each) => [...new Set(each.flatMap((saying) => saying?.phrase ?? []))])).toEqual([
      ["i-doubt"],
      ["i-trust"],
      ["i-doubt"],
      ["i-trust"],
    ]);
  });
});

describe("what else is said", () => {
  const aimed: readonly CopsEvent[] = [
    { type: "armed", seat: 1 },
    { type: "aimed", seat: 1, target: 0 },
  ];

  test.each([
    ["avenger", { phrase: "go-after", player: 1 }],
    ["bluffer", { phrase: "i-am-honest" }],
    ["greedy", { phrase: "not-me" }],
    ["honest", { phrase: "drop-the-gun", player: 1 }],
  ] as const)("into the barrel of a gun: %s", (style, saying) => {
    const said = sayings(copsBot({ level: "regular", style }), sightOf(0, aimed)).filter((each) => each !== null);
    expect(said.length).toBeGreaterThan(0);
    for (const each of said) expect(each).toEqual(saying);
  });

  test("a sceptic speaks up when somebody is caught in a lie", () => {
    const lie: Remark = { seat: 1, saying: claimSaying({ about: 3, place: 0, word: "honest" }), after: 3 };
    const shown: CopsEvent = { type: "turned-up", seat: 3, card: 0, kind: "crooked" };
    const sceptic = copsBot({ level: "regular", style: "sceptic" });
    const said = sayings(sceptic, sightOf(0, [looked(1, 3, 0), shown], [lie])).filter((each) => each !== null);
    expect(said.length).toBeGreaterThan(80);
    for (const each of said) expect(each).toEqual({ phrase: "i-doubt", player: 1 });
  });

  test("nothing of what is old, when enough was said, or by who is out", () => {
    const bot = copsBot({ level: "regular", style: null }, { voice: TRUTHFUL });
    const seen = sightOf(0, [looked(0, 3, 0)]);
    expect(sayings(bot, seen).every((saying) => saying !== null && claimOf({ seat: 0, saying }) !== null)).toBe(true);
    const old = { ...seen, since: { ...seen.since, events: seen.sight.past.length } };
    expect(new Set(sayings(bot, old))).toEqual(new Set([null]));
    const hello = (seat: Seat, after: number): Remark => ({ seat, saying: { phrase: "hello" }, after });
    const own = Array.from({ length: MOST_IN_GAME }, () => hello(0, 1));
    expect(new Set(sayings(bot, sightOf(0, [looked(0, 3, 0)], own)))).toEqual(new Set([null]));
    const loud = [1, 2, 3].map((seat) => hello(seat, 2));
    expect(new Set(sayings(bot, sightOf(0, [looked(0, 3, 0)], loud)))).toEqual(new Set([null]));
    const gone: CopsEvent = { type: "out", seat: 0, by: 1 };
    const out = sightOf(0, [gone, looked(0, 3, 0)]);
    expect(new Set(sayings(bot, out))).toEqual(new Set([null]));
  });
});
