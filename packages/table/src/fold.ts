import { drawsOf, type MixedIn } from "@darbar/fair";
import type { Outcome, Seat } from "@darbar/kernel";
import { allowanceOf } from "./clock.ts";
import { hear } from "./conversation.ts";
import { type CommandKey, type Entry, type Fact, optionsOf } from "./fact.ts";
import { setUpGame } from "./game/running-game.ts";
import { wish } from "./hurry.ts";
import { rememberLatest } from "./latest.ts";
import { withAway, withoutResigning } from "./resigned.ts";
import { stand } from "./standing.ts";
import { type GameAtTable, hasPassedByOrder, type Table } from "./state.ts";
import { UnreadableTable } from "./unreadable.ts";

/** Folds an entry of the log into the table. No rules, no chance. */
export function fold(table: Table, { at, fact, command }: Entry): void {
  if (fact.type === "standing") table.base = table.facts;
  table.facts++;
  table.last = at;
  foldFact(table, fact, at);
  if (command !== undefined) remember(table, command, fact);
}

/** What comes again in every game, and is harmless or refused if it is done again later. */
const OFTEN: readonly Fact["type"][] = ["given", "moved", "share-committed", "share-opened"];

function remember(table: Table, { person, id }: CommandKey, { type }: Fact): void {
  if (OFTEN.includes(type)) return rememberLatest(table.moved, { person, id });
  const done = table.done.get(person) ?? new Set();
  table.done.set(person, done.add(id));
}

function foldFact(table: Table, fact: Fact, at: number): void {
  const { game } = table;
  switch (fact.type) {
    case "created":
      table.code = fact.code;
      table.host = fact.host;
      return setSetup(table, fact.setup);
    case "setup":
      return setSetup(table, fact.setup);
    case "sat":
      table.seats[fact.seat] = fact.sitter;
      table.commitments[fact.seat] = null;
      table.orders[fact.seat] = null;
      return;
    case "stood":
      table.seats[fact.seat] = null;
      table.commitments[fact.seat] = null;
      table.orders[fact.seat] = null;
      return;
    case "renamed":
      return callBy(table, fact);
    case "kicked":
      table.kicked.add(fact.person);
      return;
    case "host":
      table.host = fact.person;
      return;
    case "mixed":
      return; // The game that began with these words has them in its own fact.
    case "share-committed":
      table.commitments[fact.seat] = fact.commitment;
      return;
    case "shuffling":
      table.shuffle = { game: fact.game, commitments: fact.commitments, shares: fact.commitments.map(() => null) };
      return;
    case "share-opened":
      if (table.shuffle !== null) table.shuffle.shares[fact.seat] = fact.share;
      return;
    case "committed":
      table.secret = fact.secret;
      table.commitment = fact.commitment;
      return;
    case "started":
      return start(table, fact, at);
    case "given":
      table.sealed++;
      game?.given.set(fact.seat, { move: fact.move, how: fact.how });
      if (game !== null && fact.how === "player") game.missed[fact.seat] = 0;
      return;
    case "moved":
      if (game !== null) foldMove(table, game, fact, at);
      return;
    case "ended":
      if (game !== null) endGame(table, game, fact.outcome);
      return;
    case "ordered":
      table.orders[fact.seat] = fact.order;
      if (game !== null && hasPassedByOrder(game, fact.seat)) game.given.delete(fact.seat);
      return;
    case "away":
      return setAway(table, fact);
    case "hurried":
      if (game !== null) wish(game, fact);
      return;
    case "time-given":
      if (game !== null) game.granted += fact.milliseconds;
      if (game !== null) game.extra += fact.milliseconds;
      return;
    case "resumed":
      if (game === null) return;
      game.extra += fact.milliseconds;
      game.opened = Math.min(game.opened, at); // A clock that was set back must not hold a question open.
      game.shown = { ...game.shown, since: Math.min(game.shown.since, at) };
      return;
    case "standing":
      return stand(table, fact.standing);
    case "bots-muted":
      table.botsMuted = fact.muted;
      return;
    case "muted": {
      const muted = table.muted.get(fact.by) ?? new Set<string>();
      if (fact.muted) muted.add(fact.person);
      else muted.delete(fact.person);
      table.muted.set(fact.by, muted);
      return;
    }
    case "said":
      return hear(table, fact);
    default:
      return refuseUnknown(table, fact);
  }
}

/** A fact left out would make another table of it: who kept it may have dealt a card by it. */
function refuseUnknown(table: Table, fact: never): never {
  const { type } = fact as { readonly type?: unknown };
  const named = typeof type === "string" ? JSON.stringify(type.slice(0, 40)) : "without a type";
  throw new UnreadableTable(`table ${table.id} holds a fact ${table.facts - 1} that is not known here: ${named}`);
}

