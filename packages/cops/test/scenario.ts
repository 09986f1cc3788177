import { at } from "@darbar/kernel";
import { Scenario, seatOf, seatsIn, type WatchedTable, wordsOf } from "@darbar/kernel/testing";
import { expect } from "vitest";
import {
  type CopsEvent,
  type EquipmentName,
  type Mode,
  type Move,
  type State,
  VERSION,
  type Version,
} from "../src/index.ts";
import { asStated, type Expected } from "./expected.ts";
import { nameOfHand } from "./hand-words.ts";
import { optionsOf, type Position, tableIn } from "./position.ts";
import { detailsOf, nameOf } from "./spoken.ts";

/** A game in words: `given("base", 4).hands("agent any any").guns("P1>P3").play("P1 shoot", "nobody plays")`. */
export function given(mode: Mode, seats: number, version: Version = VERSION): CopsScenario {
  return new CopsScenario(mode, seats, version);
}

/** What the language of scenarios has for Good Cop Bad Cop. */
export class CopsScenario extends Scenario<Position, State, Move, CopsEvent, Expected> {
  private readonly mode: Mode;
  private readonly seats: number;
  private readonly version: Version;

  constructor(mode: Mode, seats: number, version: Version) {
    super({ detailsOf, nameOf, asStated });
    this.mode = mode;
    this.seats = seats;
    this.version = version;
  }

  /** The identity cards by seat, "agent! (honest) crooked". "any", and seats not named, are anything. */
  hands(...hands: readonly string[]): this {
    return this.placed({ hands });
  }

  /** The equipment by seat; `null`, and seats not named, hold none. */
  equipment(...equipment: readonly (EquipmentName | null)[]): this {
    return this.placed({ equipment });
  }

  /** "P1>P3 P2>P1": who holds a gun (in the gang: has drawn theirs), and at whom it points. */
  guns(text: string): this {
    return this.placed({ guns: wordsOf(text).map((word) => seatsIn(word.replace(">", " ")) as [number, number]) });
  }

  /** The diamonds by seat. */
  diamonds(...diamonds: readonly number[]): this {
    return this.placed({ diamonds });
  }

  /** Before whom the disguise lies. */
  disguised(who: string): this {
    return this.lying({ before: seatOf(who), equipment: "disguise", lasting: "concealed" });
  }

  /** Before whom the planted evidence lies. */
  planted(who: string): this {
    return this.lying({ before: seatOf(who), equipment: "planted-evidence", lasting: "reversed" });
  }

  /** Who has been eliminated; in the gang, who is a criminal. */
  fallen(who: string): this {
    return this.placed({ fallen: seatsIn(who) });
  }

  /** Play goes the other way round. */
  reversed(): this {
    return this.placed({ reversed: true });
  }

  /** Whose turn it is. */
  turn(who: string): this {
    return this.placed({ turn: seatOf(who) });
  }

  override draws(...cards: readonly EquipmentName[]): this {
    return super.draws(...cards);
  }

  /** What a viewer ("P1" or "public") sees of a player's identity cards: "? (honest) ?". */
  sees(who: string, whose: string, hand: string): this {
    return this.step(`${who} sees of ${whose}: ${hand}`, () => {
      expect(nameOfHand(at(this.view(who).players, seatOf(whose)).cards)).toBe(hand);
    });
  }

  /** What a viewer knows of the equipment in a player's hand: its name, "?", or "" for none. */
  seesEquipment(who: string, whose: string, equipment: string): this {
    return this.step(`${who} sees that ${whose} holds ${equipment}`, () => {
      const held = at(this.view(who).players, seatOf(whose)).equipment;
      expect(held.map(({ kind }) => kind ?? "?").join(" ")).toBe(equipment);
    });
  }

  protected open(): WatchedTable<State, Move, CopsEvent> {
    const { mode, seats, version } = this;
    return tableIn(this.position, optionsOf({ mode, version }, seats), seats, this.script.left);
  }

  /** "nobody plays": everybody who is asked passes, until no moment is open. */
  protected override playLine(line: string): void {
    if (line !== "nobody plays") super.playLine(line);
    else while (this.table.state.question === "moment") super.playLine("others pass");
  }

  private lying(lying: NonNullable<Position["lying"]>[number]): this {
    return this.placed({ lying: [...(this.position.lying ?? []), lying] });
  }
}
