import type { Options } from "@darbar/coup";
import { type AidRow, aidNotes, aidRows } from "@darbar/words/coup/aid";
import { valueTitle } from "@darbar/words/option-words";
import type { Words } from "@darbar/words/words";
import type { Sheet } from "../../table-game.ts";
import { wrap } from "../../text/wrap.ts";

/** The player aid of a table as a page: what each action claims and does, who blocks it, and what else is worth knowing. */
export function aidPage(options: Options, words: Words, { paint, width }: Sheet): readonly string[] {
  const { t } = words;
  const listed = (text: string): readonly string[] => wrap(text, width(), " ", "   ");
  const heading = (text: string): string => ` ${paint("heading", text)}`;
  return [
    heading(`${t("table.aid")} · ${valueTitle("coup", "edition", options.edition, words)}`),
    "",
    ...aidRows(options, words).flatMap((row) => listed(inOneLine(row, paint))),
    "",
    heading(t("table.aid-notes")),
    ...aidNotes(options, words).flatMap(listed),
    "",
  ];
}

function inOneLine({ action, claims, effect, blockedBy }: AidRow, paint: Sheet["paint"]): string {
  const claimed = claims === "" ? "" : ` (${claims})`;
  return `${paint("you", action)}${claimed}: ${effect}${blockedBy === "" ? "" : `; ${blockedBy}`}`;
}
