/*
 * The joiner and the non-joiner are letters of some scripts and nothing at all in others, where they only make two names of
 * one look. They stay where a script needs them.
 */

/** Of several of one kind, one does what all do. */
const SEVERAL = /(\u200C)\u200C+|(\u200D)\u200D+/gu;
/** The half-space, between letters that join by themselves: Persian and its kin. */
const HALF_SPACE =
  /(?<=[[\p{L}\p{M}\p{Nd}]&&[\p{scx=Arabic}\p{scx=Syriac}]])\u200C(?=[[\p{L}\p{M}\p{Nd}]&&[\p{scx=Arabic}\p{scx=Syriac}]])/v;
/** Either of them, after the sign that takes an Indic letter's vowel: it says how the next letter is joined. */
const AFTER_VIRAMA =
  /(?<=\u094D|\u09CD|\u0A4D|\u0ACD|\u0B4D|\u0BCD|\u0C4D|\u0CCD|\u0D3B|\u0D3C|\u0D4D|\u0DCA|\u1039|\u103A|\u17D2)[\u200C\u200D](?=\p{L})/v;
/** The joiner, between pictures: it makes one of them. */
const IN_PICTURE = /(?<=\p{ExtPict}\p{EMod}?)\u200D(?=\p{ExtPict})/v;

const NEEDED_OR_NOT = new RegExp(
  `(${HALF_SPACE.source}|${AFTER_VIRAMA.source}|${IN_PICTURE.source})|[\\u200C\\u200D]`,
  "gv",
);

/** A text without the joiners that no script needs. */
export function dropLooseJoiners(text: string): string {
  return text.replace(SEVERAL, "$1$2").replace(NEEDED_OR_NOT, "$1");
}
