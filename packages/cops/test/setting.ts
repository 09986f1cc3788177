import type { EquipmentName } from "../src/index.ts";
import type { Position } from "./position.ts";
import { seatOf, seatsIn, wordsOf } from "./spoken.ts";

/** The first half of a scenario: the position from which it is played. */
export abstract class Setting {
  protected position: Position = {};

  protected abstract get hasBegun(): boolean;

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

  private placed(position: Position): this {
    if (this.hasBegun) throw new Error("the game has begun: say this before the first move");
    this.position = { ...this.position, ...position };
    return this;
  }

  private lying(lying: NonNullable<Position["lying"]>[number]): this {
    return this.placed({ lying: [...(this.position.lying ?? []), lying] });
  }
}
