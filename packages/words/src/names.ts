import type { Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import { isolate, type Words } from "./words.ts";

/** The name of whoever sits in a seat, isolated: it can stand in any sentence. */
export type Names = (seat: Seat) => string;

/** What the players at a table are called; a seat where nobody sits is called by its number. */
export function namesOf(seats: readonly (Sitter | null)[], { t }: Words): Names {
  return (seat) => isolate(seats[seat]?.name ?? t("table.player", { n: seat + 1 }));
}
