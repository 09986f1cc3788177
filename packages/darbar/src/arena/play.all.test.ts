import { botsOf } from "@darbar/bots";
import { type Seat, seatsOf } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { type Ended, playArenaGame } from "./play.ts";

const UMPIRE = { budget: { milliseconds: 0, now: () => 0 }, timed: () => {} };

function play(
  game: string,
  seats: number,
  seed: string,
  botAt: (seat: Seat, sides: readonly number[] | null) => string,
) {
  return botsOf(game).with((table): Ended<unknown> => {
    const options = table.rules.options({ first: 0 }, seats);
    if (!options.ok) throw new Error(options.error);
    // A second name for the same player.
    const twins = table.bots.map((bot) => ({ ...bot, name: `${bot.name}'s twin` }));
    return playArenaGame(
      { ...table, bots: [...table.bots, ...twins] },
      { options: options.value, seats, seed, botAt },
      UMPIRE,
    );
  });
}

describe.each([
  ["coup", 3],
  ["cops", 5],
])("a game of %s", (game, seats) => {
  test("comes to the same again from the same seed", () => {
    expect(play(game, seats, "again", () => "regular")).toEqual(play(game, seats, "again", () => "regular"));
  });

  test("is decided by who plays and by the deal, not by what they are called or where they are listed", () => {
    for (let deal = 0; deal < 5; deal++) {
      const plain = play(game, seats, `deal ${deal}`, () => "regular");
      for (let place = 0; place < seats; place++) {
        const mixed = play(game, seats, `deal ${deal}`, (seat) => (seat === place ? "regular's twin" : "regular"));
        expect(mixed).toEqual(plain);
      }
    }
  });

  test("has winners, and turns", () => {
    const { winners, turns } = play(game, seats, "turns", () => "random");
    expect(seatsOf(winners).length).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(0);
  });
});

test("only decisions that are a choice are timed, by bot", () => {
  const timed = new Map<string, number>();
  let clock = 0;
  botsOf("coup").with((table) => {
    const options = table.rules.options({ first: 0 }, 2);
    if (!options.ok) throw new Error(options.error);
    const fixture = {
      options: options.value,
      seats: 2,
      seed: "times",
      botAt: (seat: Seat) => ["random", "honest"][seat],
    };
    playArenaGame(table, fixture, {
      budget: { milliseconds: 5, now: () => clock++ },
      timed: (bot, milliseconds) => timed.set(bot, (timed.get(bot) ?? 0) + milliseconds),
    });
  });
  expect([...timed.keys()].sort()).toEqual(["honest", "random"]);
  expect(2 * [...timed.values()].reduce((sum, each) => sum + each, 0)).toBe(clock);
});
