import type { Language } from "@darbar/words/languages";
import type { TextsByLanguage } from "./read.ts";

interface Forbidden {
  readonly words: RegExp;
  readonly why: string;
}

const STRAIGHT_QUOTES: Forbidden = { words: /["']/, why: "a straight quotation mark or apostrophe" };

/** What was said once and is not to come back. */
const FORBIDDEN: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: [
    { words: /\bwhom shall\b/i, why: "stilted: ask “Who …?”" },
    { words: /\bAt whom\b/, why: "stilted: ask “Who … at?”" },
    { words: /\banew\b/i, why: "stilted: “again”" },
    { words: /which is not for now/i, why: "stilted: say when it is for" },
    STRAIGHT_QUOTES,
  ],
  fa: [
    { words: /[يكىة]/, why: "an Arabic letter: Persian has ی, ک and ه" },
    { words: /استفاده‌اش/, why: "one makes use of something: از آن استفاده کردن" },
    { words: /بزرگزاده|آدمکش|باجگیر|جمعآوری/, why: "a half-space is missing" },
    { words: /رئیس|مامور|درستکار|هُویت/, why: "another spelling than elsewhere: رییس، مأمور، دُرستکار، هویت" },
    { words: /["'“”]/, why: "another quotation mark than « »" },
  ],
  he: [
    {
      words: /(?<![א-ת])ו?בשם (?:ה(?:דוכס|מתנקש|מפקד|שגריר|רוזנת|חוקר)|איזו דמות|…)/,
      why: "“on behalf of”: who claims a character does it עם",
    },
    { words: /(?<![א-ת])[בהולמש]*אמן(?![א-ת])/, why: "“artist”: a master is מומחה" },
    { words: /(?<![א-ת])[למ]?מי ש[הנ][א-ת]*[א-מס-ת]ו(?![א-ת])/, why: "מי takes the singular" },
    STRAIGHT_QUOTES,
  ],
  ru: [
    { words: /(?<![а-яё])пада(?:е|ю)/i, why: "who is shot is out of action: выбывает из строя" },
    { words: /(?<![а-яё])конча/i, why: "invites an obscene reading: завершать, заканчиваться" },
    { words: /["'“”]/, why: "another quotation mark than « »" },
  ],
};

/** Words that a language does without, one line each text that has one. */
export function forbiddenIn(texts: TextsByLanguage): readonly string[] {
  return (Object.keys(texts) as Language[]).flatMap((language) =>
    Object.entries(texts[language]).flatMap(([id, text]) =>
      FORBIDDEN[language]
        .filter(({ words }) => words.test(text))
        .map(({ words, why }) => `${language}: ${id} says “${words.exec(text)?.[0]}” (${why}): ${text}`),
    ),
  );
}
