import type { NamedPlayer } from "../table/read-seats.ts";
import { FACES } from "./faces.ts";

/** By what a player is known at a glance, wherever the table speaks of them. */
export interface Identity {
  /** Which portrait is theirs. */
  readonly portrait: number;
  /** Their colour as a value of CSS; it is another in each theme. */
  readonly colour: string;
}

/** The order in which those without a face of their own choose one: those first whose bots come last. */
const CHOSEN: readonly number[] = [4, 8, 7, 9, 6, 10, 5, 3, 1, 0, 2];

/**
 * Who looks like whom at a table. Who is called like a bot of the house, in whatever script, has its face; everybody
 * else that of their seat, or the next that is free. Nobody looks like anybody else, and all readers see the same, in a
 * replay too, where nobody knows any more who was a bot.
 */
export function identitiesOf(seats: readonly (Pick<NamedPlayer, "name"> | null)[]): readonly Identity[] {
  const taken = new Set<number>();
  const take = (face: number): number => {
    taken.add(face);
    return face;
  };
  const named = seats.map((player) => {
    const face = player === null ? -1 : FACES.findIndex((names) => names.includes(player.name));
    return face === -1 || taken.has(face) ? null : take(face);
  });
  return named.map((own, seat) => {
    const portrait = own ?? take(freeFor(seat, taken));
    return { portrait, colour: `var(--person-${portrait})` };
  });
}

/** The face of a seat if it is free, otherwise the next one; there are more faces than seats at a table. */
function freeFor(seat: number, taken: ReadonlySet<number>): number {
  const order = CHOSEN.map((_, step) => CHOSEN[(seat + step) % CHOSEN.length]);
  return order.find((face) => !taken.has(face)) ?? order[0];
}

/** The style of whatever speaks of a player: it knows their colour. */
export function seatStyle(identities: readonly Identity[], seat: number): { readonly "--seat-colour": string } {
  return { "--seat-colour": identities[seat].colour };
}
