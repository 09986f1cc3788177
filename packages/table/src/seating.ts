import { ok, type Seat } from "@darbar/kernel";
import type { BotLevel, BotStyle, Setup, Sitter } from "@darbar/protocol";
import { BOT_NAMES } from "@darbar/protocol/agreed";
import type { TableContext } from "./context.ts";
import type { Fact } from "./fact.ts";
import { setUpGame } from "./game/running-game.ts";
import { type Decided, refused } from "./refusal.ts";
import { hasResigned } from "./resigned.ts";
import { isPlaying, seatOf, type Table } from "./state.ts";

/** Who acts: a person by the id that their secret proves. */
export interface Actor {
  readonly person: string;
  readonly name: string;
}

/** During a shuffle nobody changes seats, and the game stays the one that was agreed on when it began. */
const SHUFFLING = refused("shuffling");

/** Whether a setup can be played, and if not, why: the game itself says it. */
export function checkSetup({ gameOf }: TableContext, setup: Setup): string | null {
  const listed = gameOf(setup.game);
  if (listed === undefined) return `there is no game ${setup.game} here`;
  const tried = setUpGame(listed, setup.options, setup.seats);
  if (!tried.ok) return tried.error;
  const { version } = listed.with(({ rules }) => rules);
  // Former rules are for games that were begun by them.
  return tried.value.version === version ? null : `a new game is played by version ${version} of the rules`;
}

/** A person takes a free seat; before the start they may change it. Who was away in a game comes back to their own. */
export function sit(table: Table, { person, name }: Actor, seat: Seat): Decided {
  const before = seatOf(table, person);
  if (before === seat && hasResigned(table.seats[seat])) return RESIGNED;
  if (before === seat) return ok(isAway(table, seat) ? [{ type: "away", seat, away: false }] : []);
  if (isPlaying(table)) return refused("playing.sit");
  if (table.shuffle !== null) return SHUFFLING;
  if (table.kicked.has(person)) return refused("kicked");
  if (seat >= table.setup.seats) return refused("no-such-seat.counted", { seats: table.setup.seats });
  if (table.seats[seat] !== null) return refused("seat-taken");
  if (isNameTaken(table, { person, name })) return NAME_TAKEN;
  const facts: Fact[] = before === null ? [] : [{ type: "stood", seat: before }];
  facts.push({ type: "sat", seat, sitter: { kind: "person", person, name, away: false } });
  return ok(facts);
}

/** Whether somebody else at the table, a person or a bot, has a name that this one could be taken for. */
export function isNameTaken({ seats, context }: Table, { person, name }: Actor): boolean {
  return seats.some((sitter) => sitter !== null && !isPerson(sitter, person) && context.isConfusable(sitter, name));
}

/** Whether somebody sits here under another name, and can be called by this one from now on. */
export function isRenamed(table: Table, actor: Actor): boolean {
  const seat = seatOf(table, actor.person);
  return seat !== null && table.seats[seat]?.name !== actor.name && !isNameTaken(table, actor);
}

function isPerson(sitter: Sitter, person: string): boolean {
  return sitter.kind === "person" && sitter.person === person;
}

/** Why a name does not do at a table, and what does. */
export const NAME_TAKEN = refused("name-taken");

/** Whether a bot plays for the person in a seat. */
export function isAway(table: Table, seat: Seat): boolean {
  const sitter = table.seats[seat];
  return sitter?.kind === "person" && sitter.away;
}

/** A person gives up their seat. In a running game a bot plays on, and they may come back. */
export function stand(table: Table, { person }: Actor): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  if (table.shuffle !== null) return SHUFFLING;
  if (isPlaying(table)) return ok(isAway(table, seat) ? [] : [{ type: "away", seat, away: true }]);
  return ok([{ type: "stood", seat }]);
}

/** What somebody cannot do who has resigned: they play again in the next game. */
export const RESIGNED = refused("resigned");

/**
 * A person gives the game up. The books of no game know that, so the rules go on as they are: a bot plays the seat to its end,
 * and its owner cannot take it back before that.
 */
export function resign(table: Table, { person }: Actor): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  const { game } = table;
  if (game === null || game.outcome !== null) return refused("no-game");
  if (hasResigned(table.seats[seat])) return RESIGNED;
  if (game.running.isOut(seat)) return refused("resigned.out");
  return ok([{ type: "away", seat, away: true, resigned: true }]);
}

