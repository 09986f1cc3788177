import type { Seat } from "@darbar/kernel";
import type { SoundName } from "../../../sound/sound.ts";
import { coupEvent } from "./motion-pace.ts";

/** The sound of an event for a seat (`null`: a spectator); `null` if it has none. */
export function soundOf(raw: unknown, me: Seat | null): SoundName | null {
  const event = coupEvent(raw);
  if (event === null) return null;
  switch (event.type) {
    case "turn":
      return event.seat === me ? "knock" : null;
    case "asked": // A window knocks at nobody's door: it opens many times a turn.
      return me !== null && event.seats.length === 1 && event.seats[0] === me ? "knock" : null;
    case "paid":
      return "coin";
    case "dealt":
    case "drafted":
    case "drew":
    case "returned":
    case "presented":
    case "gave-back":
      return "card";
    case "announced":
      return event.as === null ? null : "drum";
    case "blocked":
    case "claimed":
      return "drum";
    case "challenged":
      return "heart";
    case "showed":
      return "chime";
    case "refused":
      return "crack";
    case "out":
      return "fall";
    case "bombed":
      return "tick";
    case "lost":
      return "thud";
    case "bomb-ended":
      return event.how === "exploded" ? "thud" : null;
    case "won":
      return "chord";
    case "answered":
    case "sided":
    case "none-left":
    case "converted":
      return null;
  }
}
