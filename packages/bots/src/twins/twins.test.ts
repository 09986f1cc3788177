import { type CopsEvent, type Move as CopsMove, cops, type State } from "@darbar/cops";
import { type CoupEvent, type Move as CoupMove, type State as CoupState, coup } from "@darbar/coup";
import { parseRecord, replay } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { randomCops } from "../../test/play-cops.ts";
import { tryTwins } from "../../test/try-twins.ts";
import { type Bot, look } from "../bot.ts";
import { copsTwins } from "../cops/twins.ts";
import { coupBot } from "../coup/levels.ts";
import { coupTwins } from "../coup/twins.ts";
import { LEVELS, STYLES } from "../level.ts";
import { TWIN_GAMES } from "./twin-games.ts";
import { countingBudget } from "./twins.ts";

describe.each(TWIN_GAMES.map((game) => [game.id, game] as const))(
  "whatever lies where it cannot see: %s",
  (_, listed) => {
    test.each(LEVELS)("the %s sees and plays the same", (level) => {
      listed.with((game, newBot) => {
        const report = tryTwins(game, newBot({ level, style: null }), 40, { seed: "twins" });
        expect(report).toMatchObject({ positions: 40, leaks: [] });
        // Not everything was known, so that there was something to deal anew.
        expect(report.unlike).toBeGreaterThan(30);
        expect(report.words).toBeGreaterThan(20);
      });
    });

    test("the master plays the same with time to think", () => {
      listed.with((game, newBot) => {
        const budgetFor = (position: number) => countingBudget(position % 8 === 0 ? 120 : 6);
        const report = tryTwins(game, newBot({ level: "master", style: null }), 16, { seed: "thought", budgetFor });
        expect(report.leaks).toEqual([]);
      });
    });

    test.each(STYLES)("a style brings no more to see: %s", (style) => {
      listed.with((game, newBot) => {
        expect(tryTwins(game, newBot({ level: "regular", style }), 12, { seed: "styles" }).leaks).toEqual([]);
      });
    });
  },
);

describe("a planted leak is found", () => {
  /** Challenges whoever is known not to have what they claim, and no one else. */
  const knowing: Bot<CoupState, CoupMove, CoupEvent> = {
    choose: ({ view, legal, past }, draw) => {
      const claim = view.claim;
      const challenge = legal.find((move) => move.do === "challenge");
      const hand = claim === null ? [] : view.players[claim.seat].hidden;
      if (claim !== null && challenge !== undefined && hand.every((card) => card !== null && card !== claim.as))
        return challenge;
      const drawn = past.filter((event) => event.type === "drew").flatMap(({ cards }) => cards);
      return drawn.some((card) => card === "duke") ? legal[0] : legal[draw.one([...legal.keys()])];
    },
  };

  test("in the view: a bot that sees the others' hands plays by them", () => {
    const open = { ...coup, view: (state: CoupState) => coup.view(state, "all") };
    const { leaks } = tryTwins(coupTwins, knowing, 200, {
      seed: "view",
      eyes: (state, seat, events) => look(open, state, seat, events),
    });
    const moves = leaks.filter(({ differs }) => differs === "move");
    expect(moves.length).toBeGreaterThan(0);
    for (const { record, seat } of moves) {
      const played = replay(coup, record);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      expect(coup.waiting(played.value.state)).toContain(seat);
      expect(parseRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    }
  });

  test("in the past: what others drew lies open, and somebody looks", () => {
    const open = { ...coup, redact: (event: CoupEvent) => event };
    const { leaks } = tryTwins(coupTwins, knowing, 300, {
      seed: "past",
      eyes: (state, seat, events) => look(open, state, seat, events),
    });
    expect(leaks.some(({ differs }) => differs === "move")).toBe(true);
  });

  test("in what is seen, though nobody looks", () => {
    const sealed = {
      ...cops,
      view: (state: State, viewer: Parameters<typeof cops.view>[1]) => ({
        ...cops.view(state, viewer),
        awaited: state.awaited, // Tells who has answered already.
      }),
    };
    const { leaks } = tryTwins(copsTwins, randomCops, 60, {
      seed: "sealed",
      eyes: (state, seat, events) => look(sealed, state, seat, events),
    });
    expect(leaks.length).toBeGreaterThan(0);
    expect(new Set(leaks.map(({ differs }) => differs))).toEqual(new Set(["sight"]));
  });

  test("in words: a bot that tells what it sees of others' cards", () => {
    const open = { ...cops, view: (state: State) => cops.view(state, "all") };
    const telling: Bot<State, CopsMove, CopsEvent> = {
      ...randomCops,
      speak: ({ seat, view }) => {
        const about = (seat + 1) % view.players.length;
        const card = view.players[about].cards[0]?.kind;
        return card == null ? null : { phrase: "i-saw", player: about, place: 0, card };
      },
    };
    const { leaks } = tryTwins(copsTwins, telling, 60, {
      seed: "words",
      eyes: (state, seat, events, said) => look(open, state, seat, events, said),
    });
    expect(leaks.some(({ differs }) => differs === "word")).toBe(true);
  });

  test("in a bot whose choice comes from elsewhere", () => {
    let calls = 0;
    const restless: Bot<CoupState, CoupMove, CoupEvent> = { choose: ({ legal }) => legal[calls++ % legal.length] };
    expect(tryTwins(coupTwins, restless, 50, { seed: "restless" }).leaks.length).toBeGreaterThan(0);
  });
});

test("a game can be tried again alone", () => {
  const bot = coupBot({ level: "regular", style: null });
  const tried = () => tryTwins(coupTwins, bot, 60, { seed: "again" });
  expect(tried()).toEqual(tried());
});
