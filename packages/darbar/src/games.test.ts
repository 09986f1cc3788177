import { kindIn, kindsOf, optionsOfKind } from "@darbar/kernel/options";
import { describe, expect, test } from "vitest";
import { flagsOf } from "./flags.ts";
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
    const flags = GAMES.flatMap((game) => flagsOf(game));
    const shapes = new Set(flags.map(({ name, value }) => `${name} ${value === null}`));
    expect(shapes.size).toBe(new Set(flags.map(({ name }) => name)).size);
  });

  describe.each(GAMES.map((game) => [game.id, game] as const))("%s", (id, game) => {
    test("has a flag for its kinds", () => {
      game.with(({ options: { kind } }) => {
        if (kind !== null) expect(flagsOf(game)).toContainEqual(expect.objectContaining({ name: kind, option: kind }));
      });
    });

    test("has a table of every kind, and variants of every kind that its rules know", () => {
      game.with(({ rules, options: list, variants }) => {
        for (const name of kindsOf(list)) {
          const options = rules.options({ ...optionsOfKind(list, name), first: 1 }, list.seats.usual);
          if (!options.ok) throw new Error(options.error);
          expect(kindIn(list, options.value)).toBe(name);
        }
        for (const { options, seats } of variants()) expect(rules.options(options, seats)).toMatchObject({ ok: true });
        expect(new Set(variants().map(({ options }) => kindIn(list, options)))).toEqual(new Set(kindsOf(list)));
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
