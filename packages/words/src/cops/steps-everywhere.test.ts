import { cops, MODES, type Move, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { randomGame, sensible } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import type { Words } from "../words.ts";
import type { Offer, Pick, Step } from "./contract.ts";
import { afterPressing, stepAt } from "./steps.ts";

/** Every move that can be reached from here by pressing; what is pressed on the way must read well. */
function reachable(view: State, words: Words): readonly Move[] {
  const moves = new Set<Move>();
  const seen = new Set<string>();
  const walk = (picks: readonly Pick[]): void => {
    const key = JSON.stringify(picks);
    if (seen.has(key)) return;
    seen.add(key);
    const step = stepAt(view, picks, words, NAMES);
    check(step, picks);
    for (const offer of step.offers) {
      if (offer.barred !== null) continue;
      if (offer.move === null) walk(afterPressing(picks, offer));
      else moves.add(offer.move);
    }
  };
  walk([]);
  return [...moves];
}

function check({ question, offers }: Step, picks: readonly Pick[]): void {
  const where = JSON.stringify(picks);
  if (offers.every(({ barred }) => barred !== null)) throw new Error(`a dead end after ${where}`);
  if (new Set(offers.map(({ id }) => id)).size !== offers.length) throw new Error(`two offers of one name at ${where}`);
  readable(question);
  for (const offer of offers) checkOffer(offer);
}

function checkOffer({ label, consequence, barred, danger, move, mark }: Offer): void {
  for (const text of [label, consequence, barred]) readable(text);
  if (danger && move === null) throw new Error(`${label} is dangerous but makes no move`);
  if (mark !== null && move !== null) throw new Error(`${label} both marks and moves`);
  if (barred !== null && move !== null) throw new Error(`${label} is barred but makes a move`);
}

function readable(text: string | null): void {
  if (text === null) return;
  if (text.trim() === "" || /[{}]|undefined|\bnull\b|NaN|the the/.test(text)) throw new Error(`not readable: ${text}`);
}

/** Where there is much to choose, looking at every way of pressing takes long: each kind of question a few times is enough. */
function isWorthLooking(): (state: State, seat: Seat, choices: number) => boolean {
  const counts = new Map<string, number>();
  return (state, seat, choices) => {
    const { equipment, standing } = state.players[seat];
    const kind = [state.question, state.moment, equipment[0]?.kind, standing].join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return choices <= FEW || count <= 3;
  };
}

const FEW = 8;

describe("in whole games", () => {
  const tables = MODES.flatMap((mode) =>
    usually([4, 6, 8], { all: [4, 5, 6, 7, 8] }).map((seats) => [mode, seats] as const),
  );

  test.each(tables)(
    "of %s at %i seats, every legal move of which something may come can be pressed, and nothing else",
    (mode, seats) => {
      const asked = new Set<string>();
      const isWorth = isWorthLooking();
      for (const [place, seed] of usually(["two"], { all: ["one", "two", "three"] }).entries()) {
        const words = EVERY_WORDS[LANGUAGES[(seats + place) % LANGUAGES.length]];
        randomGame(mode, seats, `steps ${seed}`, (state) => {
          for (const seat of cops.waiting(state)) {
            const view = cops.view(state, seat);
            const legal = sensible(view, seat);
            if (!isWorth(state, seat, legal.length)) continue;
            const reached = reachable(view, words);
            asked.add(view.question);
            if (reached.length !== legal.length || !legal.every((move) => reached.includes(move))) {
              throw new Error(`${legal.length} legal, ${reached.length} reached at ${view.question}`);
            }
          }
        });
      }
      expect([...asked]).toEqual(expect.arrayContaining(["arrange", "act", "moment", "aim"]));
    },
  );

  test("who is not asked is offered nothing", () => {
    randomGame("base", 5, "not asked", (state) => {
      expect(stepAt(cops.view(state, "public"), [], EVERY_WORDS.en, NAMES).offers).toEqual([]);
      const idle = state.players.findIndex((_, seat) => !cops.waiting(state).includes(seat));
      if (idle !== -1) expect(stepAt(cops.view(state, idle), [], EVERY_WORDS.en, NAMES).offers).toEqual([]);
    });
  });
});
