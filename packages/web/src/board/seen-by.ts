import type { Event } from "@darbar/coup";
import type { Seat, Viewer } from "@darbar/kernel";

/** With whose eyes a past was seen. After the game all cards lie open, but what was told before stays as it was told. */
export function seenBy(past: readonly Event[], viewer: Viewer, me: Seat | null): Viewer {
  if (viewer !== "all") return viewer;
  const isHidden = past.some((event) => event.type === "dealt" && event.hands.some((hand) => hand.includes(null)));
  return isHidden ? (me ?? "public") : viewer;
}
