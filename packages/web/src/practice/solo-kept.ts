import { type Draw, parseRecord, replay, seededDraw } from "@darbar/kernel";
import type { Phrase, Said } from "@darbar/protocol";
import { STANDING_ORDERS } from "@darbar/protocol/agreed";
import { type BotsWish, parseManner, USUAL_BOTS } from "./manner.ts";
import { botsOf, PRACTICE_PERSON, type PracticeWish, seatOfReader } from "./practice-wish.ts";
import { answer, recordedGame, type SoloGame } from "./solo-game.ts";
import type { SoloRules } from "./solo-rules.ts";
import type { SoloState } from "./solo-state.ts";

/** The shape of what is kept; what has another is as if nothing were kept. */
const VERSION = 1;

/** Which table it is, and who plays there. */
type Place = Pick<PracticeWish, "options" | "seats" | "me"> & BotsWish;

/** What is resumed: the game, with its bots, and what the reader has ordered and said. */
export type Resumed = Pick<SoloState, "wish" | "game" | "order" | "talk">;

/** The table as text: its record, which names its game, and what hangs in the air. */
export function writeKept({ wish, me, game, order, talk }: SoloState): string {
  return JSON.stringify({
    version: VERSION,
    wish: { options: wish.options, seats: wish.seats, me, ...botsOf(wish) },
    number: game.number,
    record: recordedGame(game),
    manners: game.manners,
    // What the order has passed on it passes on again.
    given: [...game.given].filter(([seat]) => seat !== me || !game.isOrdered),
    order,
    talk: talk.map(({ text, phrase }) => ({ text, phrase })),
  });
}

/** What was wished for at the table of this game that is kept; `null` if none is. */
export function keptWish({ rules }: SoloRules, text: string | null): Place | null {
  const { version, wish, record } = fieldsOf(text);
  if (version !== VERSION || !isObject(wish) || !isObject(record) || record.game !== rules.id) return null;
  const { options, seats, me } = wish;
  if (!isObject(options) || typeof seats !== "number" || typeof me !== "number") return null;
  if (!rules.options(options, seats).ok || me < 0 || me >= seats) return null;
  // Games that were kept when there was one kind of bots do not name them.
  return { options: options as PracticeWish["options"], seats, me, ...(parseManner(wish) ?? USUAL_BOTS) };
}

/**
 * Plays a kept game again up to where it was; `null` if there is none, if it is of another game or table, or if it is
 * damaged.
 */
export function readKept(
  solo: SoloRules,
  text: string | null,
  wish: PracticeWish,
  draw: Draw,
  now: number,
): Resumed | null {
  try {
    const kept = keptWish(solo, text);
    if (kept === null || !isSameTable(solo, kept, wish)) return null;
    const { number, record: raw, manners: kinds, given, order, talk } = fieldsOf(text);
    const manners = mannersAgain(kinds, wish.seats);
    const record = parseRecord(raw);
    if (!record.ok || record.value.seats !== wish.seats || !Number.isInteger(number) || manners === null) return null;
    const played = replay(solo.rules, record.value);
    if (!played.ok) return null;
    const { options, opening, steps, state } = played.value;
    const game: SoloGame = {
      solo,
      number: number as number,
      rawOptions: record.value.options,
      options,
      seats: wish.seats,
      state,
      manners,
      drawn: [...record.value.draws],
      moves: steps.map(({ seat, move }) => [seat, move] as const),
      events: [...opening, ...steps.flatMap(({ events }) => events)],
      given: new Map(),
      isOrdered: false,
      opened: now,
    };
    sealAgain(game, given, draw);
    return {
      wish: { ...wish, level: kept.level, style: kept.style },
      game,
      order: STANDING_ORDERS.find((each) => each === order) ?? null,
      talk: saidAgain(talk, wish),
    };
  } catch {
    return null; // Whatever is in the storage, the reader can play.
  }
}

/** Whether a game is kept of the table of this wish, and whether it still goes on; `null` if none is. */
export function keptGame(solo: SoloRules, text: string | null, wish: PracticeWish): "under-way" | "over" | null {
  const kept = readKept(solo, text, wish, seededDraw("nothing is drawn"), 0);
  if (kept === null) return null;
  return solo.rules.outcome(kept.game.state) === null ? "under-way" : "over";
}

function isSameTable({ rules }: SoloRules, kept: Place, wish: PracticeWish): boolean {
  if (kept.seats !== wish.seats || kept.me !== seatOfReader(wish)) return false;
  const one = rules.options(kept.options, kept.seats);
  const other = rules.options(wish.options, wish.seats);
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}

/** How the bots played; `null` if there are no such bots. Where nothing is said of them, as the usual ones do. */
function mannersAgain(raw: unknown, seats: number): SoloGame["manners"] | null {
  if (raw === undefined) return Array.from({ length: seats }, () => USUAL_BOTS);
  const manners = (Array.isArray(raw) ? raw : []).flatMap((each) => parseManner(each) ?? []);
  return manners.length === seats ? manners : null;
}

/** Seals again what was sealed; what is no answer to the open window is left out. */
function sealAgain(game: SoloGame, given: unknown, draw: Draw): void {
  const { rules } = game.solo;
  if (!Array.isArray(given) || rules.waiting(game.state).length < 2) return;
  for (const entry of given as readonly unknown[]) {
    if (!Array.isArray(entry)) continue;
    const seat = rules.waiting(game.state).find((each) => each === entry[0]);
    if (seat !== undefined) answer(game, seat, entry[1], draw, game.opened);
  }
}

function saidAgain(talk: unknown, wish: PracticeWish): readonly Said[] {
  if (!Array.isArray(talk)) return [];
  return talk.filter(isObject).map(({ text, phrase }) => ({
    type: "said",
    person: PRACTICE_PERSON,
    name: wish.name,
    seat: seatOfReader(wish),
    text: typeof text === "string" ? text : null,
    phrase: isObject(phrase) && typeof phrase.phrase === "string" ? (phrase as Phrase) : null,
  }));
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(text ?? "null");
    return isObject(fields) ? fields : {};
  } catch {
    return {};
  }
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}
