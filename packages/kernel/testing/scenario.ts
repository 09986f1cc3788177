import type { Asking } from "@darbar/kernel";
import { expect, onTestFinished } from "vitest";
import { Script } from "./script.ts";
import { moveIn, nameOfSeat, nameOfSeats, seatOf, seatsIn, viewerOf } from "./spoken.ts";
import { decideAt, happen, legalAt, type WatchedTable } from "./watched-table.ts";

/** What a game adds to the language of scenarios. */
export interface Vocabulary<State, Move, Expected extends object> {
  /** What the words behind the name of a move mean: `{ target: 0 }` for the "P1" of "steal P1". */
  detailsOf(name: string, rest: readonly string[]): object;
  /** "steal P1": what a move is called, whoever makes it. */
  nameOf(move: Move): string;
  /** How the table stands, said in the words that `expected` uses. */
  asStated(state: State, expected: Expected): Required<Expected>;
}

/**
 * A game in words: `given("classic", 3).hands("duke captain", …).play("P1 tax", "others pass").expect({ … })`. P1 is seat 0.
 * Each game extends it by what a position of it is made of. Whatever is played is checked by the table itself: see
 * `watched-table.ts`.
 */
export abstract class Scenario<
  Position extends object,
  State extends Asking,
  Move,
  GameEvent extends { readonly type: string },
  Expected extends object,
> {
  /** What has been said of the position from which it is played. */
  protected position: Partial<Position> = {};
  protected readonly script = new Script();
  private readonly vocabulary: Vocabulary<State, Move, Expected>;
  private opened: WatchedTable<State, Move, GameEvent> | null = null;
  private readonly lines: string[] = [];
  private failed = false;

  constructor(vocabulary: Vocabulary<State, Move, Expected>) {
    this.vocabulary = vocabulary;
    onTestFinished(() => this.finish());
  }

  /** The table in the position that was described. */
  protected abstract open(): WatchedTable<State, Move, GameEvent>;

  /** What the next random draws yield. All of it must come up by the end of the test, and nothing else. */
  draws(...cards: readonly string[]): this {
    this.script.add(cards);
    return this;
  }

  /** Plays lines such as "P2 steal P1"; "others pass" is a pass of everybody who is asked, in seat order. */
  play(...lines: readonly string[]): this {
    for (const line of lines) this.playLine(line);
    return this;
  }

  /** A move that is refused, with the code of the refusal: it changes nothing, and it is not among the legal ones. */
  refuses(line: string, code: string): this {
    return this.step(`${line} (refused)`, () => {
      const { seat, move } = this.moveIn(line);
      const decided = decideAt(this.table, seat, move, this.script);
      expect(decided.ok ? "accepted" : decided.error.code).toBe(code);
      expect(this.legal(nameOfSeat(seat))).not.toContain(this.vocabulary.nameOf(move));
    });
  }

  /** Who is asked and has not answered. */
  waitingFor(...who: readonly string[]): this {
    return this.step(`waiting for ${who}`, () => {
      expect(this.table.game.waiting(this.table.state)).toEqual(who.flatMap(seatsIn));
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

  /** Some of what a player may not do now, in whatever way: "steal P2", or "steal" from anybody. */
  mayNot(who: string, ...moves: readonly string[]): this {
    return this.step(`${who} may not ${moves.join(", ")}`, () => {
      const legal = this.legal(who);
      for (const move of moves) {
        expect(legal.filter((each) => each === move || each.startsWith(`${move} `))).toEqual([]);
      }
    });
  }

  /** What kinds of facts a viewer ("P1" or "public") was told of the latest move, in order. */
  heard(who: string, ...types: readonly GameEvent["type"][]): this {
    return this.step(`${who} heard ${types.join(", ")}`, () => {
      expect(this.facts(who).map((event) => event.type)).toEqual(types);
    });
  }

  /** What a viewer was told of the latest move. */
  facts(who: string): readonly GameEvent[] {
    return this.table.heard.get(viewerOf(who)) ?? [];
  }

  /** How the table stands; only what is said is compared. */
  expect(expected: Expected): this {
    return this.step("expect", () => {
      const stated = Object.entries(this.vocabulary.asStated(this.table.state, expected));
      expect(Object.fromEntries(stated.filter(([key]) => Object.hasOwn(expected, key)))).toEqual(expected);
    });
  }

  /** The table as a viewer knows it, for what the language has no word for. */
  view(who: string): State {
    return this.table.game.view(this.table.state, viewerOf(who));
  }

  /** Says more of the position. */
  protected placed(position: Partial<Position>): this {
    if (this.opened !== null) throw new Error("the game has begun: say this before the first move");
    this.position = { ...this.position, ...position };
    return this;
  }

  protected get table(): WatchedTable<State, Move, GameEvent> {
    this.opened ??= this.open();
    return this.opened;
  }

  protected playLine(line: string): void {
    if (line !== "others pass") {
      this.step(line, () => this.playOne(line));
      return;
    }
    const asked = this.table.game.waiting(this.table.state);
    this.step(`${nameOfSeats(asked)} pass`, () => {
      for (const seat of asked) this.playOne(`${nameOfSeat(seat)} pass`);
    });
  }

  /** What a move is called, two ways to say the same being one. */
  protected meaningOf(move: Move): string {
    return this.vocabulary.nameOf(move);
  }

  /** Runs one line; what goes wrong in it is told with the line. */
  protected step(line: string, run: () => void): this {
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

  private playOne(line: string): void {
    const { seat, move } = this.moveIn(line);
    const legal = legalAt(this.table, seat).map((each) => this.meaningOf(each));
    const decided = decideAt(this.table, seat, move, this.script);
    if (!decided.ok) throw new Error(`refused: ${decided.error.code} ${JSON.stringify(decided.error.facts)}`);
    expect(legal, "a move that was accepted and is not listed as legal").toContain(this.meaningOf(move));
    happen(this.table, decided.value);
  }

  private moveIn(line: string) {
    return moveIn(this.table.game, line, this.vocabulary.detailsOf);
  }

  private legal(who: string): readonly string[] {
    return legalAt(this.table, seatOf(who)).map((move) => this.vocabulary.nameOf(move));
  }

  /** Every draw that was listed must have been made. */
  private finish(): void {
    const { left } = this.script;
    if (!this.failed && left.length > 0) throw new Error(`these draws were never made: ${left.join(", ")}`);
  }
}
