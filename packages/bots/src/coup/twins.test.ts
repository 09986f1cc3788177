import { type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import { expect, test } from "vitest";
import { tryTwins } from "../../test/try-twins.ts";
import { randomMoves } from "../baselines/random-moves.ts";
import { type Bot, look } from "../bot.ts";
import { coupTwins } from "./twins.ts";

test("a twin looks the same, though what is hidden differs", () => {
  const any = randomMoves<State, Move>();
  let looked = 0;
  const hidden = new Set<string>();
  const bot: Bot<State, Move, CoupEvent> = {
    choose: (sight, draw) => {
      const { state, events } = coupTwins.redeal(sight, draw);
      const twin = look(coup, state, sight.seat, events);
      expect(twin.view).toEqual(sight.view);
      expect(twin.past).toEqual(sight.past);
      expect(events.length).toBe(sight.past.length);
      hidden.add(JSON.stringify(state.players.map((player) => player.hidden)));
      looked++;
      return any.choose(sight, draw);
    },
  };
  tryTwins(coupTwins, bot, 60, { seed: "same" });
  expect(looked).toBeGreaterThan(60);
  expect(hidden.size).toBeGreaterThan(60);
});
