import type { Seat, Viewer } from "@darbar/kernel";

/** An event; the deal tells whose hands were seen. */
interface Dealing {
  readonly type: string;
  readonly hands?: readonly (readonly unknown[])[];
}

/** With whose eyes a past was seen. After the game all cards lie open, but what was told before stays as it was told. */
export function seenBy(past: readonly Dealing[], viewer: Viewer, me: Seat | null): Viewer {
  if (viewer !== "all") return viewer;
  const isHidden = past.some(({ type, hands }) => type === "dealt" && hands?.some((hand) => hand.includes(null)));
  return isHidden ? (me ?? "public") : viewer;
}
