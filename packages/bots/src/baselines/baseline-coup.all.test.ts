import { type Character, type CoupEvent, coup, everyVariant, type Move, type State, type Variant } from "@darbar/coup";
import { type Seat, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { type Bot, look, type Sight } from "../bot.ts";
import { bearsOut, claimBy } from "../coup/claim-by.ts";
import { belief } from "../simple-coup/belief.ts";
import { baselineCoup } from "./baseline-coup.ts";
import { PERSONALITIES } from "./personality.ts";

type BaselineName = keyof typeof PERSONALITIES;
const BASELINE_NAMES = Object.keys(PERSONALITIES) as readonly BaselineName[];

type Watch = (sight: Sight<State, Move, CoupEvent>, move: Move, state: State) => void;

/** Plays a whole game between bots, has somebody watch every decision, and gives back how many turns it took. */
function playGame(
  { options, seats }: Variant,
  seed: string,
  bots: readonly Bot<State, Move, CoupEvent>[],
  watch: Watch,
) {
  const draw = seededDraw(seed);
  const state = coup.setup(options, seats);
  const events: CoupEvent[] = [];
  const fold = (news: readonly CoupEvent[]): void => {
    for (const event of news) coup.evolve(state, event);
    events.push(...news);
  };
  fold(coup.deal(state, draw));
  for (let decision = 0; state.winner === null; decision++) {
    if (decision > 20_000) throw new Error(`${JSON.stringify(options)}, seed ${seed}: no end in sight`);
    const [seat] = coup.waiting(state);
    const sight = look(coup, state, seat, events);
    const move = bots[seat].choose(sight, draw);
    watch(sight, move, state);
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(`${JSON.stringify(options)}, seed ${seed}: ${JSON.stringify({ seat, move })}`);
    fold(decided.value);
  }
  return events.filter(({ type }) => type === "turn").length;
}

const tables = everyVariant();

/** Every so many of the tables. */
function some(step: number): readonly Variant[] {
  return tables.filter((_, place) => place % step === 0);
}

function tableOf(name: BaselineName, seats: number): readonly Bot<State, Move, CoupEvent>[] {
  return Array.from({ length: seats }, () => baselineCoup(PERSONALITIES[name]));
}

function isLie(state: State, seat: Seat, move: Move): boolean {
  return !bearsOut(state.players[seat].hidden as readonly Character[], claimBy(state, move));
}

describe.each(BASELINE_NAMES)("the baseline %s", (name) => {
  test("finishes every game at all kinds of tables within 40 turns a seat, and makes no illegal move", () => {
    for (const table of some(5)) {
      const turns = playGame(table, "one", tableOf(name, table.seats), ({ legal }, move) => {
        if (!legal.includes(move)) throw new Error(`${JSON.stringify(table)}: ${JSON.stringify(move)} is not legal`);
      });
      expect({ table, isEndless: turns > 40 * table.seats }).toEqual({ table, isEndless: false });
    }
  });

  test("plays the same whatever lies where it cannot see", () => {
    const bot = baselineCoup(PERSONALITIES[name]);
    const dreams = seededDraw("dreams");
    for (const table of some(17)) {
      playGame(table, "two", tableOf(name, table.seats), ({ seat, past, view }) => {
        const again = (state: State): Move => bot.choose(look(coup, state, seat, past), seededDraw(view.question));
        expect(again(coup.imagine(view, dreams))).toEqual(again(coup.imagine(view, dreams)));
      });
    }
  });
});

/** How many claims are made in some games of four, how many of them are lies, and how many challenges are guesses. */
function habitsOf(name: BaselineName): { readonly claims: number; readonly lies: number; readonly guesses: number } {
  const count = { claims: 0, lies: 0, guesses: 0 };
  const [table] = tables.filter(({ seats, options }) => seats === 4 && options.edition === "classic");
  for (let game = 0; game < 40; game++) {
    playGame(table, `manners ${game}`, tableOf(name, 4), ({ seat, view }, move, state) => {
      if (claimBy(state, move) !== null) count.claims++;
      if (isLie(state, seat, move)) count.lies++;
      if (move.do !== "challenge" || view.claim === null) return;
      if (belief(view, view.claim.seat, view.claim.as) > 0) count.guesses++;
    });
  }
  return count;
}

describe("the styles", () => {
  test("honest never claims what it does not hold, and challenges only what it knows to be false", () => {
    expect(habitsOf("honest")).toMatchObject({ lies: 0, guesses: 0 });
  });

  test("bluffer lies more than balanced, and balanced doubts more than bluffer", () => {
    const bluffer = habitsOf("bluffer");
    const balanced = habitsOf("balanced");
    expect(bluffer.lies / bluffer.claims).toBeGreaterThan(balanced.lies / balanced.claims);
    expect(balanced.lies).toBeGreaterThan(0);
    expect(balanced.guesses / balanced.claims).toBeGreaterThan(bluffer.guesses / bluffer.claims);
    expect(bluffer.guesses).toBeGreaterThan(0);
  });

  test("stay as they are, for everything is measured by them", () => {
    const turns = BASELINE_NAMES.map((name) =>
      playGame(tables[0], "measure", tableOf(name, tables[0].seats), () => {}),
    );
    expect(turns).toMatchInlineSnapshot(`
      [
        13,
        19,
        12,
      ]
    `);
  });
});
