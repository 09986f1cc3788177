import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

/**
 * How the choices of the open question are laid out: an action of one's own, somebody to aim at, an answer to what somebody
 * has done, cards to send back, one card of a few, or any few choices.
 */
export type CoupAsks = "turn" | "target" | "react" | "return" | "card" | "few" | "nothing";

/** How the choices of the open question are laid out. */
export function asksOf({ view }: Sight, play: Play): CoupAsks {
  if (play.choices.length === 0) return "nothing";
  if (play.toReturn !== null && play.toReturn > 0) return "return";
  if (play.aiming !== null) return "target";
  switch (view.question) {
    case "act":
      return "turn";
    case "respond":
    case "block":
    case "contest":
      return "react";
    case "lose-challenge":
    case "lose-influence":
    case "present":
    case "keep":
      return "card";
    case "prove":
    case "return":
    case "judge":
    case "bomb":
    case "side":
    case "over":
      return "few";
  }
}
