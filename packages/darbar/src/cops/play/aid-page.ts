import type { Mode } from "@darbar/cops";
import { aidActions, aidEquipment, aidNotes } from "@darbar/words/cops/aid";
import type { Words } from "@darbar/words/words";
import { keyOf } from "../../play/typed.ts";
import type { Sheet } from "../../table-game.ts";
import { padTo, widthOf, wrap } from "../../text/wrap.ts";

/** The player aid of a table as pages: first what one does and how it ends, then the equipment. */
export function aidPage(mode: Mode, words: Words, { paint, width, height }: Sheet): readonly string[] {
  const { t } = words;
  const inRows = (rows: readonly (readonly [string, string])[]): readonly string[] => {
    const column = Math.max(...rows.map(([name]) => widthOf(name))) + 2;
    return rows.flatMap(([name, does]) =>
      wrap(does, width(), ` ${paint("you", padTo(name, column))}`, " ".repeat(column + 1)),
    );
  };
  const heading = (text: string): readonly string[] =>
    wrap(text, width(), " ", " ").map((row) => paint("heading", row));
  const moments = t("terminal.aid.moments", { key: keyOf("ask", words) });
  const first = [
    ...heading(`${t("table.aid")} · ${t(`cops.mode.${mode}`)}`),
    "",
    ...inRows(aidActions(mode, words).map(({ action, effect }) => [action, effect])),
    "",
    ...[...aidNotes(mode, words, moments), t("terminal.aid.claims")].flatMap((note) => wrap(note, width(), " ", "   ")),
    "",
  ];
  const equipment = aidEquipment(mode, words).map((card) => [card.equipment, `${card.effect} ${card.when}`] as const);
  const second = [...heading(t("cops.table.aid-equipment")), "", ...inRows(equipment), ""];
  // Where both do not fit on one screen, the second begins on the next.
  const room = Math.max(1, height() - 1);
  const gap = first.length + second.length <= room || first.length > room ? 0 : room - first.length;
  return [...first, ...new Array<string>(Number.isFinite(gap) ? gap : 0).fill(""), ...second];
}
