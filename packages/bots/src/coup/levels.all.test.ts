import { type CoupEvent, coup, everyVariant, type Move, type State, type Variant } from "@darbar/coup";
import { scriptedDraw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { type Bot, look } from "../bot.ts";
import { type BotOptions, LEVELS, STYLES, type Style } from "../level.ts";
import { bearsOut, claimBy } from "./claim-by.ts";
import { lastAttackerOf } from "./last-attacker.ts";
import { coupBot } from "./levels.ts";
import { biasByStyle } from "./style-bias.ts";

/** What was chosen, with what it was chosen from. */
interface Choice {
  readonly state: State;
  /** All events of the game; those before the choice are the first `before`. */
  readonly events: readonly CoupEvent[];
  readonly before: number;
  readonly seat: number;
  readonly move: Move;
}

/** Plays a whole game, and gives back every choice. */
function playCoup({ options, seats }: Variant, bot: Bot<State, Move, CoupEvent>, seed: string): readonly Choice[] {
  const draw = seededDraw(seed);
  const state = coup.setup(options, seats);
  const events: CoupEvent[] = [];
  const fold = (facts: readonly CoupEvent[]): void => {
    for (const fact of facts) {
      coup.evolve(state, fact);
      events.push(fact);
    }
  };
  fold(coup.deal(state, draw));
  const choices: Choice[] = [];
  while (coup.outcome(state) === null) {
    if (choices.length > 20_000) throw new Error(`${JSON.stringify(options)}: no end in sight`);
    const [seat] = coup.waiting(state);
    const sight = look(coup, state, seat, events);
    const move = bot.choose(sight, draw);
    expect(sight.legal).toContain(move);
    choices.push({ state: coup.view(state, "all"), events, before: events.length, seat, move });
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    fold(decided.value);
  }
  return choices;
}

const isLie = ({ state, seat, move }: Choice): boolean => !bearsOut(state.players[seat].hidden, claimBy(state, move));

const [classic] = everyVariant().filter(({ options, seats }) => options.edition === "classic" && seats === 4);

const played = new Map<string, readonly Choice[]>();

/** The choices in some games of players with the same options, who play them once for all who want to know. */
function choicesOf(options: BotOptions): readonly Choice[] {
  const name = `${options.level} ${options.style}`;
  const choices =
    played.get(name) ??
    Array.from({ length: 12 }, (_, game) => playCoup(classic, coupBot(options), `game ${game}`)).flat();
  played.set(name, choices);
  return choices;
}

/** What part of the choices in some games is so. */
function share(options: BotOptions, isSo: (choice: Choice) => boolean): number {
  const choices = choicesOf(options);
  return choices.filter(isSo).length / choices.length;
}

/** Of so many tables one is played at. */
const ONE_IN = 9;

describe.each(LEVELS)("a %s player of Coup", (level) => {
  test(`plays one table in ${ONE_IN} of all there are to its end`, () => {
    for (const [place, table] of everyVariant().entries()) {
      if (place % ONE_IN !== LEVELS.indexOf(level)) continue;
      playCoup(table, coupBot({ level, style: STYLES[place % STYLES.length] }), `table ${place}`);
    }
  });

  test("claims more often what is not so as a bluffer than as an honest player", () => {
    expect(share({ level, style: "bluffer" }, isLie)).toBeGreaterThan(1.2 * share({ level, style: "honest" }, isLie));
  });

  test("takes more coins when greedy", () => {
    const earns = ({ move }: Choice): boolean => ["tax", "steal", "foreign-aid"].includes(move.do);
    const idles = ({ move }: Choice): boolean => move.do === "income" || move.do === "exchange";
    const ratio = (style: Style | null): number => share({ level, style }, earns) / share({ level, style }, idles);
    expect(ratio("greedy")).toBeGreaterThan(ratio(null));
  });
});

test("a newcomer never claims what it does not hold", () => {
  expect(share({ level: "newcomer", style: null }, isLie)).toBe(0);
});

test("a regular player does now and then", () => {
  expect(share({ level: "regular", style: null }, isLie)).toBeGreaterThan(0.01);
});

describe("a newcomer takes others at their word", () => {
  /** The second of three players announces a tax; what the first answers, holding these cards, 30 times. */
  function answers(...cards: readonly ["duke" | "captain", "duke" | "contessa"]): readonly string[] {
    const options = coup.options({ first: 1 }, 3);
    if (!options.ok) throw new Error(options.error);
    const state = coup.setup(options.value, 3);
    const events = coup.deal(state, scriptedDraw(cards, seededDraw("the rest"))).slice();
    for (const event of events) coup.evolve(state, event);
    const decided = coup.decide(state, 1, { do: "tax" }, seededDraw("tax"));
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
    const sight = look(coup, state, 0, [...events, ...decided.value]);
    const bot = coupBot({ level: "newcomer", style: null });
    return Array.from({ length: 30 }, (_, ask) => bot.choose(sight, seededDraw(`ask ${ask}`)).do);
  }

  test("and lets a duke pass that could be there", () => {
    expect(new Set(answers("captain", "contessa"))).toEqual(new Set(["pass"]));
  });

  test("but wonders when it holds two of the three", () => {
    expect(answers("duke", "duke")).toContain("challenge");
  });
});

describe("an avenger", () => {
  test("bears a grudge against whoever last did something to it, until they are out", () => {
    const announced = (seat: number, target: number): CoupEvent => ({
      type: "announced",
      seat,
      action: "steal",
      target,
      as: "captain",
    });
    expect(lastAttackerOf([], 0)).toBeNull();
    expect(lastAttackerOf([announced(1, 0), announced(2, 1)], 0)).toBe(1);
    expect(lastAttackerOf([announced(1, 0), { type: "challenged", seat: 2, claimant: 0, as: "duke" }], 0)).toBe(2);
    expect(lastAttackerOf([announced(0, 2), { type: "blocked", seat: 2, as: "captain" }], 0)).toBe(2);
    expect(lastAttackerOf([announced(1, 0), { type: "out", seat: 1 }], 0)).toBeNull();
  });

  test.each(LEVELS)("of level %s aims more often at that player", (level) => {
    const aims = ({ move, events, before, seat }: Choice): boolean =>
      "target" in move && move.target !== null && move.target === lastAttackerOf(events.slice(0, before), seat);
    expect(share({ level, style: "avenger" }, aims)).toBeGreaterThan(share({ level, style: null }, aims));
  });
});

test("without a style a mix stays as it is, and every style leaves it a mix", () => {
  const [{ state, events, before, seat }] = playCoup(classic, coupBot({ level: "regular", style: null }), "mix");
  const sight = look(coup, state, seat, events.slice(0, before));
  const even = sight.legal.map(() => 1 / sight.legal.length);
  expect(biasByStyle(even, null, sight)).toBe(even);
  for (const style of STYLES) {
    expect(biasByStyle(even, style, sight).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
});
