import type { ListedGame } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";

/** What all tables of a host go by. */
export interface TableContext {
  /** The game of this name, if it can be played here. */
  gameOf(name: string): ListedGame | undefined;
  /** Whether the name of somebody who sits at a table could be taken for this one, by whatever reader. */
  isConfusable(sitter: Pick<Sitter, "kind" | "name">, name: string): boolean;
}
