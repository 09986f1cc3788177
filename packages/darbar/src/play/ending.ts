import { coup } from "@darbar/coup";
import { countBluffs } from "../story/bluff.ts";
import { HUMAN } from "./company.ts";
import type { LiveTable } from "./live-table.ts";
import type { Screen } from "./screen.ts";

/** Lays a finished game open: all the cards, who won, and who bluffed how often. */
export function layOpen(table: LiveTable, names: readonly string[], { paint, show }: Screen): void {
  const winner = coup.outcome(table.state)?.winners[0];
  if (winner === undefined) throw new Error("the game is not over");
  const verdict = winner === HUMAN ? "The court is yours." : `The court is ${names[winner]}'s.`;
  const counts = countBluffs(coup.setup(table.state.options, names.length), table.events());
  const bluffs = counts.map(
    ({ made, caught }, seat) => `${names[seat]} ${made}${caught > 0 ? ` (${caught} caught)` : ""}`,
  );
  show(coup.view(table.state, "all"), [` ${paint("gold", verdict)}`, ` Bluffs: ${bluffs.join(" · ")}`]);
}
