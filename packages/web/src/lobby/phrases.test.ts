import { CLAIM_WORDS, IDENTITIES } from "@darbar/cops";
import { CHARACTERS } from "@darbar/coup";
import { PHRASE_NAMES, Phrase } from "@darbar/protocol";
import { GAME_NAMES, phraseSpec } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import { loadMessages } from "@darbar/words/messages";
import { phraseText } from "@darbar/words/phrase-text";
import { isolate, type Words, wordsOf } from "@darbar/words/words";
import { describe, expect, test } from "vitest";
import { loadGame } from "../games/load.ts";
import { gamesSpokenOf, phraseParts, phrasesOf } from "./phrase-list.ts";

const names = (seat: number): string => isolate(`player-${seat}`);
const said = (phrase: Phrase, words: Words): string => phraseText(phrase, words, names, (card) => `card-${card}`);

test("Coup has its own phrases first, then those of every game, and none of another", () => {
  const phrases = phrasesOf("coup");
  expect(phrases.slice(0, 4)).toEqual(["i-am", "you-bluff", "i-believe", "no-mercy"]);
  expect(phrases).toContain("hello");
  expect(phrases.some((name) => phraseSpec(name).game === "cops")).toBe(false);
});

test("Good Cop Bad Cop has its own phrases first, and none of Coup", () => {
  const phrases = phrasesOf("cops");
  expect(phrases.slice(0, 4)).toEqual(["i-saw", "i-trust", "i-doubt", "i-am-honest"]);
  expect(phrases).toContain("hello");
  expect(phrases.some((name) => phraseSpec(name).game === "coup")).toBe(false);
});

test("a phrase that has made room for a better one is still read, and offered no more", () => {
  expect(phrasesOf("cops")).not.toContain("i-looked");
  expect(PHRASE_NAMES).toContain("i-looked");
});

test("what a claim can call a card is what the game makes of it", () => {
  expect(phraseSpec("i-saw").cards).toEqual(CLAIM_WORDS);
});

test("what was said of another game's cards is understood where a new game is played", () => {
  expect(gamesSpokenOf([], "coup")).toEqual(["coup"]);
  expect(gamesSpokenOf(["hello", "i-am-honest", "drop-the-gun"], "coup")).toEqual(["coup"]);
  expect(gamesSpokenOf(["i-looked"], "coup")).toEqual(["coup", "cops"]);
  expect(gamesSpokenOf(["i-am"], "cops")).toEqual(["coup", "cops"]);
  expect(gamesSpokenOf(["i-am"], "unheard-of")).toEqual(["coup"]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every phrase is said with everything it speaks of", async () => {
    const words = wordsOf(language, await loadMessages(language));
    const texts = PHRASE_NAMES.map((name) => {
      const parts = phraseParts(name);
      const phrase = Phrase.parse({
        phrase: name,
        ...(parts.includes("player") ? { player: 2 } : {}),
        ...(parts.includes("place") ? { place: 1 } : {}),
        ...(parts.includes("card") ? { card: "duke" } : {}),
      });
      const text = said(phrase, words);
      expect(text.includes(names(2)), name).toBe(parts.includes("player"));
      expect(text.includes("card-duke"), name).toBe(parts.includes("card"));
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("a claim says which of the three cards it is about, and calls it by its name", async () => {
    const words = wordsOf(language, await loadMessages(language));
    const { cardName } = await loadGame("cops");
    const claim = (place: number, card: string): string =>
      phraseText({ phrase: "i-saw", player: 1, place, card }, words, names, (each) => cardName(each, words));
    const texts = [0, 1, 2].flatMap((place) => CLAIM_WORDS.map((card) => claim(place, card)));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.includes("…"))).toEqual([]);
    expect(said({ phrase: "i-saw", player: 1 }, words).match(/…/g)).toHaveLength(2);
  });

  test("a phrase that still lacks a part shows where it goes", async () => {
    const words = wordsOf(language, await loadMessages(language));
    expect(said({ phrase: "your-turn" }, words)).toContain("…");
    expect(said({ phrase: "i-am" }, words)).not.toContain("….");
    const looked = said({ phrase: "i-looked", player: 1 }, words);
    expect(looked).toContain(names(1));
    expect(looked).toContain("…");
  });

  test("every card that a phrase can speak of has a name, and one that is not known keeps its own", async () => {
    const words = wordsOf(language, await loadMessages(language));
    for (const game of GAME_NAMES) {
      const { phraseCards, cardName } = await loadGame(game);
      expect(phraseCards).toEqual({ coup: CHARACTERS, cops: IDENTITIES }[game]);
      const called = phraseCards.map((card) => cardName(card, words));
      expect(new Set(called).size).toBe(phraseCards.length);
      // In English "honest" is what an honest card is called.
      expect(called.filter((name) => language !== "en" && phraseCards.includes(name))).toEqual([]);
      expect(cardName("unheard-of", words)).toBe("unheard-of");
    }
  });
});
