import { cops, EQUIPMENT_NAMES, type Event, everyVariant, IDENTITIES, type Variant } from "@darbar/cops";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { type Budget, look } from "../bot.ts";
import { type CopsBot, type CopsSight, playCops } from "./game.ts";
import { trackCops } from "./knowledge/knowledge.ts";
import { sampleWorld } from "./knowledge/sample.ts";

/*
 * A bot sees its seat and nothing else. Everything it cannot know is dealt anew: the cards, the equipment, and what the
 * past hid from it. From the same seed it must make the same move.
 */

/** A position in which a bot moved otherwise when what it cannot know was dealt anew. */
export interface Leak {
  readonly variant: Variant;
  readonly seed: string;
  readonly seat: Seat;
  readonly prompt: number;
}

/** How many positions were tried, and those in which the bot knew too much. */
export interface TwinReport {
  readonly positions: number;
  readonly leaks: readonly Leak[];
}

/** The same past with other secrets: every hole in what a seat has seen is filled with something. */
function otherSecrets(past: readonly Event[], seat: Seat, draw: Draw): readonly Event[] {
  const fill =
    <Kind extends string>(kinds: readonly Kind[]) =>
    (kind: Kind | null): Kind =>
      kind ?? draw.one(kinds);
  const identity = fill(IDENTITIES);
  const equipment = fill(EQUIPMENT_NAMES);
  return past.map((event): Event => {
    switch (event.type) {
      case "dealt":
        return {
          ...event,
          hands: event.hands.map((hand) => hand.map(identity)),
          leftOver: event.leftOver.map(identity),
          equipment: event.equipment.map(equipment),
        };
      case "arranged":
        return { ...event, order: event.order.map(identity) };
      case "looked":
        return { ...event, kinds: event.kinds.map(identity) };
      case "swapped":
        return { ...event, kinds: [identity(event.kinds[0]), identity(event.kinds[1])] };
      case "drew":
      case "discarded":
        return event.seat === seat ? event : { ...event, equipment: equipment(event.equipment) };
      case "handed":
        return { ...event, equipment: equipment(event.equipment) };
      default:
        return event;
    }
  });
}

/** The same sight of another table: what the seat cannot know has been dealt anew. */
export function twinOf({ seat, view, past }: CopsSight, draw: Draw): CopsSight {
  const world = sampleWorld(trackCops(past, view, null), draw);
  return look(cops, world, seat, otherSecrets(past, seat, draw));
}

/** A clock that only counts how often it is asked: the same thought takes as long in both worlds. */
export function countingBudget(milliseconds: number): Budget {
  let asked = 0;
  return { milliseconds, now: () => asked++ };
}

/** Plays games of a bot against itself until so many positions with a choice were tried. Gives back every leak. */
export function tryTwins(bot: CopsBot, positions: number, seed: string, milliseconds = 0): TwinReport {
  const variants = everyVariant();
  const leaks: Leak[] = [];
  const budget = (): Budget | undefined => (milliseconds === 0 ? undefined : countingBudget(milliseconds));
  let tried = 0;
  for (let game = 0; tried < positions; game++) {
    const variant = variants[game % variants.length];
    const name = `${seed} ${game}`;
    const dreams = seededDraw(`${name} dreams`);
    const watched: CopsBot = {
      choose: (sight, draw) => {
        const { seat, legal, view } = sight;
        if (legal.length === 1) return legal[0];
        if (tried >= positions) return bot.choose(sight, draw); // Enough was tried: the game is only played to its end.
        const chances = `${name} ${view.prompt} ${seat}`;
        const move = bot.choose(sight, seededDraw(chances), budget());
        const other = bot.choose(twinOf(sight, dreams), seededDraw(chances), budget());
        tried++;
        if (JSON.stringify(other) !== JSON.stringify(move))
          leaks.push({ variant, seed: name, seat, prompt: view.prompt });
        return move;
      },
    };
    playCops(variant, new Array<CopsBot>(variant.seats).fill(watched), seededDraw(name));
  }
  return { positions: tried, leaks };
}
