import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readWords } from "../../build/verify-words.ts";
import { forbiddenIn } from "./forbidden.ts";
import { foreignIn, untranslatedIn } from "./foreign.ts";
import { EXCEPTIONS, termFaultsIn } from "./glossary.ts";
import { type TextsByLanguage, wordsOfBooks, wordsOfMessages } from "./read.ts";

const MESSAGES = wordsOfMessages(readWords(fileURLToPath(new URL("../../../words/src/catalogue", import.meta.url))));
const BOOKS = await wordsOfBooks();

/** A good message of each language, with others in their place. */
function planted(id: string, more: Partial<Record<keyof TextsByLanguage, string>>): TextsByLanguage {
  const good = { en: "Hello.", fa: "سلام.", he: "שלום.", ru: "Привет.", ...more };
  const messages = Object.entries(good).map(([language, text]) => [language, { [id]: text }]);
  return wordsOfMessages(Object.fromEntries(messages));
}

it("reads what is written in a message, whichever way it goes on, and no argument or keyword", () => {
  const { en } = planted("a", {
    en: "{me, select, yes {You} other {{name}}} took {n, plural, one {a coin} other {# coins}}.",
  });
  expect(en.a).toBe("You ¦ … took a coin ¦ … coins.");
});

describe.each([
  ["messages", MESSAGES],
  ["books", BOOKS],
])("the %s", (_, texts) => {
  it("are many, and the same in every language", () => {
    expect(Object.keys(texts.en).length).toBeGreaterThan(500);
    for (const language of [texts.fa, texts.he, texts.ru]) {
      expect(Object.keys(language).sort()).toEqual(Object.keys(texts.en).sort());
    }
  });

  it("are in letters and digits of their language, but for names", () => {
    expect(foreignIn(texts)).toEqual([]);
  });

  it("are not English in another language", () => {
    expect(untranslatedIn(texts)).toEqual([]);
  });

  it("call the things of the games by their names", () => {
    expect(termFaultsIn(texts)).toEqual([]);
  });

  it("have no word that was mended", () => {
    expect(forbiddenIn(texts)).toEqual([]);
  });
});

describe("faults are found", () => {
  it.each([
    ["fa", "کارت Duke"],
    ["fa", "۲ سکه و 3 سکه"],
    ["fa", "{n, plural, one {یک coin} other {# سکه}}"],
    ["he", "שלום, Duke"],
    ["he", "דוכс"],
    ["ru", "Привет, Duke"],
    ["ru", "Приvет"],
    ["en", "Hello, דוכס"],
  ] as const)("foreign letters in %s: %s", (language, text) => {
    expect(foreignIn(planted("a", { [language]: text }))).toEqual([expect.stringContaining(`${language}: a is not`)]);
  });

  it("names keep their letters where they stand, and nowhere else", () => {
    const ru = "Клавиши Home и End";
    expect(foreignIn(planted("replay.keys", { ru }))).toEqual([]);
    expect(foreignIn(planted("replay.start", { ru }))).toHaveLength(1);
  });

  it("a message that is left in English", () => {
    expect(untranslatedIn(planted("a", { ru: "Hello." }))).toEqual(["ru: a is English: Hello."]);
    expect(untranslatedIn(planted("a", { en: "{n, number}×", fa: "{n, number}×" }))).toEqual([]);
  });

  it.each([
    ["fa", "The Duke takes tax.", "دوک مالیات می‌گیرد."],
    ["he", "{name} challenges {target}.", "{name} מאתגר את {target}."],
    ["ru", "{me, select, yes {Yes} other {You lose the Contessa}}", "{me, select, yes {Да} other {Графиня потеряна}}"],
    ["ru", "They show the Kingpin.", "Показывает Кингпина."],
    ["fa", "Play the Taser.", "تیزر را بازی کنید."],
  ] as const)("another word than the glossary's in %s: %s", (language, en, text) => {
    const faults = termFaultsIn(planted("a", { en, fa: en, he: en, ru: en, [language]: text })).filter((fault) =>
      fault.startsWith(language),
    );
    expect(faults).toEqual([expect.stringContaining(`${language}: a lacks`)]);
  });

  it("a term counts only where it is one", () => {
    const other = { en: "An honest claim.", fa: "ادعای راست.", he: "אמת.", ru: "Правда." };
    expect(termFaultsIn(planted("learn.hint.a", other))).toEqual([]);
    expect(termFaultsIn(planted("lesson.hint.a", other))).toHaveLength(3);
  });

  it.each([
    ["en", "Whom shall {name} show it to?"],
    ["en", "At whom do you aim?"],
    ["en", "Choose anew."],
    ["en", "You hold {card}, which is not for now."],
    ["en", 'Press "OK".'],
    ["fa", "علي"],
    ["fa", "كارت"],
    ["fa", "می‌تواند استفاده‌اش کند"],
    ["fa", "آدمکش"],
    ["fa", "رئیس"],
    ["he", "לחסום בשם הדוכס"],
    ["he", "חסמתם בשם {as}."],
    ["he", "גם האמן היה משחק כך."],
    ["he", "מי שהפסידו בערעור מאבדים קלף."],
    ["he", 'לחצו "כן"'],
    ["ru", "Вы падаете."],
    ["ru", "Детонатор кончает игру."],
    ["ru", 'Нажмите "Да"'],
  ] as const)("what was mended in %s: %s", (language, text) => {
    expect(forbiddenIn(planted("a", { [language]: text }))).toEqual([expect.stringContaining(`${language}: a says`)]);
  });

  it.each([
    ["en", "Who aims at whom"],
    ["he", "בשם הזה יש שלושה תווים, ואפשר להאמין"],
    ["he", "את מי שואלים? את מי שתבחרו, או את מי שהכרנו"],
    ["ru", "Пуля попадает в цель, и игра окончательно закончилась"],
  ] as const)("and what only looks like it in %s is none: %s", (language, text) => {
    expect(forbiddenIn(planted("a", { [language]: text }))).toEqual([]);
  });
});

it("an exception is a message that there is", () => {
  const ids = Object.values(EXCEPTIONS).flatMap((reasons) => Object.keys(reasons));
  expect(ids.filter((id) => MESSAGES.en[id] === undefined)).toEqual([]);
});