/** Whoever sits there goes by this name from now on. */
export function callBy(table: Table, { person, name }: { readonly person: string; readonly name: string }): void {
  table.seats = table.seats.map((sitter) =>
    sitter?.kind === "person" && sitter.person === person ? { ...sitter, name } : sitter,
  );
}

function setSetup(table: Table, setup: Table["setup"]): void {
  table.setup = setup;
  while (table.seats.length < setup.seats) {
    table.seats.push(null);
    table.commitments.push(null);
    table.orders.push(null);
  }
  table.seats.length = setup.seats;
  table.commitments.length = setup.seats;
  table.orders.length = setup.seats;
}

function start(table: Table, fact: Fact & { type: "started" }, at: number): void {
  const listed = table.context.gameOf(table.setup.game);
  const running = listed === undefined ? null : setUpGame(listed, optionsOf(fact, listed), table.setup.seats);
  if (running === null || !running.ok) throw new Error(`table ${table.id} holds a game that cannot be set up`);
  running.value.fold(fact.events);
  const mixedIn = mixedInto(fact);
  table.commitments.fill(null);
  table.shuffle = null;
  table.orders.fill(null); // What was ordered for one game does not hold for the next.
  const bank = allowanceOf(table.setup.clock)?.bank ?? 0;
  table.games = fact.game;
  table.game = {
    number: fact.game,
    running: running.value,
    secret: table.secret,
    commitment: table.commitment,
    mixedIn,
    draws: drawsOf(table.secret, mixedIn),
    people: table.seats.map((sitter) => (sitter?.kind === "person" ? sitter.person : null)),
    drawn: [...fact.drawn],
    moves: [],
    events: [...fact.events],
    given: new Map(),
    opened: at,
    shown: { since: at, lasts: running.value.leadIn(fact.events).seen },
    extra: 0,
    granted: 0,
    bluffs: table.setup.bluffs,
    spectators: table.setup.spectators,
    bank: table.seats.map(() => bank),
    took: table.seats.map(() => []),
    missed: table.seats.map(() => 0),
    hurries: new Map(),
    outcome: null,
    unheard: [],
    remarks: [],
  };
}

function mixedInto(fact: Fact & { type: "started" }): MixedIn {
  if ("words" in fact) return { version: 1, words: fact.words };
  const { commitments, shares, lot } = fact;
  return { version: 2, commitments, shares, ...(lot && { lot }) };
}

/** How much of what was shown before is waited for, in milliseconds: whoever answers sooner has passed it over. */
const MOST_REST = 2_000;

function foldMove(table: Table, game: GameAtTable, fact: Fact & { type: "moved" }, at: number): void {
  const { running } = game;
  const prompt = running.prompt();
  const sealed = game.given.has(fact.seat); // In a window nobody's time bank runs.
  if (fact.how === "player") {
    game.missed[fact.seat] = 0;
    if (!sealed) chargeBank(table, game, fact.seat, at);
    if (!sealed) game.took[fact.seat].push(Math.max(0, at - game.opened - game.extra + game.granted));
  }
  if (fact.how === "timeout") {
    game.missed[fact.seat]++;
    if (!sealed) game.bank[fact.seat] = 0;
  }
  running.fold(fact.events);
  game.drawn.push(...fact.drawn);
  game.moves.push([fact.seat, fact.move]);
  game.events.push(...fact.events);
  game.given.delete(fact.seat);
  if (running.prompt() === prompt) return;
  game.given.clear();
  const { asked, seen } = running.leadIn(game.events);
  game.opened = at;
  const rest = game.shown.since + game.shown.lasts - at; // What is still being shown goes on before it.
  if (seen > 0) game.shown = { since: at, lasts: seen + Math.min(MOST_REST, Math.max(0, rest)) };
  game.extra = asked; // Whoever is asked has seen by then what led to it.
  game.granted = 0;
}

/** What those who watch have said is heard by all from now on. Who has resigned may play the next one. */
function endGame(table: Table, game: GameAtTable, outcome: Outcome): void {
  game.outcome = outcome;
  table.seats = table.seats.map(withoutResigning);
  for (const said of game.unheard) hear(table, said);
}

/** What a player has thought longer than their turn allows comes out of their time bank. */
function chargeBank(table: Table, game: GameAtTable, seat: Seat, at: number): void {
  const allowance = allowanceOf(table.setup.clock);
  if (allowance === null) return;
  const over = at - (game.opened + allowance.turn + game.extra);
  if (over > 0) game.bank[seat] = Math.max(0, game.bank[seat] - over);
}

function setAway(table: Table, { seat, away, resigned }: Fact & { type: "away" }): void {
  const sitter = table.seats[seat];
  if (sitter?.kind === "person") table.seats[seat] = withAway(sitter, away, resigned);
  if (!away && table.game !== null) table.game.missed[seat] = 0;
}
