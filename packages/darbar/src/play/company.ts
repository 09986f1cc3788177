import type { Bot } from "@darbar/bots";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";

/** The seat of the person at the terminal; bots have the others. */
export const HUMAN: Seat = 0;

/** A bot at the table, with its own source of chance. */
export interface Guest<State, Move> {
  readonly bot: Bot<State, Move>;
  readonly draw: Draw;
}

/** Who sits at the table. */
export interface Company<State, Move> {
  readonly names: readonly string[];
  /** By seat; nobody where the person sits. */
  readonly guests: readonly (Guest<State, Move> | null)[];
}

const GUESTS = [
  "Mahshid",
  "Sepideh",
  "Bahare",
  "Bahram",
  "Shirin",
  "Farhad",
  "Laleh",
  "Kaveh",
  "Nasrin",
  "Siavash",
  "Parisa",
  "Dariush",
] as const;

/** Invites as many guests as there are seats left: the same ones for the same seed. */
export function invite<State, Move>(
  name: string,
  seats: number,
  seed: string,
  newBot: (draw: Draw) => Bot<State, Move>,
): Company<State, Move> {
  const draw = seededDraw(`${seed}, the company`);
  const left: string[] = GUESTS.filter((guest) => guest.toLowerCase() !== name.toLowerCase());
  const names = [name];
  const guests: (Guest<State, Move> | null)[] = [null];
  while (names.length < seats) {
    const guest = draw.one(left);
    left.splice(left.indexOf(guest), 1);
    names.push(guest);
    guests.push({ bot: newBot(draw), draw: seededDraw(`${seed}, ${guest}`) });
  }
  return { names, guests };
}
