import { commitmentToShare, shareOf } from "@darbar/fair";
import type { Command } from "@darbar/protocol";
import type { Followed } from "./followed.ts";

/** What a client has to do for the next shuffle, as a page would: commit to a share, and open it when all have. */
export function mixingCommand(
  { table, seat, game, isOver }: Followed,
  shares: Map<number, string>,
  chance: () => number,
): Command | null {
  if (table === null || seat === null || (game > 0 && !isOver)) return null;
  const { commitments, shuffle, nextGame: next } = table;
  if (shuffle !== null) {
    const share = shares.get(shuffle.game);
    const isMine = share !== undefined && shuffle.commitments[seat] === commitmentToShare(share);
    return isMine && !shuffle.opened ? { do: "open-share", game: shuffle.game, share } : null;
  }
  if (commitments[seat] !== null) return null;
  const share = shares.get(next) ?? shareOf(Uint32Array.from({ length: 4 }, () => chance() * 2 ** 32));
  shares.set(next, share);
  return { do: "commit-share", game: next, commitment: commitmentToShare(share) };
}
