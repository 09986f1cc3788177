import type { Options } from "@darbar/coup";
import type { Sheet } from "../../table-game.ts";
import type { Paint } from "../../text/paint.ts";
import { padTo, wrap } from "../../text/wrap.ts";
import { type AidRow, aidCharacters, aidNotes, aidRows } from "../words/aid.ts";
import { EDITION } from "../words/things.ts";

const HEADINGS = { action: "Action", claims: "claims", effect: "does", blockedBy: "blocked by" };
const WIDTHS = { action: 13, claims: 12, effect: 23 };

/** The player aid of a table as a page: who does and who blocks what; the characters only where there is room for them. */
export function aidPage(options: Options, { paint, width, height }: Sheet): readonly string[] {
  const listed = (text: string): readonly string[] => wrap(text, width(), " ", "   ");
  const actions =
    width() < NARROW ? aidRows(options).flatMap((row) => listed(inOneLine(row))) : actionTable(options, width(), paint);
  const top = [` ${paint("heading", `Who does what in ${EDITION[options.edition]}`)}`, "", ...actions, ""];
  const characters = [...aidCharacters(options).flatMap(listed), ""];
  const notes = [...aidNotes(options).flatMap(listed), ""];
  const whole = [...top, ...characters, ...notes];
  return whole.length < height() ? whole : [...top, ...notes];
}

/** The fewest columns in which the actions make a table. */
const NARROW = 59;

function inOneLine({ action, claims, effect, blockedBy }: AidRow): string {
  const claimed = claims === "" ? "" : ` (${claims})`;
  return `${action}${claimed}: ${effect}${blockedBy === "" ? "" : `; blocked by ${blockedBy}`}`;
}

function actionTable(options: Options, width: number, paint: Paint): readonly string[] {
  const rows = [HEADINGS, ...aidRows(options)].map((row, place) => {
    const cells =
      padTo(row.action, WIDTHS.action) + padTo(row.claims, WIDTHS.claims) + padTo(row.effect, WIDTHS.effect);
    const [first, ...more] = wrap(row.blockedBy, width - CELLS, "", "");
    const lines = [` ${cells}${first}`, ...more.map((line) => ` ${" ".repeat(CELLS - 1)}${line}`)];
    return lines.map((line) => paint(place === 0 ? "quiet" : "plain", line.trimEnd()));
  });
  return rows.flat();
}

const CELLS = WIDTHS.action + WIDTHS.claims + WIDTHS.effect + 1;
