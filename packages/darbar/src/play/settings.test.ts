import { describe, expect, test } from "vitest";
import { WITH_SECOND } from "../../test/second-game.ts";
import { optionsFor, parseSettings } from "./settings.ts";

function settings(...args: readonly string[]) {
  const parsed = parseSettings(args, "", WITH_SECOND);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

describe("the settings of an evening", () => {
  test("are of the usual game, unless another is asked for", () => {
    expect(settings().game).toBe(WITH_SECOND[0]);
    expect(settings("--game", "second").game.id).toBe("second");
  });

  test("have what was asked for, and what is usual", () => {
    expect(settings("--game", "second", "--without-words", "--first", "2", "--save", "x.json")).toMatchObject({
      raw: { withoutWords: true },
      seats: 4,
      first: 2,
      level: "regular",
      style: null,
      seed: null,
      name: null,
      save: "x.json",
      fast: false,
    });
    expect(settings("--draft")).toMatchObject({ raw: { draft: true }, seats: 2, first: null });
    expect(settings("--no-draft")).toMatchObject({ raw: { draft: false }, seats: 2 });
    expect(settings("--seats", "2")).toMatchObject({ raw: {}, seats: 2 });
  });

  test("say how well the bots play, and what they are like", () => {
    expect(settings("--level", "master", "--style", "avenger")).toMatchObject({ level: "master", style: "avenger" });
    expect([settings(), settings("--mute-bots")]).toMatchObject([{ botsMuted: false }, { botsMuted: true }]);
  });

  test("are in the language of the reader's locale, unless another is asked for", () => {
    expect(parseSettings([], "he_IL")).toMatchObject({ ok: true, value: { language: "he" } });
    expect(parseSettings(["--language", "fa"], "he_IL")).toMatchObject({ ok: true, value: { language: "fa" } });
  });

  test("come to options with whoever starts", () => {
    const asked = settings("--edition", "ru");
    expect(asked.game.with((table) => optionsFor(table, asked, 3))).toMatchObject({
      ok: true,
      value: { edition: "ru", first: 3 },
    });
  });

  test.each([
    ["--game chess", /^--game must be coup.* or second; you gave "chess"$/],
    ["--pace slow", /^--pace is for second, and this is coup$/],
    ["--game second --edition ru", /^--edition is for coup, and this is second$/],
    ["--level grand", /^--level must be newcomer, regular, sharp or master; you gave "grand"$/],
    ["--style shy", /^--style must be honest, bluffer, sceptic, avenger or greedy; you gave "shy"$/],
    ["--language de", /^--language must be en, fa, he or ru; you gave "de"$/],
    ["--draft --no-draft", /^--draft and --no-draft do not go together$/],
    ["--draft --seats 3", /^the draft is for 2 seats; you asked for 3$/],
    ["--pace", /^--pace needs a value$/],
    ["--game second --seats 99", /seats/],
  ])("%s is refused in one sentence", (args, sentence) => {
    expect(parseSettings(args.split(" "), "", WITH_SECOND)).toEqual({
      ok: false,
      error: expect.stringMatching(sentence),
    });
  });
});
