import { type Draw, DrawError } from "@darbar/kernel";

/** Draws that yield what a scenario lists, in order. Unlike a record's list it can grow as the game goes on. */
export class Script implements Draw {
  private readonly cards: string[] = [];

  /** What is still to come up. */
  get left(): readonly string[] {
    return this.cards;
  }

  add(cards: readonly string[]): void {
    this.cards.push(...cards);
  }

  one<Item extends string | number>(from: readonly Item[]): Item {
    const next = this.cards.shift();
    if (next === undefined) throw new DrawError("a card is drawn here: say which with .draws(…)");
    const found = from.find((item) => item === next);
    if (found === undefined) throw new DrawError(`there is no ${next} left to draw`);
    return found;
  }
}
