import type { Mode } from "@darbar/cops";
import type { Sheet } from "../../table-game.ts";
import { padTo, wrap } from "../../text/wrap.ts";
import { type AidRow, aidActions, aidEquipment, aidNotes } from "../words/aid.ts";
import { MODE } from "../words/things.ts";

const ACTIONS = 13;
const EQUIPMENT = 21;

/** The player aid of a table as pages: first what one does and how it ends, then the equipment. */
export function aidPage(mode: Mode, { paint, width, height }: Sheet): readonly string[] {
  const inRows = (rows: readonly AidRow[], column: number): readonly string[] =>
    rows.flatMap(([name, does]) =>
      wrap(does, width(), ` ${paint("you", padTo(name, column))}`, " ".repeat(column + 1)),
    );
  const heading = (text: string): readonly string[] =>
    wrap(text, width(), " ", " ").map((row) => paint("heading", row));
  const first = [
    ...heading(`Good Cop Bad Cop, ${MODE[mode]}: what you do on your turn`),
    "",
    ...inRows(aidActions(mode), ACTIONS),
    "",
    ...aidNotes(mode).flatMap((note) => wrap(note, width(), " ", "   ")),
    "",
  ];
  const second = [...heading("The equipment"), "", ...inRows(aidEquipment(mode), EQUIPMENT), ""];
  // Where both do not fit on one screen, the second begins on the next.
  const room = Math.max(1, height() - 1);
  const gap = first.length + second.length <= room || first.length > room ? 0 : room - first.length;
  return [...first, ...new Array<string>(Number.isFinite(gap) ? gap : 0).fill(""), ...second];
}
