import { type Given, ok, type Seat } from "@darbar/kernel";
import type { Command, How, StandingOrder } from "@darbar/protocol";
import { GIVEN_TIME } from "./clock.ts";
import type { Fact } from "./fact.ts";
import type { GameAhead } from "./game/running-game.ts";
import { type Decided, refused, refusedByGame } from "./refusal.ts";
import { hasResigned } from "./resigned.ts";
import { type Actor, isAway, RESIGNED } from "./seating.ts";
import { type GameAtTable, hasPassedByOrder, isWindow, seatOf, type Table } from "./state.ts";

/** A player answers the open question. */
export function move(
  table: Table,
  { person }: Actor,
  { game: number, prompt, move: raw }: Command & { do: "move" },
): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  const { game } = table;
  if (game === null || game.outcome !== null) return refused("no-game");
  if (hasResigned(table.seats[seat])) return RESIGNED;
  if (number !== game.number || prompt !== game.running.prompt()) {
    return refused("stale");
  }
  const answered = answer(table, game, seat, raw, "player");
  if (!answered.ok || !isAway(table, seat)) return answered;
  return ok([{ type: "away", seat, away: false }, ...answered.value]);
}

/**
 * An answer to the open question, however it came about. A question to one player is decided at once; in a window the
 * answer is sealed and held back until it closes, so that nobody wins a race.
 */
export function answer(table: Table, game: GameAtTable, seat: Seat, raw: unknown, how: How): Decided {
  const { running } = game;
  // What an order has passed on, its player can still answer: until the window closes.
  const isTakenBack = how === "player" && hasPassedByOrder(game, seat);
  if (game.given.has(seat) && !isTakenBack) return refused("answered");
  if (isWindow(game)) {
    const checked = running.check(seat, raw, nextDraw(game, 0));
    if (!checked.ok) return refusedByGame(running.id, checked.error);
    return ok([{ type: "given", seat, prompt: running.prompt(), move: checked.value, how }]);
  }
  const ahead = running.ahead();
  const decided = ahead.decide(seat, raw, nextDraw(game, 0));
  if (!decided.ok) return refusedByGame(running.id, decided.error);
  return ok(withWhatFollows(table, ahead, [{ type: "moved", seat, how, ...decided.value }]));
}

/** Each decision has draws of its own, so that they can be made again from the seed and the number of the decision. */
function nextDraw(game: GameAtTable, more: number) {
  return game.draws(game.moves.length + 1 + more);
}

/** The end of the game, or the end of orders that hold until one is asked for more than a pass. */
function withWhatFollows(table: Table, after: GameAhead, facts: readonly Fact[]): readonly Fact[] {
  const outcome = after.outcome();
  if (outcome !== null) return [...facts, { type: "ended", outcome }, ...sentAway(table)];
  const withdrawn = after
    .waiting()
    .filter((seat) => table.orders[seat] === "pass-until-my-turn" && !after.canPass(seat))
    .map((seat): Fact => ({ type: "ordered", seat, order: null }));
  return [...facts, ...withdrawn];
}

/** Who was sent away in the game gives up their seat when it is over. */
function sentAway(table: Table): readonly Fact[] {
  return table.seats.flatMap((sitter, seat): readonly Fact[] => {
    const kicked = sitter?.kind === "person" && table.kicked.has(sitter.person);
    return kicked ? [{ type: "stood", seat }] : [];
  });
}

/** Whether the open window can close: all have answered, or an answer is there that ends it at once (a challenge). */
export function isComplete(game: GameAtTable): boolean {
  const waiting = game.running.waiting();
  if (waiting.length === 0 || game.given.size === 0) return false;
  if (waiting.every((seat) => game.given.has(seat))) return true;
  return [...game.given].some(([seat, { move: played }]) => game.running.closes([seat, played]));
}

function givenInOrder(game: GameAtTable): readonly Given<unknown>[] {
  return [...game.given]
    .map(([seat, { move: played }]) => [seat, played] as const)
    .sort(([one], [other]) => one - other);
}

/** The window closes: the answers that count are played, one after the other, in seat order. */
export function closeWindow(table: Table, game: GameAtTable): readonly Fact[] {
  const ahead = game.running.ahead();
  const prompt = ahead.prompt();
  const facts: Fact[] = [];
  for (const [seat, played] of game.running.thoseThatCount(givenInOrder(game))) {
    if (ahead.prompt() !== prompt) break;
    const decided = ahead.decide(seat, played, nextDraw(game, facts.length));
    if (!decided.ok) continue;
    facts.push({ type: "moved", seat, how: game.given.get(seat)?.how ?? "player", ...decided.value });
  }
  return withWhatFollows(table, ahead, facts);
}

/** After so many missed answers in a row a bot plays the seat until its owner is back. */
const MISSES = 2;

/** Time has run out: everybody who is still awaited plays the quiet move. */
export function timeOut(table: Table, game: GameAtTable): readonly Fact[] {
  const facts: Fact[] = [];
  for (const seat of game.running.waiting()) {
    if (game.given.has(seat)) continue;
    const answered = answer(table, game, seat, game.running.fallback(seat), "timeout");
    if (!answered.ok) continue;
    facts.push(...answered.value);
    const sitter = table.seats[seat];
    if (sitter?.kind === "person" && !sitter.away && game.missed[seat] + 1 >= MISSES) {
      facts.unshift({ type: "away", seat, away: true });
    }
  }
  return facts;
}

/** Somebody who is not awaited gives those who are more time. */
export function giveTime(table: Table, { person }: Actor): Decided {
  const seat = seatOf(table, person);
  const { game } = table;
  if (seat === null || game === null || game.outcome !== null) return refused("no-game");
  const waiting = game.running.waiting();
  if (waiting.includes(seat) && !game.given.has(seat)) {
    return refused("yourself.time");
  }
  if (game.granted >= 4 * GIVEN_TIME) return refused("enough-time");
  return ok([{ type: "time-given", by: seat, milliseconds: GIVEN_TIME }]);
}

/** A player's standing order, private and withdrawn at any time. */
export function order(table: Table, { person }: Actor, wish: StandingOrder | null): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  return ok(table.orders[seat] === wish ? [] : [{ type: "ordered", seat, order: wish }]);
}
