import type { Seat } from "@darbar/kernel";
import type { CopsEvent, Move, State } from "../src/index.ts";
import { Referee } from "./referee.ts";
import { expectedMoves } from "./referee-moves.ts";
import { canBeSeen, type Table } from "./referee-sheet.ts";

/** Holds one decision of the engine against the referee's; throws at the first difference. */
export function checkStep(before: State, seat: Seat, move: Move, events: readonly CopsEvent[], after: State): void {
  const luck = events.flatMap((event) => (event.type === "drew" && event.equipment !== null ? [event.equipment] : []));
  const verdict = new Referee(before, luck).after(seat, move);
  const wanted = statedOf(verdict);
  const found = statedOf(after);
  if (!isSame(found, wanted)) throw new Error(firstDifference(found, wanted, "the table") ?? "the table differs");
}

/** Whether two pieces of plain data are the same; quicker than saying where they differ. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let place = 0; place < one.length; place++) if (!isSame(one[place], other[place])) return false;
    return true;
  }
  const parts = one as Readonly<Record<string, unknown>>;
  const otherParts = other as Readonly<Record<string, unknown>>;
  for (const key in parts) if (!isSame(parts[key], otherParts[key])) return false;
  for (const key in otherParts) if (!(key in parts)) return false;
  return true;
}

/** Where two tables differ first, in words. */
function firstDifference(found: unknown, wanted: unknown, path: string): string | null {
  if (Object.is(found, wanted)) return null;
  const isDeep = typeof found === "object" && typeof wanted === "object" && found !== null && wanted !== null;
  const isSameLength = !Array.isArray(found) || !Array.isArray(wanted) || found.length === wanted.length;
  if (!isDeep || !isSameLength) {
    return `${path}: found ${JSON.stringify(found)}, the rules want ${JSON.stringify(wanted)}`;
  }
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const parts = [found, wanted].map((part) => (part as Readonly<Record<string, unknown>>)[key]);
    const different = firstDifference(parts[0], parts[1], `${path}.${key}`);
    if (different !== null) return different;
  }
  return null;
}

/** Holds what `legal` gives a seat against the rules, as sets: nothing more, nothing less, nothing twice. */
export function checkMoves(state: State, seat: Seat, legal: readonly Move[]): void {
  const found = legal.map(spelled);
  const wanted = expectedMoves(state, seat).map(spelled);
  const kinds = new Set(found);
  if (kinds.size !== found.length) throw new Error(`seat ${seat} has a move twice: ${found.join(" ")}`);
  const missing = wanted.filter((move) => !kinds.has(move));
  if (missing.length > 0) throw new Error(`lawful and not legal for seat ${seat}: ${missing.join(" ")}`);
  const expected = new Set(wanted);
  const surplus = found.filter((move) => !expected.has(move));
  if (surplus.length > 0) throw new Error(`legal and not lawful for seat ${seat}: ${surplus.join(" ")}`);
}

/** A move in one line, whatever the order of its parts. */
function spelled(move: Move): string {
  const {
    do: name,
    equipment = "",
    target = "",
    to = "",
    card = "",
    cards = "",
    places = "",
    order = "",
    ...rest
  } = move as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) throw new Error(`a move with strange parts: ${JSON.stringify(move)}`);
  return `${name} ${equipment} target ${target} to ${to} card ${card} cards ${cards} places ${places} order ${order}`;
}

/**
 * What a table says, part by part. What only helps the engine to find its way (a moment that is over, cards seen in it) is
 * said only while it matters.
 */
function statedOf(table: Table): Readonly<Record<string, unknown>> {
  const { moment, question, players, equipment } = table;
  const isOver = table.outcome !== null;
  const stated = {
    outcome: table.outcome,
    players: isOver ? players.map(({ equipment: _, ...rest }) => rest) : players,
    guns: table.guns,
    gone: table.gone.toSorted(),
    leftOver: table.leftOver,
    bag: equipment.bag?.toSorted(),
  };
  if (isOver) return stated;
  const inMoment = question === "moment";
  const inAction = question === "reveal" && table.playing === null;
  return {
    ...stated,
    question,
    awaited: table.awaited,
    moment: inMoment || question === "act" ? moment : null,
    answers: table.answers,
    turn: table.turn,
    turns: table.turns,
    direction: table.direction,
    next: table.next,
    heldFire: table.heldFire,
    committed: inMoment && moment === "announced" ? table.committed : null,
    action: inAction || (inMoment && moment === "announced") ? table.action : null,
    playing: table.playing,
    looks: question === "look" ? table.looks.filter(({ at }) => at === null || canBeSeen(table, at)) : [],
    seen: inMoment && moment === "investigated" ? [...new Set(table.seen.map(String))].toSorted() : [],
    resume: inMoment && moment === "investigated" ? table.resume : null,
    hit: (inMoment && moment === "hit") || question === "divert" ? table.hit : null,
    fallen: inMoment && moment === "eliminated" ? table.fallen : [],
    loose: equipment.loose,
    under: equipment.under,
  };
}
