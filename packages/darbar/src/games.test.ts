import { describe, expect, test } from "vitest";
import { findGame, GAMES, gameNamed } from "./games.ts";
import { parseSettings } from "./play/settings.ts";

describe("the list of games", () => {
  test("is searched by name", () => {
    for (const game of GAMES) expect(findGame(game.id)).toBe(game);
    expect(findGame("chess")).toBe(undefined);
    expect(() => gameNamed("chess")).toThrow("there is no game chess");
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  test("a flag that two games have takes a value in both or in none", () => {
    const flags = GAMES.flatMap((game) => game.with((table) => table.flags));
    const shapes = new Set(flags.map(({ name, value }) => `${name} ${value === null}`));
    expect(shapes.size).toBe(new Set(flags.map(({ name }) => name)).size);
  });

  describe.each(GAMES.map((game) => [game.id, game] as const))("%s", (id, game) => {
    test("has a flag for its kinds", () => {
      game.with(({ kinds, flags }) => {
        expect(flags).toContainEqual(expect.objectContaining({ name: kinds.option, option: kinds.option }));
        expect(kinds.names.length).toBeGreaterThan(0);
      });
    });

    test("has a table of every kind, and variants of every kind that its rules know", () => {
      game.with(({ rules, kinds, usualSeats, variants }) => {
        for (const name of kinds.names) {
          const raw = { [kinds.option]: name };
          const options = rules.options({ ...raw, first: 1 }, usualSeats(raw));
          if (!options.ok) throw new Error(options.error);
          expect(kinds.of(options.value)).toBe(name);
        }
        for (const { options, seats } of variants()) expect(rules.options(options, seats)).toMatchObject({ ok: true });
        expect(new Set(variants().map(({ options }) => kinds.of(options)))).toEqual(new Set(kinds.names));
      });
    });

    test("has examples that work", () => {
      const examples = game.with((table) => table.examples);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const settings = parseSettings(example.split(" "));
        if (!settings.ok) throw new Error(settings.error);
        expect(settings.value.game.id).toBe(id);
      }
    });
  });
});
