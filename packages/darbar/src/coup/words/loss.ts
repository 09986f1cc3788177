import type { State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Names, voiceFor } from "../../text/voice.ts";

/** That a player loses cards, as whoever looks is told: "P2 loses a card", "you lose both cards", "you are out". */
export function lossOf(seat: Seat, count: 1 | 2, view: State, names: Names): string {
  const { whom, verb } = voiceFor(view.viewer, names);
  if (view.players[seat].hidden.length === 1) return `${whom(seat)} ${verb(seat, "be")} out`;
  return `${whom(seat)} ${verb(seat, "lose")} ${count === 1 ? "a card" : "both cards"}`;
}
