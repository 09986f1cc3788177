import { BOT_NAMES, type BotName } from "@darbar/protocol/agreed";
import { readingsOf } from "@darbar/words/bot-names";
import { PORTRAITS } from "../art/portrait.tsx";
import type { Player } from "../table/read-seats.ts";

/** By what a player is known at a glance, wherever the table speaks of them. */
export interface Identity {
  /** Which portrait is theirs. */
  readonly portrait: number;
  /** Their colour as a value of CSS; it is another in each theme. */
  readonly colour: string;
}

/** The order in which those without a drawing of their own choose: those first whose bots come last. */
const CHOSEN: readonly BotName[] = [
  "Esther",
  "Iraj",
  "Homa",
  "Jamshid",
  "Golnar",
  "Zal",
  "Farid",
  "Darya",
  "Bahram",
  "Anahita",
  "Cyrus",
];

/**
 * Who looks like whom at a table. Who is called like a bot of the house, in whatever script, has its face; everybody
 * else that of their seat, or the next that is free. Nobody looks like anybody else, and all readers see the same, in a
 * replay too, where nobody knows any more who was a bot.
 */
export function identitiesOf(seats: readonly (Pick<Player, "name"> | null)[]): readonly Identity[] {
  const taken = new Set<BotName>();
  const named = seats.map((player) => {
    const face = BOT_NAMES.find((bot) => !taken.has(bot) && player !== null && readingsOf(bot).includes(player.name));
    if (face !== undefined) taken.add(face);
    return face;
  });
  return named.map((own, seat) => {
    const face = own ?? freeFor(seat, taken);
    taken.add(face);
    const portrait = BOT_NAMES.indexOf(face);
    return { portrait, colour: `var(--person-${portrait})` };
  });
}

/** The face of a seat if it is free, otherwise the next one; a table has more faces than seats. */
function freeFor(seat: number, taken: ReadonlySet<BotName>): BotName {
  const order = CHOSEN.map((_, step) => CHOSEN[(seat + step) % PORTRAITS]);
  return order.find((face) => !taken.has(face)) ?? order[0];
}

/** The style of whatever speaks of a player: it knows their colour. */
export function seatStyle(identities: readonly Identity[], seat: number): { readonly "--seat-colour": string } {
  return { "--seat-colour": identities[seat].colour };
}
