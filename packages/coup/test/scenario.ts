import { Scenario, seatOf, type WatchedTable } from "@darbar/kernel/testing";
import { expect } from "vitest";
import { type CoupEvent, coup, type Edition, type Move, type Options, type State } from "../src/index.ts";
import { asStated, type Expected } from "./expected.ts";
import { imaginedHands } from "./imagined.ts";
import { type Position, tableIn } from "./position.ts";
import { cardsIn, detailsOf, meaningOf, nameOf } from "./spoken.ts";

/** A game in words: `given("classic", 3).hands("duke captain", …).play("P1 tax", "others pass").expect({ … })`. */
export function given(edition: Edition, seats: number): CoupScenario {
  return new CoupScenario(edition, seats);
}

/** What the language of scenarios has for Coup. */
export class CoupScenario extends Scenario<Position, State, Move, CoupEvent, Expected> {
  private readonly edition: Edition;
  private readonly seats: number;
  private options: Partial<Options> = {};

  constructor(edition: Edition, seats: number) {
    super({ detailsOf, nameOf, asStated });
    this.edition = edition;
    this.seats = seats;
  }

  /** Options of the table besides its edition. */
  with(options: Partial<Options>): this {
    this.options = { ...this.options, ...options };
    return this;
  }

  /** The hands by seat, "duke (captain)" for one face down and one face up. Seats not named are dealt anything. */
  hands(...hands: readonly string[]): this {
    return this.placed({ hands });
  }

  /** A constructed position: the purses by seat. The treasury has the rest. */
  coins(...coins: readonly number[]): this {
    return this.placed({ coins });
  }

  /** A constructed position: coins in the reserve. */
  reserve(reserve: number): this {
    return this.placed({ reserve });
  }

  /** A constructed position: the allegiances by seat. Without it the first question is the starting seat's. */
  sides(sides: string): this {
    return this.placed({ sides });
  }

  /** A constructed position: whose turn it is. */
  turn(who: string): this {
    return this.placed({ turn: seatOf(who) });
  }

  override draws(...cards: readonly string[]): this {
    return super.draws(...cards.flatMap(cardsIn));
  }

  /** That a player knows another to hold these cards: they are in every world this player can imagine. */
  knows(who: string, whose: string, cards: string): this {
    return this.step(`${who} knows that ${whose} holds ${cards}`, () => {
      for (const hand of this.imagined(who, whose)) expect(hand).toEqual(expect.arrayContaining([...cardsIn(cards)]));
    });
  }

  /** That a player cannot be sure that another holds a card: in some world they can imagine it is not there. */
  cannotKnow(who: string, whose: string, card: string): this {
    return this.step(`${who} cannot know that ${whose} holds ${card}`, () => {
      expect(this.imagined(who, whose).some((hand) => !hand.some((held) => held === card))).toBe(true);
    });
  }

  /** The cards of the facts of one kind that a viewer was told of the latest move. */
  cardsHeard(who: string, type: CoupEvent["type"]): readonly unknown[] {
    return this.facts(who).flatMap((event) => (event.type === type && "cards" in event ? event.cards : []));
  }

  protected open(): WatchedTable<State, Move, CoupEvent> {
    // In a constructed position the cards have been dealt: there is nothing to draft.
    const draft = Object.keys(this.position).length === 0 ? {} : { draft: false };
    const options = coup.options({ edition: this.edition, ...draft, ...this.options }, this.seats);
    if (!options.ok) throw new Error(options.error);
    return tableIn(this.position, options.value, this.seats);
  }

  protected override meaningOf(move: Move): string {
    return meaningOf(move, this.edition);
  }

  private imagined(who: string, whose: string): readonly (readonly string[])[] {
    return imaginedHands(this.view(who), seatOf(whose));
  }
}