/** A person leaves the table; if they were the host somebody else who sits there is. */
export function leave(table: Table, actor: Actor): Decided {
  const seat = seatOf(table, actor.person);
  if (seat !== null && table.shuffle !== null) return SHUFFLING;
  const facts: Fact[] = [];
  if (seat !== null && !isPlaying(table)) facts.push({ type: "stood", seat });
  else if (seat !== null && !isAway(table, seat)) facts.push({ type: "away", seat, away: true });
  if (table.host === actor.person) facts.push({ type: "host", person: nextHost(table, actor.person) });
  return ok(facts);
}

function nextHost(table: Table, but: string): string | null {
  for (const sitter of table.seats) {
    if (sitter?.kind !== "person" || sitter.person === but || sitter.away) continue;
    if (!table.kicked.has(sitter.person)) return sitter.person;
  }
  return null;
}

/** The host changes what is to be played. Seats beyond the new number become free. */
export function changeSetup(table: Table, actor: Actor, setup: Setup): Decided {
  const bar = barHost(table, actor);
  if (bar !== null) return bar;
  const wrong = checkSetup(table.context, setup);
  if (wrong !== null) return refused("bad-setup.because", { detail: wrong });
  const facts: Fact[] = [];
  for (let seat = setup.seats; seat < table.seats.length; seat++) {
    if (table.seats[seat] !== null) facts.push({ type: "stood", seat });
  }
  return ok([...facts, { type: "setup", setup }]);
}

/** The host seats a bot. */
export function addBot(
  table: Table,
  actor: Actor,
  { seat, level, style }: { readonly seat: Seat; readonly level: BotLevel; readonly style?: BotStyle | undefined },
): Decided {
  const bar = barHost(table, actor);
  if (bar !== null) return bar;
  if (seat >= table.setup.seats) return refused("no-such-seat.counted", { seats: table.setup.seats });
  if (table.seats[seat] !== null) return refused("seat-taken");
  return ok([
    {
      type: "sat",
      seat,
      sitter: { kind: "bot", level, style: style ?? null, name: botName(table.context, namesAt(table)) },
    },
  ]);
}

function namesAt({ seats }: Table): readonly string[] {
  return seats.flatMap((sitter) => sitter?.name ?? []);
}

/** A bot's name that no reader takes for one of these. */
export function botName({ isConfusable }: TableContext, taken: readonly string[]): string {
  // There are more names than seats: the last one is never needed twice.
  const free = BOT_NAMES.find((name) => !taken.some((other) => isConfusable({ kind: "bot", name }, other)));
  return free ?? BOT_NAMES[BOT_NAMES.length - 1];
}

/** The host takes a bot away. */
export function removeBot(table: Table, actor: Actor, seat: Seat): Decided {
  const bar = barHost(table, actor);
  if (bar !== null) return bar;
  if (table.seats[seat]?.kind !== "bot") return refused("no-bot");
  return ok([{ type: "stood", seat }]);
}

/** The host sends somebody away: before the start from their seat, later only from talking. */
export function kick(table: Table, actor: Actor, person: string, isHere: boolean): Decided {
  if (!isHost(table, actor)) return refused("not-host");
  if (person === actor.person) return refused("yourself.kick");
  const seat = seatOf(table, person);
  if (seat === null && !isHere && !hasSpoken(table, person)) return refused("no-such-person");
  const stays = isPlaying(table) || table.shuffle !== null;
  const facts: Fact[] = seat === null || stays ? [] : [{ type: "stood", seat }];
  return ok(table.kicked.has(person) ? facts : [...facts, { type: "kicked", person }]);
}

/** Whether a line of somebody is among those that the table shows. */
export function hasSpoken(table: Table, person: string): boolean {
  return [...table.talk, ...(table.game?.unheard ?? [])].some((said) => said.person === person);
}

/** A table without a host takes the first of its players who does something. */
export function isHost(table: Table, { person }: Pick<Actor, "person">): boolean {
  if (table.host !== null) return table.host === person;
  return seatOf(table, person) !== null && !table.kicked.has(person);
}

/** What only the host can do, and only between games. */
export function barHost(table: Table, { person }: Actor): Decided | null {
  if (!isHost(table, { person })) return refused("not-host");
  if (table.shuffle !== null) return SHUFFLING;
  return isPlaying(table) ? refused("playing") : null;
}
