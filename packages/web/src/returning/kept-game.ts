import type { Setup } from "@darbar/protocol";
import { isObject, parseKept } from "../practice/kept-table.ts";

/** A game of practice that goes on, as far as can be told without its rules. */
export interface KeptGame {
  readonly seats: number;
  readonly options: Setup["options"];
  /** When something last happened there. */
  readonly last: number;
}

/** The game that goes on at a practice table that was kept as text; `null`: none does. The page of practice checks the rest. */
export function keptGameIn(text: string | null): KeptGame | null {
  const kept = parseKept(parsed(text));
  if (kept === null) return null;
  let setup: Pick<KeptGame, "seats" | "options"> | null = null;
  let isUnderWay = false;
  let last = 0;
  for (const { at, fact: stored } of kept.facts) {
    const entry = parsed(stored);
    const fact = isObject(entry) ? entry.fact : null;
    if (!isObject(fact)) return null;
    setup = setupIn(fact) ?? setup;
    if (fact.type === "started") isUnderWay = true;
    if (fact.type === "ended") isUnderWay = false;
    last = at;
  }
  return isUnderWay && setup !== null ? { ...setup, last } : null;
}

/** What is to be played, where a fact says so. */
function setupIn(fact: Readonly<Record<string, unknown>>): Pick<KeptGame, "seats" | "options"> | null {
  const setup = isObject(fact.standing) ? fact.standing.setup : fact.setup;
  if (!isObject(setup) || typeof setup.seats !== "number" || !isObject(setup.options)) return null;
  return { seats: setup.seats, options: setup.options as Setup["options"] };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
