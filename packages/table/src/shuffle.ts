import { commitmentToShare } from "@darbar/fair";
import { ok } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { type Decided, refused } from "./refusal.ts";
import type { Actor } from "./seating.ts";
import { isPlaying, nextGame, type Shuffle, seatOf, type Table } from "./state.ts";

/** So long the table waits for shares to be opened, in milliseconds; then it deals without those that were not. */
export const SHUFFLE_TIME = 6_000;

/**
 * A player commits to a share of the next shuffle, once: who wants another stands up first. So there are no more of these
 * than games and sittings, and they need not be counted.
 */
export function commitShare(
  table: Table,
  { person }: Actor,
  { game, commitment }: Command & { do: "commit-share" },
): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated.mix");
  if (isPlaying(table)) return refused("playing.dealt");
  if (game !== nextGame(table)) return refused("stale.next-game", { game: nextGame(table) });
  if (table.commitments[seat] === commitment) return ok([]);
  if (table.shuffle !== null) return refused("shuffling.begun");
  if (table.commitments[seat] !== null) return refused("committed");
  return ok([{ type: "share-committed", seat, game, commitment }]);
}

/** A player opens the share they have committed to; nobody hears it before the deal. */
export function openShare(table: Table, { person }: Actor, { game, share }: Command & { do: "open-share" }): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated.mix");
  const { shuffle } = table;
  if (shuffle === null || shuffle.game !== game) {
    if (openedFor(table, game)?.[seat] === share) return ok([]);
    return refused("stale.shuffle");
  }
  const commitment = shuffle.commitments[seat];
  if (commitment === null) return refused("no-commitment");
  if (commitmentToShare(share) !== commitment) return refused("bad-share");
  return ok(shuffle.shares[seat] === share ? [] : [{ type: "share-opened", seat, share }]);
}

/** The shares of a game that has been dealt. */
function openedFor({ game }: Table, number: number): readonly (string | null)[] | null {
  return game !== null && game.number === number && game.mixedIn.version === 2 ? game.mixedIn.shares : null;
}

/** Whether everybody who has committed to a share has opened it. */
export function isShuffled({ commitments, shares }: Shuffle): boolean {
  return commitments.every((commitment, seat) => commitment === null || shares[seat] !== null);
}
