import { type CopsEvent, cops, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { namesOf } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import { identitiesOf } from "../../../board/identity.ts";
import type { BoardSight } from "../../../board/sight.ts";
import type { TableProps } from "../../../table/props.ts";
import { type Known, whatIKnow } from "./knowledge/what-i-know.ts";

/** What every part of the table is drawn from. */
export interface Sight extends BoardSight {
  readonly view: State;
  readonly past: readonly CopsEvent[];
  /** What is happening on the table just now. */
  readonly happening: CopsEvent | null;
  /** Whether the question of the view is still open: not while it is shown what came of it. */
  readonly isOpen: boolean;
  /** What the viewer knows of each identity card, by seat and slot. */
  readonly known: readonly (readonly (Known | null)[])[];
}

/** What the reader sees; `null` if no game is on. */
export function sightOf({ model, cue, mode }: TableProps, words: Words): Sight | null {
  const { game } = model;
  if (game === null) return null;
  const view = game.view as State;
  const past = game.past as readonly CopsEvent[];
  const isOver = game.outcome !== null || view.outcome !== null;
  return {
    model,
    view,
    past,
    words,
    names: namesOf(model.seats, words),
    identities: identitiesOf(view.players.map((_, seat) => model.seats[seat] ?? null)),
    home: model.me ?? (typeof view.viewer === "number" ? view.viewer : null),
    waiting: isOver ? [] : cops.waiting(view),
    happening: (cue?.event ?? null) as CopsEvent | null,
    isOpen: isOpenAfter(past),
    known: whatIKnow(past, view),
    isOver,
    plays: mode !== "replay" && model.me !== null && view.viewer === model.me && !isOver,
  };
}

/** Whether the last thing that happened, but for sealed answers, was that a question was put. */
function isOpenAfter(past: readonly CopsEvent[]): boolean {
  const type = past.findLast((event) => event.type !== "answered")?.type;
  return type === undefined || type === "asked" || type === "moment" || type === "turn";
}

/** Whether everybody can see that a player's answer is awaited. In a moment nobody sees who thinks (cops 4). */
export function isAwaited({ view, waiting }: Sight, seat: Seat): boolean {
  return view.question !== "moment" && view.question !== "arrange" && waiting.includes(seat);
}

/** Whether a player has won. */
export function hasWon({ view }: Sight, seat: Seat): boolean {
  return view.outcome?.winners.includes(seat) === true;
}

/** Whether the reader has gone down while the others play on. */
export function isOutHere({ view, home, plays }: Sight): boolean {
  return plays && home !== null && view.players[home].standing === "out";
}

/** Whether a gun is on the reader. */
export function isAimedAt({ view }: Sight, seat: Seat | null): boolean {
  return seat !== null && view.players.some(({ armed, aim }) => armed && aim === seat);
}

/** The table with the reader's eyes, also when all cards lie open after the game: who has won is told to them. */
export function ownView({ view, home }: Sight): State {
  return home === null || view.viewer === home ? view : { ...view, viewer: home };
}
