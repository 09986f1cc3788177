import { REFUSALS as COPS_REFUSALS } from "@darbar/cops";
import { CHARACTERS, coup, everyVariant, type Move } from "@darbar/coup";
import { type Refusal, seededDraw } from "@darbar/kernel";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { CATALOGUES } from "./catalogues.ts";
import { chooseLanguage, LANGUAGES } from "./languages.ts";
import { REASONS, type Reason } from "./reasons.ts";
import { because, refusedByGame } from "./refused.ts";
import { sentenceOf } from "./sentence.ts";

/** What a message names. */
function namesIn(text: string): readonly string[] {
  return parse(text)
    .flatMap((element) =>
      element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value as string],
    )
    .sort();
}

describe("every refusal is a sentence in every language", () => {
  it.each(LANGUAGES)("%s: those of no game, with just the facts that they are given", (language) => {
    for (const [reason, facts] of Object.entries(REASONS)) {
      const text = CATALOGUES[language][`app.problem.${reason as Reason}`];
      expect([...new Set(namesIn(text))], `${language} ${reason}`).toEqual([...facts].sort());
    }
  });

  it("there is none that nothing can bring about", () => {
    const ids = Object.keys(CATALOGUES.en).filter((id) => id.startsWith("app.problem."));
    expect(ids.sort()).toEqual(
      Object.keys(REASONS)
        .map((reason) => `app.problem.${reason}`)
        .sort(),
    );
  });

  it.each(LANGUAGES)("%s: those of Good Cop Bad Cop, whatever facts they come with", (language) => {
    for (const code of COPS_REFUSALS) {
      for (const facts of [{}, { target: 7, card: 1, most: 1, given: 2, seat: 0 }]) {
        const { error } = refusedByGame("cops", { code, facts });
        expect(error).toMatchObject({ code });
        const sentence = sentenceOf(error, language);
        expect(sentence).not.toBe(CATALOGUES[language]["cops.refusal.unknown"]);
        expect(sentence).toMatch(/^[^{}<>]{5,}\.$/u);
      }
    }
  });

  it("Coup: whatever is refused in random games has a sentence of its own", () => {
    const refusals = new Map(refusedInCoup().map((refusal) => [refusal.code, refusal]));
    const own = Object.keys(CATALOGUES.en).filter((id) => /^coup\.refusal\.[a-z-]+$/.test(id));
    const ofTheTable = ["over", "stale", "unknown"];
    const codes = own.map((id) => id.replace("coup.refusal.", "")).filter((code) => !ofTheTable.includes(code));
    expect([...refusals.keys()].sort()).toEqual(codes.sort());
    for (const refusal of refusals.values()) {
      for (const language of LANGUAGES) {
        expect(sentenceOf(refusedByGame("coup", refusal).error, language)).toMatch(/^[^{}<>]{5,}\.$/u);
      }
    }
  });
});

describe("what a sentence says", () => {
  it("keeps its facts", () => {
    const { error } = refusedByGame("coup", { code: "too-few-coins", facts: { action: "coup", cost: 7, coins: 2 } });
    expect(sentenceOf(error, "en")).toBe("That costs 7 coins, and you have 2. Choose another action.");
    expect(sentenceOf(error, "ru")).toBe("Это стоит 7 монет, а у вас их 2. Выберите другое действие.");
    expect(sentenceOf(because("bad-name.too-long", { most: 24, length: 30 }), "fa")).toContain("۳۰");
    expect(sentenceOf(refusedByGame("coup", { code: "must-coup", facts: {} }).error, "en")).toContain("10 coins");
  });

  it("says something of a code that nobody has put into words", () => {
    for (const [game, message] of [
      ["coup", "coup.refusal.unknown"],
      ["chess", "app.problem.not-a-move"],
    ] as const) {
      const { error } = refusedByGame(game, { code: "new", facts: {} });
      expect(error.code).toBe("new");
      expect(sentenceOf(error, "en")).toBe(CATALOGUES.en[message]);
    }
  });

  it("is chosen by what a reader wants", () => {
    expect(chooseLanguage(["de-DE", "iw-IL", "ru"])).toBe("he");
    expect(chooseLanguage([])).toBe("en");
  });
});

/** What the rules of Coup refuse in random games of every variant. */
function refusedInCoup(): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const [place, { options, seats }] of everyVariant().entries()) {
    const draw = seededDraw(`variant ${place}`);
    const state = coup.setup(options, seats);
    for (const event of coup.deal(state, draw)) coup.evolve(state, event);
    for (let decision = 0; decision < 60; decision++) {
      const waiting = coup.waiting(state);
      for (const move of SOME_MOVES) {
        const decided = coup.decide(state, draw.one([...waiting, 0, 1]), move, draw);
        if (!decided.ok) refusals.push(decided.error);
      }
      if (waiting.length === 0) break;
      const seat = draw.one(waiting);
      const legal = coup.legal(state, seat);
      const decided = coup.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
      if (!decided.ok) throw new Error(decided.error.code);
      for (const event of decided.value) coup.evolve(state, event);
    }
  }
  return refusals;
}

const SOME_MOVES: readonly Move[] = [
  ...(["income", "tax", "exchange", "embezzle", "pass", "challenge", "show", "refuse"] as const).map((name) => ({
    do: name,
  })),
  ...(["coup", "assassinate", "steal", "examine", "convert", "bomb", "pass-on"] as const).flatMap((name) =>
    [0, 1, 2, 9].map((target) => ({ do: name, target })),
  ),
  ...CHARACTERS.flatMap((card): readonly Move[] => [
    { do: "block", as: card },
    { do: "lose", card },
    { do: "present", card },
    { do: "keep", card },
  ]),
  { do: "return", cards: ["duke"] },
  { do: "return", cards: ["duke", "captain"] },
];
