import type { Options } from "@darbar/coup";
import { padTo, wrap } from "../text/wrap.ts";
import { aidCharacters, aidNotes, aidRows } from "../words/aid.ts";
import { EDITION } from "../words/things.ts";
import type { Screen } from "./screen.ts";

const HEADINGS = { action: "Action", claims: "claims", effect: "does", blockedBy: "blocked by" };
const WIDTHS = { action: 13, claims: 12, effect: 23 };

/** The player aid of a table as a page: who does and who blocks what. */
export function aidPage(options: Options, { paint, width }: Screen): readonly string[] {
  const rows = [HEADINGS, ...aidRows(options)].map((row, place) => {
    const cells =
      padTo(row.action, WIDTHS.action) + padTo(row.claims, WIDTHS.claims) + padTo(row.effect, WIDTHS.effect);
    const [first, ...more] = wrap(row.blockedBy, width() - CELLS, "", "");
    const lines = [` ${cells}${first}`, ...more.map((line) => ` ${" ".repeat(CELLS - 1)}${line}`)];
    return lines.map((line) => paint(place === 0 ? "quiet" : "plain", line.trimEnd()));
  });
  const listed = (text: string): readonly string[] => wrap(text, width(), " ", "   ");
  return [
    ` ${paint("heading", `Who does what in ${EDITION[options.edition]}`)}`,
    "",
    ...rows.flat(),
    "",
    ...aidCharacters(options).flatMap(listed),
    "",
    ...aidNotes(options).flatMap(listed),
    "",
  ];
}

const CELLS = WIDTHS.action + WIDTHS.claims + WIDTHS.effect + 1;
