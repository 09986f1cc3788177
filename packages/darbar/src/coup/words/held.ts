import type { Claim, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { unbroken } from "../../text/wrap.ts";

/** Whether the player who looks has what they would claim. */
export function held(view: State, claim: Claim | null): string {
  if (claim === null) return "";
  const hand = view.players[view.viewer as Seat].hidden;
  const isHeld = hand.includes(claim === "no-duke" ? "duke" : claim);
  if (claim === "no-duke") return ` ${unbroken(isHeld ? "(a bluff)" : "(true)")}`;
  return ` ${unbroken(isHeld ? "(you have it)" : "(a bluff)")}`;
}
