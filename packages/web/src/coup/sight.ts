import { type Claim, claimOf, coup, type Event, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { TableModel } from "../table/model.ts";
import type { TableProps } from "../table/props.ts";
import type { Words } from "../words/words.ts";
import type { Names } from "./words/contract.ts";
import { namesOf } from "./words/names.ts";

/** What every part of the table is drawn from. */
export interface Sight {
  readonly model: TableModel;
  readonly view: State;
  readonly past: readonly Event[];
  readonly words: Words;
  readonly names: Names;
  /** Whose eyes these are: their seat is at the bottom; `null` for who only watches. */
  readonly home: Seat | null;
  /** Whose answer is awaited, as far as this viewer may know. */
  readonly waiting: readonly Seat[];
  /** What is happening on the table just now. */
  readonly happening: Event | null;
  readonly isOver: boolean;
  /** Whether the reader plays here: they can be asked, give orders and time. */
  readonly plays: boolean;
}

/** What the reader sees; `null` if no game is on. */
export function sightOf({ model, cue, mode }: TableProps, words: Words): Sight | null {
  const { game } = model;
  if (game === null) return null;
  const view = game.view as State;
  const isOver = game.outcome !== null || view.winner !== null;
  return {
    model,
    view,
    past: game.past as readonly Event[],
    words,
    names: namesOf(model.seats, words),
    home: model.me ?? (typeof view.viewer === "number" ? view.viewer : null),
    waiting: isOver ? [] : coup.waiting(view),
    happening: (cue?.event ?? null) as Event | null,
    isOver,
    plays: mode !== "replay" && model.me !== null && view.viewer === model.me && !isOver,
  };
}

/** Whether a player has lost both cards. */
export function isOut({ players }: State, seat: Seat): boolean {
  const { hidden, shown } = players[seat];
  return hidden.length === 0 && shown.length > 0;
}

/** The two who face each other while a claim is contested; `null` if none is. */
export function duelIn({ view, happening }: Sight): { readonly claimant: Seat; readonly challenger: Seat } | null {
  if (happening?.type === "challenged") return { claimant: happening.claimant, challenger: happening.seat };
  const { claim, challenger } = view;
  if (claim === null || challenger === null) return null;
  return view.question === "prove" ? { claimant: claim.seat, challenger } : null;
}

/** What a player claims in the action under way, proven or not; `null` if they claim nothing. */
export function claimBy({ claim, action, options }: State, seat: Seat): Claim | null {
  if (claim?.seat === seat) return claim.as;
  return action?.seat === seat ? claimOf(ruleOf(action.kind), options) : null;
}
