import { type Bot, simpleCoup, TEMPERAMENT_NAMES, TEMPERAMENTS } from "@darbar/bots";
import type { Move, State } from "@darbar/coup";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";

/** The seat of the person at the terminal; bots have the others. */
export const HUMAN: Seat = 0;

/** A bot at the table, with its own source of chance. */
export interface Guest {
  readonly bot: Bot<State, Move>;
  readonly draw: Draw;
}

/** Who sits at the table. */
export interface Company {
  readonly names: readonly string[];
  /** By seat; nobody where the person sits. */
  readonly guests: readonly (Guest | null)[];
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

/** Invites as many guests as there are seats left, of mixed temperaments: the same ones for the same seed. */
export function invite(name: string, seats: number, seed: string): Company {
  const draw = seededDraw(`${seed}, the company`);
  const left: string[] = GUESTS.filter((guest) => guest.toLowerCase() !== name.toLowerCase());
  const names = [name];
  const guests: (Guest | null)[] = [null];
  while (names.length < seats) {
    const guest = draw.one(left);
    left.splice(left.indexOf(guest), 1);
    names.push(guest);
    const temperament = TEMPERAMENTS[draw.one(TEMPERAMENT_NAMES)];
    guests.push({ bot: simpleCoup(temperament), draw: seededDraw(`${seed}, ${guest}`) });
  }
  return { names, guests };
}
