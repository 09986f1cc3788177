import {
  type Character,
  type CoupEvent,
  charactersWith,
  coup,
  coupAtTable,
  type Move,
  type Options,
  type State,
} from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { TwinGame } from "../twins/twins.ts";

/** Coup with all that a seat cannot know dealt anew: the others' hands, the Court, and what the past hid from it. */
export const coupTwins: TwinGame<Options, State, Move, CoupEvent> = {
  ...coupAtTable,
  redeal: ({ view, past }, draw) => ({ state: coup.imagine(view, draw), events: otherSecrets(past, view, draw) }),
  answered: (seat, move) => ({ type: "answered", seat, move }),
};

/** The same past with other secrets: every hole in what a seat has seen is filled with some character. */
function otherSecrets(past: readonly CoupEvent[], { options }: State, draw: Draw): readonly CoupEvent[] {
  const characters = charactersWith(options.character);
  const fill = (card: Character | null): Character => card ?? draw.one(characters);
  return past.map((event): CoupEvent => {
    switch (event.type) {
      case "dealt":
        return { ...event, hands: event.hands.map((hand) => hand.map(fill)) };
      case "drafted":
      case "drew":
      case "returned":
        return { ...event, cards: event.cards.map(fill) };
      case "presented":
        return { ...event, card: fill(event.card) };
      default:
        return event;
    }
  });
}
