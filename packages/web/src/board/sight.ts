import type { Asking, Game, Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import { type Names, namesOf } from "@darbar/words/names";
import { yes } from "@darbar/words/people";
import type { Words } from "@darbar/words/words";
import type { TableModel } from "../table/model.ts";
import type { TableProps } from "../table/props.ts";
import { type Identity, identitiesOf } from "./identity.ts";

/** What every part of a table is drawn from, whatever the game. */
export interface BoardSight {
  readonly model: TableModel;
  readonly view: Asking;
  readonly words: Words;
  readonly names: Names;
  /** By what each player is known at a glance, by seat. */
  readonly identities: readonly Identity[];
  /** Whose eyes these are: their seat is at the bottom; `null` for spectators. */
  readonly home: Seat | null;
  /** Whose answer is awaited, as far as this viewer may know. */
  readonly waiting: readonly Seat[];
  readonly isOver: boolean;
  /** Whether the reader plays here: they can be asked, give orders and time. */
  readonly plays: boolean;
  /** Whether a bot plays for the reader: for as long as they are away, or to the end of a game that they gave up. */
  readonly standIn: "away" | "resigned" | null;
}

/** The same, of one game. */
export interface GameSight<State extends Asking, GameEvent> extends BoardSight {
  readonly view: State;
  readonly past: readonly GameEvent[];
  /** What is happening on the table just now. */
  readonly happening: GameEvent | null;
  /** Whether the question of the view is still open: not while it is shown what came of it. */
  readonly isOpen: boolean;
}

/** What a sight of a game is made by: its rules, and the events after which a question is open. */
interface Seen<State extends Asking, GameEvent extends { readonly type: string }> {
  readonly rules: Pick<Game<never, State, never, GameEvent>, "waiting" | "outcome">;
  readonly asking: readonly GameEvent["type"][];
}

/** What the reader sees; `null` if no game is on. */
export function gameSightOf<
  State extends Asking & { readonly players: readonly unknown[] },
  GameEvent extends { readonly type: string },
>(
  { model, cue, mode }: TableProps,
  words: Words,
  { rules, asking }: Seen<State, GameEvent>,
): GameSight<State, GameEvent> | null {
  const { game } = model;
  if (game === null) return null;
  const view = game.view as State;
  const past = game.past as readonly GameEvent[];
  const isOver = game.outcome !== null || rules.outcome(view) !== null;
  const last = past.findLast(({ type }) => type !== "answered");
  const isPlayer = mode !== "replay" && model.me !== null && view.viewer === model.me && !isOver;
  const standIn = isPlayer ? standInOf(model.seats[model.me ?? -1] ?? null) : null;
  return {
    model,
    view,
    past,
    words,
    names: namesOf(model.seats, words),
    identities: identitiesOf(view.players.map((_, seat) => model.seats[seat] ?? null)),
    home: model.me ?? (typeof view.viewer === "number" ? view.viewer : null),
    waiting: isOver ? [] : rules.waiting(view),
    happening: (cue?.event ?? null) as GameEvent | null,
    isOpen: last === undefined || asking.includes(last.type),
    isOver,
    plays: isPlayer && standIn === null,
    standIn,
  };
}

function standInOf(sitter: Sitter | null): BoardSight["standIn"] {
  if (sitter?.kind !== "person" || !sitter.away) return null;
  return sitter.resigned === true ? "resigned" : "away";
}

/** What is said to whoever plays no more: why, and how the game stands. */
export function asideText({ standIn, words }: Pick<BoardSight, "standIn" | "words">): string {
  return standIn === null
    ? words.t("table.you-are-out")
    : words.t("table.stood-in", { resigned: yes(standIn === "resigned") });
}

/** Whether a bot is being asked that plays for the reader: the question is not theirs to be read. */
export function isAskedInStead({ standIn, home, waiting }: BoardSight): boolean {
  return standIn !== null && home !== null && waiting.includes(home);
}
