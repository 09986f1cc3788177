import type { Sitter } from "@darbar/protocol";
import { isolate, type Words } from "../../words/words.ts";
import type { Names } from "./contract.ts";

/** What the players at a table are called; a seat where nobody sits is called by its number. */
export function namesOf(seats: readonly (Sitter | null)[], { t }: Words): Names {
  return (seat) => isolate(seats[seat]?.name ?? t("coup.player", { n: seat + 1 }));
}
