import { wrap } from "../text/wrap.ts";
import type { Choice } from "./menu.ts";
import type { Screen } from "./screen.ts";

/** A menu that is open before a person. */
export interface OpenMenu {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** What Enter alone does: take the first choice, go back to the menu before, or nothing. */
  readonly enter: "first" | "back" | null;
  /** Whether one can pass until something concerns one. */
  readonly mayStandAside: boolean;
}

/** What somebody means by what they typed. */
export type Meant =
  | { readonly means: "leave" | "stand-aside" | "aid" | "log" | "back" }
  | { readonly means: "choice"; readonly choice: Choice }
  | { readonly means: "nothing"; readonly problem: string };

/** Finds out what is meant by a typed line while a menu is open. */
export function understand(typed: string, menu: OpenMenu): Meant {
  const word = typed.toLowerCase();
  if (word === "q" || word === "quit" || word === "exit") return { means: "leave" };
  if (word === "?" || word === "help") return { means: "aid" };
  if (word === "log") return { means: "log" };
  if (word === "p" && menu.mayStandAside) return { means: "stand-aside" };
  if (menu.enter === "back" && (word === "" || word === "0")) return { means: "back" };
  if (word === "" && menu.enter === null) return { means: "nothing", problem: "That one is yours to choose." };
  const choice = menu.choices[word === "" ? 0 : /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1];
  if (choice !== undefined) return { means: "choice", choice };
  if (word === "p") return { means: "nothing", problem: "This one concerns you: type a number." };
  const most = menu.choices.length;
  return { means: "nothing", problem: most === 1 ? "Type 1." : `Type a number from 1 to ${most}.` };
}

/** The menu in rows: what is asked, each choice with its number and what may come of it, and what else can be typed. */
export function menuRows(menu: OpenMenu, problem: string | null, { paint, width }: Screen): readonly string[] {
  const entries = menu.choices.flatMap((choice, place) => {
    const number = paint("you", String(place + 1).padStart(3));
    const note = choice.note === null ? "" : paint("quiet", `: ${choice.note}`);
    return wrap(`${choice.label}${note}`, width(), ` ${number}. `, "      ");
  });
  const said = problem === null ? [] : [` ${paint("danger", problem)}`];
  const hint = wrap(hintFor(menu), width(), " ", " ").map((row) => paint("quiet", row));
  return [` ${paint("heading", menu.title)}`, ...entries, ...said, ...hint];
}

function hintFor({ choices, enter, mayStandAside }: OpenMenu): string {
  const parts = [choices.length === 1 ? "1" : `1–${choices.length}`];
  if (enter !== null) parts.push(enter === "first" ? "Enter = 1" : "Enter = back");
  if (mayStandAside) parts.push("p = pass until it concerns you");
  return [...parts, "? = aid", "log", "q = leave"].join(" · ");
}
