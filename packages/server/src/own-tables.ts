import type { Seat } from "@darbar/kernel";
import type { OwnTable } from "@darbar/protocol";
import { type GameAtTable, isPlaying, seatOf, type Table } from "@darbar/table";

/** So many tables somebody is told of: the games first. */
export const MOST_OWN = 20;

/**
 * A table as somebody is told of it who has a place there: in the game that is played, or in the waiting room. `null`: they have
 * none, have given it up, or have played there against bots only and are done.
 */
export function ownTableOf(table: Table, person: string): OwnTable | null {
  const seat = seatOf(table, person);
  const sitter = seat === null ? null : table.seats[seat];
  if (sitter?.kind !== "person" || table.kicked.has(person)) return null;
  const { id, code, setup, game } = table;
  const playing = isPlaying(table);
  if (sitter.resigned === true || (!playing && sitter.away)) return null;
  if (!playing && game !== null && !hasOthers(table, person)) return null;
  const place = { table: id, code, game: setup.game, playing, away: sitter.away };
  return seat === null || game === null || !playing
    ? { ...place, ...IN_ROOM }
    : { ...place, ...inGame(table, game, seat) };
}

const IN_ROOM = { out: false, asked: false, turn: null, since: null } as const;

/** How a game stands for one of its players: of others no more than whose turn it is. */
function inGame({ seats }: Table, { running, given, opened }: GameAtTable, seat: Seat) {
  const turn = running.turn();
  const sitter = seats[seat];
  return {
    out: running.isOut(seat),
    asked: sitter?.kind === "person" && !sitter.away && running.waiting().includes(seat) && !given.has(seat),
    turn: turn === null ? null : (seats[turn]?.name ?? null),
    since: opened,
  };
}

/** Whether anybody else sits here who plays for themselves. */
function hasOthers({ seats }: Table, person: string): boolean {
  return seats.some((sitter) => sitter?.kind === "person" && sitter.person !== person && !sitter.away);
}

/** The tables somebody is told of, each once. */
export function ownTables(found: readonly OwnTable[]): readonly OwnTable[] {
  const each = [...new Map(found.map((own) => [own.table, own])).values()];
  return each.toSorted((one, other) => Number(other.playing) - Number(one.playing)).slice(0, MOST_OWN);
}

/** Who has a place at a table that falls asleep. A room in which somebody sits alone is nobody's appointment. */
export function placesAt(table: Table): readonly { readonly person: string; readonly own: OwnTable }[] {
  const people = table.seats.flatMap((sitter) => (sitter?.kind === "person" ? [sitter.person] : []));
  return people.flatMap((person) => {
    const own = ownTableOf(table, person);
    return own !== null && (own.playing || people.length > 1) ? [{ person, own }] : [];
  });
}
