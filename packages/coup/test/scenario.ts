import { expect, onTestFinished } from "vitest";
import { coup, type Edition, type Options, type State } from "../src/index.ts";
import { asStated, type Expected } from "./expected.ts";
import { imaginedHands } from "./imagined.ts";
import { type Position, tableIn } from "./position.ts";
import { Script } from "./script.ts";
import { cardsIn, meaningOf, moveIn, nameOf, seatOf, seatsIn, viewerOf } from "./spoken.ts";
import { decideAt, happen, legalAt, type WatchedTable } from "./watched-table.ts";

/** A game in words: `given("classic", 3).hands("duke captain", …).play("P1 tax", "others pass").expect({ … })`. */
export function given(edition: Edition, seats: number): Scenario {
  const scenario = new Scenario(edition, seats);
  onTestFinished(() => scenario.finish());
  return scenario;
}

/** See `given`. P1 is seat 0. Whatever is played is checked by the table itself: see `watched-table.ts`. */
export class Scenario {
  private readonly edition: Edition;
  private readonly seats: number;
  private options: Partial<Options> = {};
  private position: Position = {};
  private opened: WatchedTable | null = null;
  private readonly lines: string[] = [];
  private readonly script = new Script();
  private failed = false;

  constructor(edition: Edition, seats: number) {
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

  /** What the next random draws yield. All of it must come up by the end of the test, and nothing else. */
  draws(...cards: readonly string[]): this {
    this.script.add(cards.flatMap(cardsIn));
    return this;
  }

  /** Plays lines such as "P2 steal P1"; "others pass" is a pass of everybody who is asked, in seat order. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      if (line !== "others pass") this.step(line, () => this.playOne(line));
      else for (const seat of coup.waiting(this.table.state)) this.play(`P${seat + 1} pass`);
    }
    return this;
  }

  /** A move that is refused, with the code of the refusal: it changes nothing, and it is not among the legal ones. */
  refuses(line: string, code: string): this {
    return this.step(`${line} (refused)`, () => {
      const { seat, move } = moveIn(line);
      const decided = decideAt(this.table, seat, move, this.script);
      expect(decided.ok ? "accepted" : decided.error.code).toBe(code);
      expect(legalAt(this.table, seat).map(nameOf)).not.toContain(nameOf(move));
    });
  }

  /** Who is asked and has not answered. */
  waitingFor(...who: readonly string[]): this {
    return this.step(`waiting for ${who}`, () => {
      expect(coup.waiting(this.table.state)).toEqual(who.flatMap(seatsIn));
    });
  }

  /** Exactly what a player may do now, "steal P2" and so on, in any order. Nothing: they are not asked. */
  mayOnly(who: string, ...moves: readonly string[]): this {
    return this.step(`${who} may only ${moves.join(", ")}`, () => {
      expect(this.legal(who).toSorted()).toEqual(moves.toSorted());
    });
  }

  /** Some of what a player may do now. */
  may(who: string, ...moves: readonly string[]): this {
    return this.step(`${who} may ${moves.join(", ")}`, () => {
      expect(this.legal(who)).toEqual(expect.arrayContaining([...moves]));
    });
  }

  /** Some of what a player may not do now. */
  mayNot(who: string, ...moves: readonly string[]): this {
    return this.step(`${who} may not ${moves.join(", ")}`, () => {
      for (const move of moves) expect(this.legal(who)).not.toContain(move);
    });
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

  /** What kinds of facts a viewer ("P1" or "public") was told of the latest move, in order. */
  heard(who: string, ...types: readonly string[]): this {
    return this.step(`${who} heard ${types.join(", ")}`, () => {
      expect(this.table.heard.get(viewerOf(who))?.map((event) => event.type)).toEqual(types);
    });
  }

  /** The cards of the facts of one kind that a viewer was told of the latest move. */
  cardsHeard(who: string, type: string): readonly unknown[] {
    const heard = this.table.heard.get(viewerOf(who)) ?? [];
    return heard.flatMap((event) => (event.type === type && "cards" in event ? event.cards : []));
  }

  /** How the table stands; only what is said is compared. */
  expect(expected: Expected): this {
    return this.step("expect", () => expect(asStated(this.table.state, expected)).toEqual(expected));
  }

  /** The table as a viewer knows it, for what the language has no word for. */
  view(who: string): State {
    return coup.view(this.table.state, viewerOf(who));
  }

  /** Every draw that was listed must have been made. */
  finish(): void {
    const { left } = this.script;
    if (!this.failed && left.length > 0) throw new Error(`these draws were never made: ${left.join(", ")}`);
  }

  private get table(): WatchedTable {
    this.opened ??= this.open();
    return this.opened;
  }

  private open(): WatchedTable {
    // In a constructed position the cards have been dealt: there is nothing to draft.
    const draft = Object.keys(this.position).length === 0 ? {} : { draft: false };
    const options = coup.options({ edition: this.edition, ...draft, ...this.options }, this.seats);
    if (!options.ok) throw new Error(options.error);
    return tableIn(this.position, options.value, this.seats);
  }

  private placed(position: Position): this {
    if (this.opened !== null) throw new Error("the game has begun: say this before the first move");
    this.position = { ...this.position, ...position };
    return this;
  }

  private playOne(line: string): void {
    const { seat, move } = moveIn(line);
    const legal = legalAt(this.table, seat).map((each) => meaningOf(each, this.edition));
    const decided = decideAt(this.table, seat, move, this.script);
    if (!decided.ok) throw new Error(`refused: ${decided.error.code} ${JSON.stringify(decided.error.facts)}`);
    expect(legal, "a move that was accepted and is not listed as legal").toContain(meaningOf(move, this.edition));
    happen(this.table, decided.value);
  }

  private legal(who: string): readonly string[] {
    return legalAt(this.table, seatOf(who)).map(nameOf);
  }

  private imagined(who: string, whose: string): readonly (readonly string[])[] {
    return imaginedHands(this.view(who), seatOf(whose));
  }

  /** Runs one line; what goes wrong in it is told with the line. */
  private step(line: string, run: () => void): this {
    this.lines.push(line);
    try {
      run();
    } catch (error) {
      this.failed = true;
      if (error instanceof Error) error.message = `${this.lines.join("\n  ")}   ← here\n${error.message}`;
      throw error;
    }
    return this;
  }
}
