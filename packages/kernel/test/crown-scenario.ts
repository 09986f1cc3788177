import { type CrownEvent, crown, type Move, type State } from "@darbar/kernel/crown";
import { happen, nameOfSeats, Scenario, Script, type WatchedTable, watchTable, wordsOf } from "@darbar/kernel/testing";

interface Expected {
  /** "P2"; "" while the game goes on. */
  readonly won?: string;
  readonly turn?: string;
}

/** A game of crown in words: `given("king knave").play("P1 claim", "P2 doubt").expect({ won: "P1" })`. */
export function given(cards: string, game: typeof crown = crown): CrownScenario {
  return new CrownScenario(wordsOf(cards), game);
}

class CrownScenario extends Scenario<object, State, Move, CrownEvent, Expected> {
  private readonly cards: readonly string[];
  private readonly game: typeof crown;

  constructor(cards: readonly string[], game: typeof crown) {
    super({
      detailsOf: () => ({}),
      nameOf: (move) => move.do,
      asStated: (state) => ({
        won: nameOfSeats(game.outcome(state)?.winners ?? []),
        turn: nameOfSeats([state.turn]),
      }),
    });
    this.cards = cards;
    this.game = game;
  }

  protected open(): WatchedTable<State, Move, CrownEvent> {
    const table = watchTable(this.game, {}, this.cards.length);
    const deal = new Script();
    deal.add(this.cards);
    happen(table, this.game.deal(table.state, deal));
    return table;
  }
}
