import { commitmentToShare } from "@darbar/fair";
import type { Evening } from "./evening.ts";

/** The share of a seat, in tests. */
export function shareOfSeat(seat: number): string {
  return `${seat}`.padStart(32, "0");
}

/** Has everybody who sits there mix in, starts the game, and waits until it is dealt. */
export async function startWithShares(evening: Evening): Promise<void> {
  const { people, live, host, do: act } = evening;
  const game = (live.table.game?.number ?? 0) + 1;
  for (const seat of people.keys()) {
    await act(seat, { do: "commit-share", game, commitment: commitmentToShare(shareOfSeat(seat)) });
  }
  await act(0, { do: "start" });
  for (const seat of people.keys()) await act(seat, { do: "open-share", game, share: shareOfSeat(seat) });
  await host.pass(0);
}
