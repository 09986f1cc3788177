import { LOOKS_LIKE } from "./confusables.ts";

/*
 * Whether two names look alike: the skeletons of UTS 39, and a little more, because here nobody types a name to find
 * somebody by it. A skeleton is for comparing only, never to be shown.
 */

/** What is not seen, or only stretches a word. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\u0640\u2800]/gu;
/** Vowel points of Arabic and Hebrew: the same name is written with them and without. */
const POINTS = /[\u0591-\u05BD\u05BF-\u05C7\u064B-\u0652\u0670]/gu;
/** A dot above a letter that has one. */
const SECOND_DOT = /(?<=[ij])\u0307/gu;
/** Look-alikes of small letters that Unicode keeps apart: between two of one script they would be no pair. */
const OURS: ReadonlyMap<string, string> = new Map([
  ["\u0138", "k"],
  ["\u028D", "m"],
]);

/** The names that were looked at last: those at one table are compared again and again. */
const looked = new Map<string, readonly string[]>();
const MOST_LOOKED = 2_000;

/** What a name looks like: once letter by letter, once whatever its case. Names that share one of the two look alike. */
export function looksOf(name: string): readonly string[] {
  const known = looked.get(name);
  if (known !== undefined) return known;
  const looks = lookAt(name);
  for (const oldest of looked.keys()) {
    if (looked.size < MOST_LOOKED) break;
    looked.delete(oldest);
  }
  looked.set(name, looks);
  return looks;
}

function lookAt(name: string): readonly string[] {
  const seen = name.normalize("NFKD").replace(UNSEEN, "").replace(POINTS, "");
  // "I" looks like "l" and is the same letter as "i": which of the two is meant only the other name can tell.
  const asWritten = skeleton(foldCase(skeleton(seen)));
  const inSmall = skeleton(foldCase(seen));
  return asWritten === inSmall ? [inSmall] : [asWritten, inSmall];
}

/** Whether two names could be taken for each other. */
export function lookAlike(one: string, other: string): boolean {
  const looks = looksOf(one);
  return looksOf(other).some((each) => looks.includes(each));
}

function skeleton(text: string): string {
  return replaceEach(replaceEach(text, LOOKS_LIKE), OURS).normalize("NFKD");
}

function replaceEach(text: string, by: ReadonlyMap<string, string>): string {
  let replaced = "";
  for (const character of text) replaced += by.get(character) ?? character;
  return replaced;
}

function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFKD").replace(SECOND_DOT, "");
}
