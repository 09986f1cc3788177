import type { Sheet } from "../table-game.ts";
import { wrap } from "../text/wrap.ts";
import type { Choice, Key, Menu } from "./menu.ts";

/** A menu that is open before a person. */
export interface OpenMenu<Move> extends Menu<Move> {
  /** What Enter alone does: take the first choice, go back to the menu before, or nothing. */
  readonly enter: "first" | "back" | null;
  readonly keys: readonly Key<Move>[];
}

/** What somebody means by what they typed. */
export type Meant<Move> =
  | { readonly means: "leave" | "aid" | "log" | "back" }
  | { readonly means: "choice"; readonly choice: Choice<Move> }
  | { readonly means: "key"; readonly key: Key<Move> }
  | { readonly means: "nothing"; readonly problem: string };

/** Finds out what is meant by a typed line while a menu is open. */
export function understand<Move>(typed: string, menu: OpenMenu<Move>): Meant<Move> {
  const word = typed.toLowerCase();
  if (word === "q" || word === "quit" || word === "exit") return { means: "leave" };
  if (word === "?" || word === "help") return { means: "aid" };
  if (word === "log") return { means: "log" };
  const key = menu.keys.find(({ letter }) => letter === word);
  if (key !== undefined) return { means: "key", key };
  if (menu.enter === "back" && (word === "" || word === "0")) return { means: "back" };
  if (word === "" && menu.enter === null) return { means: "nothing", problem: "This one you have to choose yourself." };
  const choice = menu.choices[word === "" ? 0 : /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1];
  if (choice !== undefined) return { means: "choice", choice };
  if (word === "p") return { means: "nothing", problem: "This one concerns you: type a number." };
  const most = menu.choices.length;
  return { means: "nothing", problem: most === 1 ? "Type 1." : `Type a number from 1 to ${most}.` };
}

/** The menu in rows: what is asked, each choice with its number and what may come of it, and what else can be typed. */
export function menuRows<Move>(
  menu: OpenMenu<Move>,
  problem: string | null,
  { paint, width }: Sheet,
): readonly string[] {
  const entries = menu.choices.flatMap((choice, place) => {
    const number = paint("you", String(place + 1).padStart(3));
    const note = choice.note === null ? "" : paint("quiet", `: ${choice.note}`);
    return wrap(`${choice.label}${note}`, width(), ` ${number}. `, "      ");
  });
  const said = problem === null ? [] : [` ${paint("danger", problem)}`];
  const hint = wrap(hintFor(menu), width(), " ", " ").map((row) => paint("quiet", row));
  return [` ${paint("heading", menu.title)}`, ...entries, ...said, ...hint];
}

function hintFor<Move>({ choices, enter, keys }: OpenMenu<Move>): string {
  const parts = [choices.length === 1 ? "1" : `1–${choices.length}`];
  if (enter !== null) parts.push(enter === "first" ? "Enter = 1" : "Enter = back");
  for (const { letter, hint } of keys) parts.push(`${letter} = ${hint}`);
  return [...parts, "? = aid", "log", "q = leave"].join(" · ");
}
