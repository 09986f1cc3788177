import { type Draw, parseRecord, replay } from "@darbar/kernel";
import type { Phrase, Said, StandingOrder } from "@darbar/protocol";
import { answer, botOf, recordedGame, type SoloGame, type Temperament } from "./solo-game.ts";
import type { SoloRules } from "./solo-rules.ts";
import type { SoloState } from "./solo-state.ts";
import { SOLO_PERSON, type SoloWish, seatOfReader } from "./wish.ts";

/** The shape of what is kept; what has another is as if nothing were kept. */
const VERSION = 1;

const ORDERS: readonly StandingOrder[] = ["pass-until-my-turn", "pass-if-harmless", "pass"];

/** Which table it is. */
type Place = Pick<SoloWish, "options" | "seats" | "me">;

/** What is resumed: the game and what the reader has ordered and said. */
export type Resumed = Pick<SoloState, "game" | "order" | "talk">;

/** The table as text: its record, which names its game, and what hangs in the air. */
export function writeKept({ wish, me, game, order, talk }: SoloState): string {
  return JSON.stringify({
    version: VERSION,
    wish: { options: wish.options, seats: wish.seats, me },
    number: game.number,
    record: recordedGame(game),
    temperaments: game.temperaments,
    given: [...game.given],
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
  return { options: options as SoloWish["options"], seats, me };
}

/**
 * Plays a kept game again up to where it was; `null` if there is none, if it is of another game or table, or if it is
 * damaged.
 */
export function readKept(
  solo: SoloRules,
  text: string | null,
  wish: SoloWish,
  draw: Draw,
  now: number,
): Resumed | null {
  try {
    const kept = keptWish(solo, text);
    if (kept === null || !isSameTable(solo, kept, wish)) return null;
    const { number, record: raw, temperaments, given, order, talk } = fieldsOf(text);
    const record = parseRecord(raw);
    if (!record.ok || record.value.seats !== wish.seats || !Number.isInteger(number)) return null;
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
      temperaments: temperamentsAgain(solo, temperaments, wish.seats),
      drawn: [...record.value.draws],
      moves: steps.map(({ seat, move }) => [seat, move] as const),
      events: [...opening, ...steps.flatMap(({ events }) => events)],
      given: new Map(),
      opened: now,
    };
    sealAgain(game, given, draw);
    return { game, order: ORDERS.find((each) => each === order) ?? null, talk: saidAgain(talk, wish) };
  } catch {
    return null; // Whatever is in the drawer, the reader can play.
  }
}

function isSameTable({ rules }: SoloRules, kept: Place, wish: SoloWish): boolean {
  if (kept.seats !== wish.seats || kept.me !== seatOfReader(wish)) return false;
  const one = rules.options(kept.options, kept.seats);
  const other = rules.options(wish.options, wish.seats);
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}

/** What the bots were like. Fails if there are no such bots. */
function temperamentsAgain(solo: SoloRules, raw: unknown, seats: number): readonly Temperament[] {
  const temperaments = Array.isArray(raw) ? (raw as readonly Temperament[]) : [];
  return Array.from({ length: seats }, (_, seat) => {
    botOf(solo, temperaments[seat]);
    return temperaments[seat];
  });
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

function saidAgain(talk: unknown, wish: SoloWish): readonly Said[] {
  if (!Array.isArray(talk)) return [];
  return talk.filter(isObject).map(({ text, phrase }) => ({
    type: "said",
    person: SOLO_PERSON,
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
