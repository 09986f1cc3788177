import type { Seat, Viewer } from "@darbar/kernel";
import type { ClockReading, Snapshot } from "@darbar/protocol";
import type { TableHost } from "./host.ts";
import { lineOnly, remarksFor } from "./remark.ts";
import { ringEnds } from "./ring.ts";
import { dueTime, type GameAtTable, nextGame, seatOf, type Table } from "./state.ts";

/** The viewer a person is: their own seat if they have played the game from the start, otherwise the public. */
export function viewerAt(table: Table, person: string): Viewer {
  const seat = seatOf(table, person);
  if (seat === null) return "public";
  return table.game === null || table.game.people[seat] === person ? seat : "public";
}

/** The table as a person may know it. */
export function snapshotFor(table: Table, person: string): Snapshot {
  const viewer = viewerAt(table, person);
  const seat = seatOf(table, person);
  const shown = maySee(table, person) ? table.game : null;
  return {
    setup: table.setup,
    code: table.code,
    host: table.host,
    seats: table.seats,
    commitments: table.commitments,
    shuffle: shuffleFor(table, seat),
    nextGame: nextGame(table),
    commitment: table.commitment,
    botsMuted: table.botsMuted,
    game: shown === null ? null : gameFor(shown, viewer, (speaker) => !hasMuted(table, person, speaker)),
    given: typeof viewer === "number" ? (table.game?.given.get(viewer)?.move ?? null) : null,
    order: seat === null ? null : table.orders[seat],
    ...hurriesOf(table),
    talk: talkFor(table, person),
  };
}

/** The table as a screen shows it to players and others alike: as the public knows it, without what those who watch say meanwhile. */
export function snapshotForScreen(table: Table): Snapshot {
  const talk = maySee(table, NOBODY) ? table.talk.map(lineOnly) : [];
  return { ...snapshotFor(table, NOBODY), talk };
}

/** A person that nobody is. */
const NOBODY = "";

/** What is wanted of the bots that play on, by seat; nothing where nobody wants anything. */
function hurriesOf({ game, seats }: Table): Pick<Snapshot, "hurries"> {
  if (game === null || game.hurries.size === 0) return {};
  return { hurries: seats.map((_, seat) => game.hurries.get(seat) ?? null) };
}

/** The shuffle under way, and whether one's own share has come: others' are nobody's business before the deal. */
function shuffleFor({ shuffle }: Table, seat: Seat | null): Snapshot["shuffle"] {
  if (shuffle === null) return null;
  const { game, commitments, shares } = shuffle;
  return { game, commitments, opened: seat !== null && shares[seat] !== null };
}

/** Where nobody watches, a game is for those who play or have played it. */
function maySee({ game }: Table, person: string): boolean {
  return game === null || game.spectators || game.people.includes(person);
}

/** Players hear those who watch when the game has ended; nobody hears whom they have muted. */
function talkFor(table: Table, person: string): Snapshot["talk"] {
  if (!maySee(table, person)) return [];
  const { game, talk } = table;
  const watching = game !== null && game.outcome === null && viewerAt(table, person) === "public";
  const lines = watching && seatOf(table, person) === null ? [...talk, ...game.unheard] : talk;
  return lines.filter((said) => !hasMuted(table, person, said.person)).map(lineOnly);
}

/** After the game all cards are open, unless bluffs stay secret for ever. */
function gameFor(game: GameAtTable, viewer: Viewer, hears: (speaker: string | null) => boolean): Snapshot["game"] {
  const open = game.outcome !== null && game.bluffs === "open";
  return {
    number: game.number,
    game: game.running.id,
    seats: game.running.seats,
    options: game.running.options,
    commitment: game.commitment,
    view: game.running.view(open ? "all" : viewer),
    past: game.running.redactAll(game.events, viewer),
    said: remarksFor(game, viewer, hears),
    outcome: game.outcome,
  };
}

/** Whether somebody does not want to hear somebody else. */
export function hasMuted(table: Table, person: string, speaker: string | null): boolean {
  return speaker !== null && (table.muted.get(person)?.has(speaker) ?? false);
}

/** How much time is left for the open question; `seat`: for whom, if they play: by an order a ring may run for them. */
export function clockAt(
  table: Table,
  seat: Seat | null,
  host: Pick<TableHost, "now" | "patient">,
): ClockReading | null {
  const { game } = table;
  if (game === null || game.outcome !== null) return null;
  const now = host.now();
  const due = (seat === null ? null : ringEnds(table, seat, host)) ?? dueTime(table);
  return {
    prompt: game.running.prompt(),
    left: due === null ? null : Math.max(0, due - now),
    bank: game.bank.slice(),
  };
}
