import { dropLooseJoiners } from "./joiners.ts";

/*
 * Names and lines of talk come from strangers and are shown to everybody. What could turn the text of others round, hide
 * itself or climb over its line is taken out; what is left must be something to read.
 */

/** Controls, what turns the direction of text, breaks of lines, and what only pretends to be there; joiners come later. */
const UNWANTED = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u2800[\p{Default_Ignorable_Code_Point}--[\u200C\u200D]]]/gv;
/** More marks on one letter than any language needs. */
const PILE = /(\p{M}{3})\p{M}+/gu;
/** Something one can see. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line with everything taken out that does not belong there; empty if nothing is left to read. */
export function cleanLine(text: string): string {
  const shown = text.toWellFormed().normalize("NFC").replace(/\s+/gu, " ").replace(UNWANTED, "").replace(PILE, "$1");
  const cleaned = dropLooseJoiners(shown).trim();
  return VISIBLE.test(cleaned) ? cleaned : "";
}
