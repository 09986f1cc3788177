import { type Seat, waitingIn } from "@darbar/kernel";
import type { Allegiance, Character } from "./character.ts";
import type { State } from "./state.ts";

/** The table in short, as `darbar replay --json` prints it (docs/records.md). Other people's tools rely on these names. */
export interface Summary {
  readonly players: readonly {
    readonly coins: number;
    readonly hidden: readonly (Character | null)[];
    readonly shown: readonly Character[];
    readonly allegiance: Allegiance | null;
    readonly out: boolean;
  }[];
  readonly treasury: number;
  readonly reserve: number;
  readonly turn: Seat;
  readonly waiting: readonly Seat[];
  readonly winner: Seat | null;
}

/** Sums up a table, or a view of it. */
export function summary(state: State): Summary {
  return {
    players: state.players.map(({ coins, hidden, shown, allegiance }) => {
      return { coins, hidden, shown, allegiance, out: shown.length > 0 && hidden.length === 0 };
    }),
    treasury: state.treasury,
    reserve: state.reserve,
    turn: state.turn,
    waiting: waitingIn(state),
    winner: state.winner,
  };
}
