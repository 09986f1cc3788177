import type { Position } from "./position.ts";
import { readWorths } from "./worth-text.ts";
import { WORTH_TEXTS } from "./worth-values.ts";
import type { Worths } from "./worths.ts";

const READ = new Map<string, Worths>();

/** What turns are worth at a table like this one. The reserve is left out of account. */
export function worthsFor(position: Pick<Position, "exchanger" | "examined" | "bomb">): Worths {
  const name = nameOf(position);
  const known = READ.get(name);
  if (known !== undefined) return known;
  const worths = readWorths(WORTH_TEXTS[name]);
  READ.set(name, worths);
  return worths;
}

function nameOf({
  exchanger,
  examined,
  bomb,
}: Pick<Position, "exchanger" | "examined" | "bomb">): keyof typeof WORTH_TEXTS {
  if (exchanger === "ambassador") return bomb ? "ambassador and bomb" : "ambassador";
  if (examined === "replaced") return "inquisitor who replaces";
  return bomb ? "inquisitor and bomb" : "inquisitor";
}
