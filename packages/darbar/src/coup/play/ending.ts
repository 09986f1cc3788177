import { type CoupEvent, coup, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Played } from "../../table-game.ts";
import type { Line } from "../../text/line.ts";
import type { Names } from "../../text/voice.ts";
import { countBluffs } from "../story/bluff.ts";

/** Who won, and who bluffed how often. */
export function ending({ before, events, after }: Played<State, CoupEvent>, me: Seat, names: Names): readonly Line[] {
  const winner = coup.outcome(after)?.winners[0];
  if (winner === undefined) throw new Error("the game is not over");
  const verdict = winner === me ? "The court is yours." : `The court is ${names(winner)}'s.`;
  const bluffs = countBluffs(before, events).map(
    ({ made, caught }, seat) => `${names(seat)} ${made}${caught > 0 ? ` (${caught} caught)` : ""}`,
  );
  return [
    { depth: 0, tone: "gold", text: verdict },
    { depth: 0, tone: "plain", text: `Bluffs: ${bluffs.join(" · ")}` },
  ];
}
