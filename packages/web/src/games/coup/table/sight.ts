import { type Claim, type CoupEvent, claimOf, coup, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { namesOf } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import { identitiesOf } from "../../../board/identity.ts";
import type { BoardSight } from "../../../board/sight.ts";
import type { TableProps } from "../../../table/props.ts";

/** What every part of the table is drawn from. */
export interface Sight extends BoardSight {
  readonly view: State;
  readonly past: readonly CoupEvent[];
  /** What is happening on the table just now. */
  readonly happening: CoupEvent | null;
  /** Whether the question of the view is still open: not while it is shown what came of it. */
  readonly isOpen: boolean;
}

/** What the reader sees; `null` if no game is on. */
export function sightOf({ model, cue, mode }: TableProps, words: Words): Sight | null {
  const { game } = model;
  if (game === null) return null;
  const view = game.view as State;
  const past = game.past as readonly CoupEvent[];
  const isOver = game.outcome !== null || view.winner !== null;
  return {
    model,
    view,
    past,
    words,
    names: namesOf(model.seats, words),
    identities: identitiesOf(view.players.map((_, seat) => model.seats[seat] ?? null)),
    home: model.me ?? (typeof view.viewer === "number" ? view.viewer : null),
    waiting: isOver ? [] : coup.waiting(view),
    happening: (cue?.event ?? null) as CoupEvent | null,
    isOpen: isOpenAfter(past),
    isOver,
    plays: mode !== "replay" && model.me !== null && view.viewer === model.me && !isOver,
  };
}

/** Whether the last thing that happened, but for sealed answers, was that a question was put. */
function isOpenAfter(past: readonly CoupEvent[]): boolean {
  const type = past.findLast((event) => event.type !== "answered")?.type;
  return type === undefined || type === "asked" || type === "turn";
}

/** Whether a player has lost both cards. */
export function isOut({ players }: State, seat: Seat): boolean {
  const { hidden, shown } = players[seat];
  return hidden.length === 0 && shown.length > 0;
}

/** Whether the reader has lost both cards while the others play on. */
export function isOutHere({ view, home, plays }: Sight): boolean {
  return plays && home !== null && isOut(view, home);
}

/** What a player claims in the action under way, proven or not; `null` if they claim nothing. */
export function claimBy({ claim, action, options }: State, seat: Seat): Claim | null {
  if (claim?.seat === seat) return claim.as;
  return action?.seat === seat ? claimOf(ruleOf(action.kind), options) : null;
}
