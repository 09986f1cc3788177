import { coupAtTable } from "@darbar/coup";
import { type Asking, type AtTable, type ListedGame, listGame } from "@darbar/kernel";
import { emptyTable, type Fact, LiveTable } from "@darbar/table";
import { expect, it } from "vitest";
import { virtualHost } from "./virtual-host.ts";

const SEATS = 6;

/** How often a game was asked to decide, and how often it was copied. */
interface Counted {
  decided: number;
  copied: number;
}

/** A game that counts what it is asked. */
function counting<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  game: AtTable<Options, State, Move, GameEvent>,
  count: Counted,
): ListedGame {
  const { rules } = game;
  const { advance } = rules;
  if (advance === undefined) throw new Error("this game decides and folds in two steps");
  return listGame({
    ...game,
    rules: {
      ...rules,
      decide: (...asked) => {
        count.decided++;
        return rules.decide(...asked);
      },
      advance: (...asked) => {
        count.decided++;
        return advance(...asked);
      },
      view: (state, viewer) => {
        if (viewer === "all") count.copied++;
        return rules.view(state, viewer);
      },
    },
  });
}

it("a window of five answers takes one decision an answer, no copy of the game, and one alarm to close", async () => {
  const count: Counted = { decided: 0, copied: 0 };
  const game = counting(coupAtTable, count);
  const host = virtualHost();
  const live = new LiveTable(emptyTable("t", { gameOf: () => game, isConfusable: () => false }), host);
  const people = Array.from({ length: SEATS }, (_, seat) => ({ person: `p${seat}`, name: `P${seat}` }));
  const setup = { ...live.table.setup, game: "coup", seats: SEATS, options: { first: 0 }, clock: "normal" } as const;
  await live.found(
    [
      { type: "created", setup, code: "CODE", host: "p0" },
      ...people.map((each, seat): Fact => ({ type: "sat", seat, sitter: { kind: "person", ...each, away: false } })),
    ],
    host.append,
  );
  const done = async (seat: number, id: string, move: object, prompt: number): Promise<void> => {
    const answered = await live.do(people[seat], id, { do: "move", game: 1, prompt, move });
    expect(answered.ok).toBe(true);
  };
  expect((await live.do(people[0], "start", { do: "start" })).ok).toBe(true);
  await done(0, "tax", { do: "tax" }, 1);

  Object.assign(count, { decided: 0, copied: 0 });
  for (const seat of [3, 1, 5, 2, 4]) await done(seat, "pass", { do: "pass" }, 2);
  const before = host.alarmsSet();
  await host.pass(2_000);
  expect(live.table.game?.running.prompt()).toBe(3);
  expect(count).toEqual({ decided: 5, copied: 0 });
  expect(host.alarmsSet() - before).toBe(1);
});
