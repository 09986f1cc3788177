import type { State } from "@darbar/cops";
import type { Conclusions } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";

/** Somebody at the table who is asked, and how they are spoken to. */
export interface Reader {
  readonly view: State;
  readonly me: Seat;
  /** What follows for certain from what they have seen. */
  readonly conclusions: Conclusions;
  readonly words: Words;
  readonly names: Names;
}
