import type { Words } from "@darbar/words/words";
import type { Sheet } from "../table-game.ts";
import { DOT } from "../text/line.ts";
import { clip, unbroken, widthOf, wrap } from "../text/wrap.ts";
import type { Key, Menu, MenuEntry } from "./menu.ts";
import { enterKey, keyOf, means, numberIn, usualHints } from "./typed.ts";

/** A menu that is open before a person. */
export interface OpenMenu<Move> extends Menu<Move> {
  /** What Enter alone does: take the first choice, go back to the menu before, or nothing. */
  readonly enter: "first" | "back" | null;
  readonly keys: readonly Key<Move>[];
}

/** What somebody means by what they typed. */
export type Meant<Move> =
  | { readonly means: "leave" | "aid" | "log" | "back" }
  | { readonly means: "choice"; readonly choice: MenuEntry<Move> }
  | { readonly means: "key"; readonly key: Key<Move> }
  | { readonly means: "nothing"; readonly problem: string };

/** Finds out what is meant by a typed line while a menu is open. */
export function understand<Move>(typed: string, menu: OpenMenu<Move>, words: Words): Meant<Move> {
  const { t, number } = words;
  const said = (["leave", "aid", "log"] as const).find((wish) => means(typed, wish, words));
  if (said !== undefined) return { means: said };
  const key = menu.keys.find(({ wish }) => means(typed, wish, words));
  if (key !== undefined) return { means: "key", key };
  const typedNumber = numberIn(typed);
  if (menu.enter === "back" && (typed === "" || typedNumber === 0)) return { means: "back" };
  if (typed === "" && menu.enter === null) return { means: "nothing", problem: t("terminal.choose") };
  const choice = menu.choices[typed === "" ? 0 : (typedNumber ?? 0) - 1];
  if (choice !== undefined) return { means: "choice", choice };
  if (means(typed, "aside", words)) return { means: "nothing", problem: t("terminal.concerns") };
  const told = { first: number(1), last: number(menu.choices.length) };
  return { means: "nothing", problem: t(menu.choices.length === 1 ? "terminal.number.one" : "terminal.number", told) };
}

/** A note that would be shorter is left out. */
const LEAST_NOTE = 12;

/**
 * The menu in rows: what is asked, each choice with its number and what may come of it, and what else can be typed. Where
 * there is no room for all that, each choice has one row, and so has what else can be typed.
 */
export function menuRows<Move>(
  menu: OpenMenu<Move>,
  problem: string | null,
  words: Words,
  { paint, width }: Sheet,
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  const numbered = menu.choices.map(({ label, note }, place) => {
    const head = ` ${paint("you", words.number(place + 1).padStart(3))}. `;
    const written = `${head}${label}`;
    const whole = wrap(note === null ? label : `${label}${paint("quiet", ` – ${note}`)}`, width(), head, "      ");
    const left = width() - widthOf(written);
    const short =
      note === null || left < LEAST_NOTE ? written : `${written}${paint("quiet", clip(` – ${note}`, left))}`;
    return { whole, short };
  });
  const said = problem === null ? [] : [` ${paint("danger", problem)}`];
  const title = wrap(menu.title, width(), " ", " ").map((row) => paint("heading", row));
  const hint = wrap(hintFor(menu, words), width(), " ", " ").map((row) => paint("quiet", row));
  const whole = [...title, ...numbered.flatMap((entry) => entry.whole), ...said, ...hint];
  return whole.length <= room ? whole : [...title, ...numbered.map(({ short }) => short), ...said, hint[0]];
}

function hintFor<Move>({ choices, enter, keys }: OpenMenu<Move>, words: Words): string {
  const first = words.number(1);
  const parts = [choices.length === 1 ? first : `${first}–${words.number(choices.length)}`];
  if (enter !== null) parts.push(`${enterKey(words)} = ${enter === "first" ? first : words.t("table.back")}`);
  for (const { wish, hint } of keys) parts.push(`${keyOf(wish, words)} = ${hint}`);
  return [...parts, ...usualHints(words)].map(unbroken).join(DOT);
}
