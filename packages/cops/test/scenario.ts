import { expect, onTestFinished } from "vitest";
import {
  type CopsEvent,
  cops,
  type EquipmentName,
  type Mode,
  type State,
  VERSION,
  type Version,
} from "../src/index.ts";
import { asStated, type Expected } from "./expected.ts";
import { nameOfHand } from "./hand-words.ts";
import { optionsOf, tableIn } from "./position.ts";
import { Script } from "./script.ts";
import { Setting } from "./setting.ts";
import { moveIn, nameOf, nameOfSeat, nameOfSeats, seatOf, viewerOf } from "./spoken.ts";
import { decideAt, happen, legalAt, type WatchedTable } from "./watched-table.ts";

/** A game in words: `given("base", 4).hands("agent any any").guns("P1>P3").play("P1 shoot", "nobody plays")`. */
export function given(mode: Mode, seats: number, version: Version = VERSION): Scenario {
  const scenario = new Scenario(mode, seats, version);
  onTestFinished(() => scenario.finish());
  return scenario;
}

/** See `given`. P1 is seat 0. Whatever is played is checked by the table itself: see `watched-table.ts`. */
export class Scenario extends Setting {
  private readonly mode: Mode;
  private readonly seats: number;
  private readonly version: Version;
  private opened: WatchedTable | null = null;
  private readonly lines: string[] = [];
  private readonly script = new Script();
  private failed = false;

  constructor(mode: Mode, seats: number, version: Version) {
    super();
    this.mode = mode;
    this.seats = seats;
    this.version = version;
  }

  /** What equipment the next random draws yield. All of it must come up by the end of the test, and nothing else. */
  draws(...cards: readonly EquipmentName[]): this {
    this.script.add(cards);
    return this;
  }

  /**
   * Plays lines such as "P1 investigate P3.2". "others pass" is a pass of everybody who is asked now, in seat order;
   * "nobody plays" goes on like that until no moment is open.
   */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      if (line === "others pass") this.othersPass();
      else if (line !== "nobody plays") this.step(line, () => this.playOne(line));
      else while (this.table.state.question === "moment") this.othersPass();
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

  /** Exactly what a player may do now, "aim P2" and so on, in any order. Nothing: they are not asked. */
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

  /** Some of what a player may not do now, in whatever way: "shoot", "play coffee". */
  mayNot(who: string, ...moves: readonly string[]): this {
    return this.step(`${who} may not ${moves.join(", ")}`, () => {
      for (const move of moves) {
        expect(this.legal(who).filter((each) => each === move || each.startsWith(`${move} `))).toEqual([]);
      }
    });
  }

  /** What a viewer ("P1" or "public") sees of a player's identity cards: "? (honest) ?". */
  sees(who: string, whose: string, hand: string): this {
    return this.step(`${who} sees of ${whose}: ${hand}`, () => {
      expect(nameOfHand(this.view(who).players[seatOf(whose)].cards)).toBe(hand);
    });
  }

  /** What a viewer knows of the equipment in a player's hand: its name, "?", or "" for none. */
  seesEquipment(who: string, whose: string, equipment: string): this {
    return this.step(`${who} sees that ${whose} holds ${equipment}`, () => {
      const held = this.view(who).players[seatOf(whose)].equipment;
      expect(held.map(({ kind }) => kind ?? "?").join(" ")).toBe(equipment);
    });
  }

  /** What kinds of facts a viewer ("P1" or "public") was told of the latest move, in order. */
  heard(who: string, ...types: readonly CopsEvent["type"][]): this {
    return this.step(`${who} heard ${types.join(", ")}`, () => {
      expect(this.facts(who).map((event) => event.type)).toEqual(types);
    });
  }

  /** What a viewer was told of the latest move. */
  facts(who: string): readonly CopsEvent[] {
    return this.table.heard.get(viewerOf(who)) ?? [];
  }

  /** How the table stands; only what is said is compared. */
  expect(expected: Expected): this {
    return this.step("expect", () => expect(asStated(this.table.state, expected)).toEqual(expected));
  }

  /** The table as a viewer knows it, for what the language has no word for. */
  view(who: string): State {
    return cops.view(this.table.state, viewerOf(who));
  }

  /** Every draw that was listed must have been made. */
  finish(): void {
    const { left } = this.script;
    if (!this.failed && left.length > 0) throw new Error(`these draws were never made: ${left.join(", ")}`);
  }

  protected get hasBegun(): boolean {
    return this.opened !== null;
  }

  private get table(): WatchedTable {
    const { mode, seats, version } = this;
    this.opened ??= tableIn(this.position, optionsOf({ mode, version }, seats), seats, this.script.left);
    return this.opened;
  }

  private othersPass(): void {
    const asked = cops.waiting(this.table.state);
    this.step(`${nameOfSeats(asked)} pass`, () => {
      for (const seat of asked) this.playOne(`${nameOfSeat(seat)} pass`);
    });
  }

  private playOne(line: string): void {
    const { seat, move } = moveIn(line);
    const legal = legalAt(this.table, seat).map(nameOf);
    const decided = decideAt(this.table, seat, move, this.script);
    if (!decided.ok) throw new Error(`refused: ${decided.error.code} ${JSON.stringify(decided.error.facts)}`);
    expect(legal, "a move that was accepted and is not listed as legal").toContain(nameOf(move));
    happen(this.table, decided.value);
  }

  private legal(who: string): readonly string[] {
    return legalAt(this.table, seatOf(who)).map(nameOf);
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
