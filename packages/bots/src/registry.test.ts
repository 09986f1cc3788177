import { cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { look } from "./bot.ts";
import { makeBot } from "./bot-game.ts";
import { BOT_GAMES, botsOf } from "./registry.ts";

describe.each(BOT_GAMES.map((game) => [game.id, game] as const))("the bots of %s", (id, game) => {
  test("are known by one name each", () => {
    expect(new Set(game.names).size).toBe(game.names.length);
    expect(game.names).toContain("regular");
    expect(game.names).toContain("random");
    expect(botsOf(id)).toBe(game);
  });

  test.each(game.names)("%s answers with a legal move", (name) => {
    game.with((table) => {
      const { rules } = table;
      const seats = id === coup.id ? 2 : 4;
      const options = rules.options({}, seats);
      if (!options.ok) throw new Error(options.error);
      const draw = seededDraw("answers");
      const state = rules.setup(options.value, seats);
      const events = rules.deal(state, draw);
      for (const event of events) rules.evolve(state, event);
      const [seat] = rules.waiting(state);
      const sight = look(rules, state, seat, events);
      expect(sight.legal).toContain(makeBot(table, name, draw).choose(sight, draw));
    });
  });
});

test("sides are dealt in Good Cop Bad Cop, and in Coup everybody plays alone", () => {
  expect(botsOf(coup.id).with(({ sides }) => sides === null)).toBe(true);
  const sides = botsOf(cops.id).with((table) => {
    const options = table.rules.options({}, 6);
    if (!options.ok) throw new Error(options.error);
    const state = table.rules.setup(options.value, 6);
    for (const event of table.rules.deal(state, seededDraw("sides"))) table.rules.evolve(state, event);
    return table.sides?.(state) ?? [];
  });
  expect(sides).toHaveLength(6);
  expect(new Set(sides)).toEqual(new Set([0, 1]));
});

test("nobody is made whom nobody knows", () => {
  expect(() => botsOf("chess")).toThrow("there are no bots for chess");
  expect(() => botsOf("coup").with((table) => makeBot(table, "genius", seededDraw("any")))).toThrow("no bot genius");
});
