import { looksOf } from "./alike.ts";

/*
 * The page marks people: who the reader is, who the host is, who is a bot or only watches. A name that carries such a mark
 * of its own speaks with a voice that is not its owner's.
 */

/** What the page and the server call people, in every language of the page, and themselves. */
const MARKS = [
  ...["you", "host", "bot", "server", "watching", "darbar", "admin", "moderator"],
  ...["شما", "تو", "میزبان", "ربات", "سرور", "تماشاچی", "دربار", "مدیر"],
  ...["אתם", "אתה", "את", "מארח", "המארח", "בוט", "הבוט", "שרת", "השרת", "צופה", "דרבאר", "דרבר", "מנהל"],
  ...["вы", "ты", "хозяин", "хозяин стола", "бот", "сервер", "зритель", "дарбар", "модератор"],
] as const;
/** Words that make no other of a mark. */
const FILLERS = ["the", "a", "стола"] as const;

const LOOKS_OF_MARKS = new Set(MARKS.flatMap(looksOf));
const LOOKS_OF_FILLERS = new Set(FILLERS.flatMap(looksOf));

/** What parts a mark from the name before it: brackets, quotes, dots in the middle, strokes, dashes. */
const PARTING = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"*_~|·•∙⋅・:;,/\\–—]|\s-\s/u;

/** Whether a name is a mark such as "host", or brings one along, as in "Ada (you)". */
export function bearsMark(name: string): boolean {
  const parts = name.normalize("NFKC").split(PARTING);
  return parts.some((part, index) => isMark(part) || (index > 0 && wordsOf(part).some(isMark)));
}

function isMark(text: string): boolean {
  if (isOne(LOOKS_OF_MARKS, text)) return true;
  const words = wordsOf(text).filter((word) => !isOne(LOOKS_OF_FILLERS, word));
  return words.length > 0 && words.every((word) => isOne(LOOKS_OF_MARKS, word));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u).filter((word) => word !== "");
}

function isOne(looks: ReadonlySet<string>, text: string): boolean {
  return looksOf(text).some((each) => looks.has(each));
}
