import { type Bot, type BotOptions, look } from "@darbar/bots";
import { type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../test/coup/told-table.ts";
import { think } from "./think.ts";

/** Asks a guest who needs `needs` milliseconds; says how long it was allowed to think, and how long the person waited. */
async function ask(level: BotOptions["level"], thinkers: number, needs: number) {
  const state = tableOf({ draft: false }, 2);
  const events = coup.deal(state, seededDraw("x"));
  for (const event of events) coup.evolve(state, event);
  let time = 0;
  let allowed: number | null = null;
  const bot: Bot<State, Move, CoupEvent> = {
    choose: ({ legal, past }, _, budget) => {
      expect(past.length).toBe(events.length);
      allowed = budget?.milliseconds ?? null;
      time += needs;
      return legal[0];
    },
  };
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    return null;
  };
  const guest = { bot, options: { level, style: null }, draw: seededDraw("guest") };
  const seat = coup.waiting(state)[0];
  expect(await think(guest, look(coup, state, seat, events), thinkers, { wait }, () => time)).toEqual({ do: "income" });
  return { allowed, waits };
}

describe("a guest who is asked", () => {
  test.each(["newcomer", "regular", "sharp"] as const)("answers at first sight: %s", async (level) => {
    expect(await ask(level, 1, 5)).toEqual({ allowed: null, waits: [] });
  });

  test("takes the same time for every answer, if it is a master", async () => {
    expect(await ask("master", 1, 0)).toEqual({ allowed: 150, waits: [150] });
    expect(await ask("master", 1, 110)).toEqual({ allowed: 150, waits: [40] });
    expect(await ask("master", 1, 170)).toEqual({ allowed: 150, waits: [0] });
  });

  test("thinks less where many are asked", async () => {
    expect(await ask("master", 4, 0)).toEqual({ allowed: 150, waits: [150] });
    expect(await ask("master", 6, 0)).toEqual({ allowed: 100, waits: [100] });
  });
});

test("who leaves meanwhile has left", async () => {
  const state = tableOf({ draft: false }, 2);
  for (const event of coup.deal(state, seededDraw("x"))) coup.evolve(state, event);
  const sight = look(coup, state, coup.waiting(state)[0]);
  const guest = {
    bot: { choose: () => sight.legal[0] },
    options: { level: "master", style: null },
    draw: seededDraw("guest"),
  } as const;
  expect(await think(guest, sight, 1, { wait: async () => ({ leave: "quit" }) })).toEqual({ leave: "quit" });
});
