import type { Draws, MixedIn } from "@darbar/fair";
import type { Outcome, Seat } from "@darbar/kernel";
import type { How, Setup, Sitter, StandingOrder } from "@darbar/protocol";
import { GAME_NAMES, type Hurry } from "@darbar/protocol/agreed";
import { allowanceOf } from "./clock.ts";
import type { TableContext } from "./context.ts";
import type { CommandKey, SaidFact } from "./fact.ts";
import type { RunningGame } from "./game/running-game.ts";
import { isAmong, type Latest } from "./latest.ts";
import type { RemarkAtTable } from "./remark.ts";

/** A sealed answer that waits for its window to close. */
interface GivenAnswer {
  readonly move: unknown;
  readonly how: How;
}

/** A game at a table. */
export interface GameAtTable {
  readonly number: number;
  readonly running: RunningGame;
  readonly secret: string;
  readonly commitment: string;
  /** What the players have mixed into the shuffle: with the secret it decides every draw. */
  readonly mixedIn: MixedIn;
  readonly draws: Draws;
  /** Who played, by seat; `null` for bots. */
  readonly people: readonly (string | null)[];
  /** What was agreed on when it began, whatever the setup says now. */
  readonly bluffs: Setup["bluffs"];
  readonly spectators: boolean;
  /** Everything that was drawn and played, for the record. */
  readonly drawn: (string | number)[];
  readonly moves: (readonly [Seat, unknown])[];
  /** What happened so far, for those who come later. */
  readonly events: unknown[];
  readonly given: Map<Seat, GivenAnswer>;
  /** When the open question was put, and how much longer than usual it may stay open. */
  opened: number;
  /** What everybody saw happen last: since when it is shown, and for how long, in milliseconds at the usual pace. */
  shown: { readonly since: number; readonly lasts: number };
  extra: number;
  /** How much of that others have given. */
  granted: number;
  /** What is left of each seat's time bank. */
  readonly bank: number[];
  /** How long each seat has taken over questions to it alone, in milliseconds: everybody sees that. */
  readonly took: number[][];
  /** How often in a row each seat has let its time run out. */
  readonly missed: number[];
  /** What those who play no more want of the bots that play on; that is not kept. */
  readonly hurries: Map<Seat, Hurry>;
  outcome: Outcome | null;
  /** What those who watch have said, the latest of it: the players hear it when the game has ended. */
  readonly unheard: SaidFact[];
  /** What those who play have said in quick phrases. */
  readonly remarks: RemarkAtTable[];
}

/** A shuffle under way: what was committed to, and what of it has been opened so far. */
export interface Shuffle {
  readonly game: number;
  readonly commitments: readonly (string | null)[];
  readonly shares: (string | null)[];
}

/** A table, folded from its facts. */
export interface Table {
  readonly id: string;
  readonly context: TableContext;
  setup: Setup;
  code: string;
  host: string | null;
  seats: (Sitter | null)[];
  /** What each seat has committed to for the next shuffle. */
  commitments: (string | null)[];
  shuffle: Shuffle | null;
  /** What will decide the next shuffle, and its hash, which everybody knows. */
  secret: string;
  commitment: string;
  readonly orders: (StandingOrder | null)[];
  readonly kicked: Set<string>;
  /** Who has muted whom. */
  readonly muted: Map<string, Set<string>>;
  /** Whether bots hold their tongues. */
  botsMuted: boolean;
  /** What was said, the latest of it, and the number of the last line. */
  readonly talk: SaidFact[];
  lines: number;
  game: GameAtTable | null;
  /** The number of the last game that was begun. */
  games: number;
  /** The commands that each person has had done, but for moves and talk: for as long as the table lives. */
  readonly done: Map<string, Set<string>>;
  /** The latest moves of each person: one that is older is refused by its prompt. */
  readonly moved: Map<string, Latest>;
  /** The latest lines of each person. */
  readonly spoken: Map<string, Latest>;
  /** How many facts the log has, and the number of the one that says how the table stands. */
  facts: number;
  base: number;
  /** How many of them are sealed answers: these change nothing for anybody else. */
  sealed: number;
  /** When the last fact happened, in milliseconds since 1970. */
  last: number;
}

/** A table without facts. */
export function emptyTable(id: string, context: TableContext): Table {
  const setup: Setup = {
    game: GAME_NAMES[0],
    options: {},
    seats: 2,
    visibility: "link",
    clock: "relaxed",
    spectators: true,
    bluffs: "open",
  };
  return {
    id,
    context,
    setup,
    code: "",
    host: null,
    seats: [],
    commitments: [],
    shuffle: null,
    secret: "",
    commitment: "",
    orders: [],
    kicked: new Set(),
    muted: new Map(),
    botsMuted: false,
    talk: [],
    lines: 0,
    game: null,
    games: 0,
    done: new Map(),
    moved: new Map(),
    spoken: new Map(),
    facts: 0,
    base: 0,
    sealed: 0,
    last: 0,
  };
}

/** The seat of a person; `null` if they only watch. */
export function seatOf(table: Table, person: string): Seat | null {
  const seat = table.seats.findIndex((sitter) => sitter?.kind === "person" && sitter.person === person);
  return seat === -1 ? null : seat;
}

/** Whether a seat's answer to the open window is a pass by its player's order: it is taken back with the order. */
export function hasPassedByOrder({ given }: GameAtTable, seat: Seat): boolean {
  return given.get(seat)?.how === "order";
}

/** Whether a game is under way. */
export function isPlaying(table: Table): boolean {
  return table.game !== null && table.game.outcome === null;
}

/** Whether the open question is put to several. */
export function isWindow({ running }: GameAtTable): boolean {
  return running.waiting().length > 1;
}

/** The number of the game that is dealt next. */
export function nextGame({ games }: Table): number {
  return games + 1;
}

/** When the time for the open question runs out; `null` if nobody is asked or there is no limit. */
export function dueTime(table: Table): number | null {
  const { game, setup } = table;
  const allowance = allowanceOf(setup.clock);
  if (game === null || game.outcome !== null || allowance === null) return null;
  const waiting = game.running.waiting();
  const usual = waiting.length > 1 ? allowance.window : allowance.turn + (game.bank[waiting[0]] ?? 0);
  return game.opened + usual + game.extra;
}

/** Whether a command of a person has been done already; talk is remembered apart. */
export function isDone(table: Table, key: CommandKey): boolean {
  return isAmong(table.moved, key) || table.done.get(key.person)?.has(key.id) === true;
}
