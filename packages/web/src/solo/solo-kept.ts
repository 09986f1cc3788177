import { TEMPERAMENT_NAMES } from "@darbar/bots";
import { coup } from "@darbar/coup";
import { parseRecord, replay } from "@darbar/kernel";
import type { Phrase, Said, StandingOrder } from "@darbar/protocol";
import { recordedGame, type SoloGame } from "./solo-game.ts";
import type { SoloState } from "./solo-state.ts";
import { optionsOf, SOLO_PERSON, type SoloWish, seatOfReader } from "./wish.ts";

/** The shape of what is kept; what has another is as if nothing were kept. */
const VERSION = 1;

const ORDERS: readonly StandingOrder[] = ["pass-until-my-turn", "pass-if-harmless", "pass"];

/** What is resumed: the game and what the reader has ordered and said. */
export type Resumed = Pick<SoloState, "game" | "order" | "talk">;

/** The table as text: its record and what hangs in the air. */
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

/** What was wished for at the table that is kept; `null` if none is. */
export function keptWish(text: string | null): Pick<SoloWish, "options" | "seats" | "me"> | null {
  const { version, wish, record } = fieldsOf(text);
  if (version !== VERSION || !isObject(wish) || !isObject(record)) return null;
  const { options, seats, me } = wish;
  if (!isObject(options) || typeof seats !== "number" || typeof me !== "number") return null;
  if (!optionsOf(options, seats).ok || me < 0 || me >= seats) return null;
  return { options: options as SoloWish["options"], seats, me };
}

/** Plays a kept game again up to where it was; `null` if there is none, if it is of another table, or if it is damaged. */
export function readKept(text: string | null, wish: SoloWish, now: number): Resumed | null {
  try {
    const kept = keptWish(text);
    if (kept === null || !isSameTable(kept, wish)) return null;
    const { number, record: raw, temperaments, given, order, talk } = fieldsOf(text);
    const record = parseRecord(raw);
    if (!record.ok || record.value.seats !== wish.seats || !Number.isInteger(number)) return null;
    const played = replay(coup, record.value);
    if (!played.ok || !Array.isArray(temperaments)) return null;
    const { options, opening, steps, state } = played.value;
    const game: SoloGame = {
      number: number as number,
      rawOptions: record.value.options,
      options,
      seats: wish.seats,
      state,
      temperaments: Array.from(
        { length: wish.seats },
        (_, seat) => TEMPERAMENT_NAMES.find((name) => name === temperaments[seat]) ?? TEMPERAMENT_NAMES[0],
      ),
      drawn: [...record.value.draws],
      moves: steps.map(({ seat, move }) => [seat, move] as const),
      events: [...opening, ...steps.flatMap(({ events }) => events)],
      given: new Map(),
      opened: now,
    };
    sealAgain(game, given);
    return { game, order: ORDERS.find((each) => each === order) ?? null, talk: saidAgain(talk, wish) };
  } catch {
    return null; // Whatever is in the drawer, the reader can play.
  }
}

function isSameTable(kept: Pick<SoloWish, "options" | "seats" | "me">, wish: SoloWish): boolean {
  if (kept.seats !== wish.seats || kept.me !== seatOfReader(wish)) return false;
  const one = optionsOf(kept.options, kept.seats);
  const other = optionsOf(wish.options, wish.seats);
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}

function sealAgain(game: SoloGame, given: unknown): void {
  if (!Array.isArray(given) || coup.waiting(game.state).length < 2) return;
  for (const entry of given as readonly unknown[]) {
    if (!Array.isArray(entry)) continue;
    const seat = coup.waiting(game.state).find((each) => each === entry[0]);
    const move = coup.move(entry[1]);
    if (seat === undefined || !move.ok) continue;
    const isLegal = coup.legal(game.state, seat).some((each) => JSON.stringify(each) === JSON.stringify(move.value));
    if (isLegal) game.given.set(seat, move.value);
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
