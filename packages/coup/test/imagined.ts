import { at, type Seat, seededDraw } from "@darbar/kernel";
import { coup, type State } from "../src/index.ts";

const WORLDS = 60;

/** The hand of a seat in many worlds that this view could be. */
export function imaginedHands(view: State, seat: Seat): readonly (readonly string[])[] {
  return Array.from({ length: WORLDS }, (_, world) => {
    const imagined = coup.imagine(view, seededDraw(`world ${world}`));
    return at(imagined.players, seat).hidden.map(String);
  });
}
