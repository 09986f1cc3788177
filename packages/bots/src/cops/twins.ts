import {
  type CopsEvent,
  copsAtTable,
  EQUIPMENT_NAMES,
  IDENTITIES,
  type Move,
  type Options,
  type State,
} from "@darbar/cops";
import type { Draw, Seat } from "@darbar/kernel";
import type { TwinGame } from "../twins/twins.ts";
import { trackCops } from "./knowledge/knowledge.ts";
import { sampleWorld } from "./knowledge/sample.ts";

/** Good Cop Bad Cop with all that a seat cannot know dealt anew: the cards, the equipment, and what the past hid from it. */
export const copsTwins: TwinGame<Options, State, Move, CopsEvent> = {
  ...copsAtTable,
  redeal: ({ seat, view, past }, draw) => ({
    state: sampleWorld(trackCops(past, view, null), draw),
    events: otherSecrets(past, seat, draw),
  }),
  answered: (seat, move) => ({ type: "answered", seat, move }),
};

/** The same past with other secrets: every hole in what a seat has seen is filled with something. */
function otherSecrets(past: readonly CopsEvent[], seat: Seat, draw: Draw): readonly CopsEvent[] {
  const fill =
    <Kind extends string>(kinds: readonly Kind[]) =>
    (kind: Kind | null): Kind =>
      kind ?? draw.one(kinds);
  const identity = fill(IDENTITIES);
  const equipment = fill(EQUIPMENT_NAMES);
  return past.map((event): CopsEvent => {
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
