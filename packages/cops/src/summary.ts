import { type Seat, waitingIn } from "@darbar/kernel";
import type { EquipmentName } from "./equipment/box.ts";
import type { Moment, Question } from "./event.ts";
import type { Identity, Team } from "./identity.ts";
import type { Standing, State } from "./state.ts";
import { teamOf } from "./team.ts";

/** The table in short, as `darbar replay --json` prints it (docs/records.md). Other people's tools rely on these names. */
export interface Summary {
  readonly players: readonly {
    readonly cards: readonly { readonly kind: Identity | null; readonly up: boolean; readonly wounded: boolean }[];
    readonly standing: Standing;
    /** `null` for a criminal, and where not all the cards are known. */
    readonly team: Team | null;
    readonly armed: boolean;
    readonly aim: Seat | null;
    readonly equipment: readonly (EquipmentName | null)[];
    readonly lying: readonly EquipmentName[];
    readonly diamonds: number;
  }[];
  /** Guns on the table. */
  readonly guns: number;
  readonly turn: Seat;
  readonly direction: 1 | -1;
  readonly question: Question;
  readonly moment: Moment | null;
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[] | null;
  readonly as: string | null;
}

export function summary(state: State): Summary {
  return {
    players: state.players.map((player) => ({
      cards: player.cards.map(({ kind, up, wounded }) => ({ kind, up, wounded })),
      standing: player.standing,
      team: player.cards.length === 0 || player.cards.some((card) => card.kind === null) ? null : teamOf(player),
      armed: player.armed,
      aim: player.aim,
      equipment: player.equipment.map((held) => held.kind),
      lying: player.lying.map((laid) => laid.equipment),
      diamonds: player.diamonds,
    })),
    guns: state.guns,
    turn: state.turn,
    direction: state.direction,
    question: state.question,
    moment: state.question === "moment" ? state.moment : null,
    waiting: waitingIn(state),
    winners: state.outcome?.winners ?? null,
    as: state.outcome?.as ?? null,
  };
}
