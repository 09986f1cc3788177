import type { CopsEvent } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/** What shows in what comes of it, or was said when the card that brings it was played. */
const SILENT: readonly CopsEvent["type"][] = [
  "asked",
  "moment",
  "answered",
  "looks",
  "next",
  "turned-round",
  "held-fire",
  "committed",
];

/** Whether an event of a game's past says something by itself, or is to be seen. */
export function saysSomething(past: readonly CopsEvent[], index: number): boolean {
  const event = past[index];
  switch (event.type) {
    case "used": // Equipment that was played to no effect (cops 5); of any other, the effect has been seen.
      return past[index - 1]?.type === "played";
    case "aimed": // To keep one's aim is no news.
      return aimBefore(past, index, event.seat) !== event.target;
    default:
      return !SILENT.includes(event.type);
  }
}

/** At whom a gun pointed before an event; `null`: at nobody. */
function aimBefore(past: readonly CopsEvent[], index: number, seat: Seat): Seat | null {
  for (let place = index - 1; place >= 0; place--) {
    const event = past[place];
    if (event.type === "aimed" && event.seat === seat) return event.target;
    if (event.type === "disarmed" && event.seat === seat) return null;
  }
  return null;
}
