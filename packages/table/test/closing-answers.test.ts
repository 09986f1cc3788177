import { copsAtTable } from "@darbar/cops";
import { coupAtTable } from "@darbar/coup";
import { type Asking, type AtTable, seededDraw } from "@darbar/kernel";
import { playAtRandom, TEST_SEED } from "@darbar/kernel/testing";
import { expect, it } from "vitest";

/** How many answers a random game saw in windows, how many of them closed one, and of how many the game says otherwise. */
function answersIn<Options, State extends Asking, Move, GameEvent>(
  { rules, variants, closes }: AtTable<Options, State, Move, GameEvent>,
  game: number,
): { readonly closing: number; readonly open: number; readonly wrong: readonly Move[] } {
  const every = variants();
  const { options, seats } = every[(game * 7) % every.length];
  const draw = seededDraw(`${TEST_SEED} ${game}`);
  const wrong: Move[] = [];
  let closing = 0;
  let open = 0;
  const see = (state: State): void => {
    const waiting = rules.waiting(state);
    for (const seat of waiting.length > 1 ? waiting : []) {
      for (const move of rules.legal(state, seat)) {
        const after = rules.view(state, "all");
        const decided = rules.decide(after, seat, move, draw);
        if (!decided.ok) throw new Error(decided.error.code);
        for (const event of decided.value) rules.evolve(after, event);
        const isClosed = after.prompt !== state.prompt;
        if (isClosed) closing++;
        else open++;
        if (closes(state, [seat, move]) !== isClosed) wrong.push(move);
      }
    }
  };
  playAtRandom(rules, { options, seats }, draw, { see });
  return { closing, open, wrong };
}

const GAMES = 12;

it("Coup says of every answer whether it closes a window at once: a challenge does", () => {
  const seen = Array.from({ length: GAMES }, (_, game) => answersIn(coupAtTable, game));
  expect(seen.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(seen.some(({ closing }) => closing > 0)).toBe(true);
  expect(seen.some(({ open }) => open > 0)).toBe(true);
});

it("Good Cop Bad Cop has no such answer", () => {
  const seen = Array.from({ length: GAMES }, (_, game) => answersIn(copsAtTable, game));
  expect(seen.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(seen.every(({ closing }) => closing === 0)).toBe(true);
  expect(seen.some(({ open }) => open > 0)).toBe(true);
});
