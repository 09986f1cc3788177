import { commitmentToShare } from "@darbar/fair";
import type { Command } from "@darbar/protocol";
import { GAMES } from "../games/list.ts";
import { isPlaying, type TableModel } from "../table/model.ts";
import type { KeptShare, Sealed } from "./kept-share.ts";

export { newShare } from "./new-share.ts";

/** What this device does next for the shuffle: something to keep first, and then something to send. */
export interface MixingStep {
  readonly keep: KeptShare;
  readonly command: Command;
}

/** The shuffle that this table waits for: the one under way, or the next. */
export function shuffleOf({ shuffle, nextGame }: TableModel): number {
  return shuffle?.game ?? nextGame;
}

/**
 * What there is to do: to commit to a share as soon as one sits and the seat has none, and to open it once all
 * commitments are in. Of another device's share nothing is known here, so it is left alone.
 */
export function nextStep(model: TableModel, kept: KeptShare | null, draw: () => string): MixingStep | null {
  if (model.me === null || isPlaying(model)) return null;
  return model.shuffle === null ? commit(model, model.me, kept, draw) : openShare(model, model.me, kept);
}

function commit(model: TableModel, seat: number, kept: KeptShare | null, draw: () => string): MixingStep | null {
  if (model.commitments[seat] !== null) return null;
  if (kept !== null && kept.sealed !== null) return null; // Opened once, known to the server: it would protect nobody.
  const share = kept?.share ?? draw();
  const game = shuffleOf(model);
  return {
    keep: { table: model.table, game, seat, share, sealed: null },
    command: { do: "commit-share", game, commitment: commitmentToShare(share) },
  };
}

function openShare(model: TableModel, seat: number, kept: KeptShare | null): MixingStep | null {
  const { shuffle, commitment } = model;
  if (shuffle === null || shuffle.opened || kept === null) return null;
  if (shuffle.commitments[seat] !== commitmentToShare(kept.share)) return null;
  const sealed: Sealed = { commitment, commitments: shuffle.commitments, lot: isByLot(model, shuffle.game) };
  // Once opened for one list it is never opened for another: a server that shows two wants to choose between them.
  if (kept.sealed !== null && !isSame(kept.sealed, sealed)) return null;
  return {
    keep: { ...kept, seat, sealed },
    command: { do: "open-share", game: shuffle.game, share: kept.share },
  };
}

/** Whether nobody has said who starts the first game of a table; in later ones it may be the last winner. */
function isByLot({ setup }: TableModel, game: number): boolean {
  const { first } = GAMES[setup.game].options.options;
  return game === 1 && first?.type === "seat" && setup.options.first === undefined;
}

/** Whether the same was shown both times. */
export function isSame(one: Sealed, other: Sealed): boolean {
  const { length } = one.commitments;
  return (
    one.commitment === other.commitment &&
    length === other.commitments.length &&
    one.commitments.every((commitment, seat) => commitment === other.commitments[seat])
  );
}
