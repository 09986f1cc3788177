import type { Asking, Seat } from "@darbar/kernel";
import type { Names } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import type { TableModel } from "../table/model.ts";
import type { Identity } from "./identity.ts";

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
}
