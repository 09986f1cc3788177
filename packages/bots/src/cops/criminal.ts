import type { ActionMove } from "@darbar/cops";
import type { Outlook } from "./outlook.ts";

/** What a criminal's action is worth (cops 6): all diamonds in criminal hands win, so the fullest pocket comes first. */
export function worthOfCrime(move: ActionMove, { view }: Outlook): number {
  switch (move.do) {
    case "snatch": {
      const { diamonds, armed, aim } = view.players[move.target];
      // A drawn gun on a criminal robs again next turn: such a cop is better emptied first.
      const robber = armed && aim !== null && view.players[aim].standing === "criminal";
      return 0.2 * diamonds + (robber ? 0.05 : 0);
    }
    case "infiltrate":
      // A cop with diamonds who is shot becomes one more criminal, and brings them along.
      return 0.02 + 0.03 * view.players[move.to].diamonds;
    case "swap":
      return 0.01;
    default:
      return 0;
  }
}
