import { at, type Seat } from "@darbar/kernel";
import type { Move, State } from "../src/index.ts";

/** One move of a turn, and the table as it was before. */
export interface Step {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
}

/** The moves of a turn, read one after the other by somebody who knows what should come next. */
export class Transcript {
  private readonly steps: readonly Step[];
  private place = 0;

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }

  /** The step read last. */
  get latest(): Step {
    return at(this.steps, this.place - 1);
  }

  /** The next answer, which must be this seat's and, if names are given, one of them. */
  take(seat: Seat, ...names: readonly Move["do"][]): Move {
    const step = this.steps[this.place++];
    if (step === undefined) throw new Error(`seat ${seat} was not asked for ${names.join(", ")}`);
    if (step.seat !== seat || (names.length > 0 && !names.includes(step.move.do))) {
      throw new Error(
        `seat ${step.seat} was asked for ${step.move.do} instead of seat ${seat} for ${names.join(", ")}`,
      );
    }
    return step.move;
  }

  /** Nothing more may have been asked. */
  end(): void {
    const step = this.steps[this.place];
    if (step !== undefined) throw new Error(`too much was asked: ${step.move.do} of seat ${step.seat}`);
  }
}
