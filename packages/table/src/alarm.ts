import type { Result } from "@darbar/kernel";
import type { TableHost } from "./host.ts";
import type { Refused } from "./refusal.ts";

/** How long a table rests when something has failed, in milliseconds: to try again at once helps nobody. */
export const REST = 1_000;

/** Wakes a table when it is to do something by itself. */
export class Alarm {
  private readonly host: TableHost;
  private readonly times: () => readonly number[];
  private readonly wake: () => Promise<Result<null, Refused>>;
  private readonly inTurn: (run: () => Promise<void>) => Promise<void>;
  private callOff: (() => void) | null = null;
  /** Whether it is set for the table as it is now. */
  private isSet = false;
  private restsUntil = 0;

  /** `times`: when there is something to do, as far as that is known; `wake` does it, `inTurn` with all else that is done. */
  constructor(
    host: TableHost,
    times: () => readonly number[],
    wake: () => Promise<Result<null, Refused>>,
    inTurn: (run: () => Promise<void>) => Promise<void>,
  ) {
    this.host = host;
    this.times = times;
    this.wake = wake;
    this.inTurn = inTurn;
  }

  /** Sets it anew, for the next thing that happens by itself. */
  set(): void {
    this.off();
    this.isSet = true;
    const times = this.times();
    if (times.length === 0) return;
    this.callOff = this.host.at(Math.max(this.restsUntil, Math.min(...times)), () => {
      void this.inTurn(() => this.goOff());
    });
  }

  /** Nothing happens by itself any more, until it is set again. */
  off(): void {
    this.callOff?.();
    this.callOff = null;
  }

  /** Something has failed: nothing happens by itself for a while. */
  rest(): void {
    this.restsUntil = this.host.now() + REST;
    this.isSet = false;
  }

  /** Whether something has failed a moment ago. */
  isResting(): boolean {
    return this.restsUntil > this.host.now();
  }

  /** What is done may have set it anew; if not, that is done here. */
  private async goOff(): Promise<void> {
    this.isSet = false;
    try {
      const done = await this.wake();
      if (!done.ok) this.rest();
    } catch (error) {
      this.rest();
      this.host.report(error);
    }
    if (!this.isSet) this.set();
  }
}
