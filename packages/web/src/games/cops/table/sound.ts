import type { Seat } from "@darbar/kernel";
import type { SoundName } from "../../../sound/sound.ts";
import { copsEvent } from "./motion-pace.ts";

/** The sound of an event for a seat (`null`: a spectator); `null` if it has none. */
export function soundOf(raw: unknown, me: Seat | null): SoundName | null {
  const event = copsEvent(raw);
  if (event === null) return null;
  switch (event.type) {
    case "turn":
      return event.seat === me ? "knock" : null;
    case "asked":
      return me !== null && event.seats.length === 1 && event.seats[0] === me ? "knock" : null;
    case "announced":
      return event.action.do === "shoot" ? "heart" : null;
    case "dealt":
    case "arranged":
    case "played":
    case "laid":
    case "looked":
    case "turned-up":
    case "flashed":
    case "swapped":
    case "drew":
    case "handed":
    case "discarded":
      return "card";
    case "exposed":
      return "cards";
    case "armed":
      return "gun";
    case "aimed": // A gun that is turned on the reader is heard.
      return event.target === me ? "gun" : null;
    case "fired":
      return "shot";
    case "diverted":
    case "wounded":
      return "thud";
    case "out":
      return "fall";
    case "criminal":
      return "crack";
    case "revived":
      return "breath";
    case "diamonds":
      return "gem";
    case "won":
      return "chord";
    case "moment": // A moment knocks at nobody's door: it opens many times a turn.
    case "answered":
    case "used":
    case "looks":
    case "disarmed":
    case "held-fire":
    case "committed":
    case "healed":
    case "next":
    case "turned-round":
      return null;
  }
}
