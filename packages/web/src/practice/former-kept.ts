import { parseRecord, type Seat } from "@darbar/kernel";
import { STANDING_ORDERS } from "@darbar/protocol/agreed";
import { type Deed, decideCommand, happen, type Table } from "@darbar/table";
import type { Founding } from "./found-table.ts";
import { isObject, type KeptTable } from "./kept-table.ts";
import { parseManner, USUAL_BOTS } from "./manner.ts";
import { PRACTICE_PERSON, type PracticeWish } from "./practice-wish.ts";
import { recordedTable } from "./recorded-table.ts";

/*
 * Practice once kept a record of its game, and beside it what hung in the air. Such a game is played again, and goes on;
 * what was said to the bots is not told again.
 */

/** The shape of what was kept so. */
const VERSION = 1;

/** A table that was kept as the record of its game; `null` if it is none, or cannot be played again. */
export function formerTable(raw: unknown, founding: Founding): KeptTable | null {
  if (!isObject(raw) || raw.version !== VERSION || !isObject(raw.wish)) return null;
  const { options, seats, me } = raw.wish;
  const record = parseRecord(raw.record);
  const { number } = raw;
  if (!record.ok || !isObject(options) || typeof seats !== "number" || typeof me !== "number") return null;
  if (typeof number !== "number" || !Number.isInteger(number) || record.value.seats !== seats) return null;
  // Games that were kept when there was one kind of bots do not name them.
  const bots = parseManner(raw.wish) ?? USUAL_BOTS;
  const place = { options: options as PracticeWish["options"], seats, me, ...bots };
  const found = recordedTable({ ...founding, wish: { ...founding.wish, ...place } }, record.value, number);
  if (found === null) return null;
  const { table, facts } = found;
  const also = [...givenAgain(table, me, raw.given), ...orderedAgain(raw.order)];
  return { facts: [...facts, ...also.flatMap((deed) => doneAgain(table, deed, founding))], lines: [] };
}

/** The reader's own sealed answer; the bots think again. */
function givenAgain({ game }: Table, me: Seat, given: unknown): readonly Deed[] {
  const mine = Array.isArray(given) ? given.find((entry) => Array.isArray(entry) && entry[0] === me) : undefined;
  if (game === null || mine === undefined) return [];
  return [{ do: "move", game: game.number, prompt: game.running.prompt(), move: mine[1] }];
}

function orderedAgain(raw: unknown): readonly Deed[] {
  const order = STANDING_ORDERS.find((each) => each === raw);
  return order === undefined ? [] : [{ do: "order", order }];
}

/** What the reader has done; nothing comes of what cannot be done. */
function doneAgain(table: Table, deed: Deed, { wish: { name }, at, newSecret }: Founding): KeptTable["facts"] {
  const decided = decideCommand(table, { person: PRACTICE_PERSON, name }, deed, () => true);
  return decided.ok ? happen(table, decided.value, at, newSecret) : [];
}
