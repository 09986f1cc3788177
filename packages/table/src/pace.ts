import { closingTime, tickAfter } from "./clock.ts";
import type { TableHost } from "./host.ts";
import { pausesEnd } from "./pause.ts";
import { isShuffled, SHUFFLE_TIME } from "./shuffle.ts";
import { type GameAtTable, isWindow, type Shuffle, type Table } from "./state.ts";

/** When things happen at a table: windows close on a grid, in them things are done at ticks, a shuffle waits for shares. */
export class Pace {
  private readonly table: Table;
  private readonly host: TableHost;
  /** What of their usual time windows stay open now: less where only bots answer, and are to hurry. */
  private readonly share: () => number;
  /** The window that is complete, and when it closes. */
  private complete: { readonly game: number; readonly prompt: number; readonly closes: number } | null = null;
  /** Since when this table, as it is awake now, waits for the shares of a shuffle. */
  private shuffling: { readonly game: number; readonly since: number } | null = null;

  constructor(table: Table, host: TableHost, share: () => number) {
    this.table = table;
    this.host = host;
    this.share = share;
  }

  /** Whether things are done at ticks now. */
  hasTicks(): boolean {
    const { game } = this.table;
    return this.host.tick > 0 && game !== null && isWindow(game);
  }

  /** When something is done that comes up at a time: in a window at its next tick, otherwise then. */
  onTick(time: number): number {
    const { game } = this.table;
    return game !== null && this.hasTicks() ? tickAfter(game.opened, time, this.host.tick) : time;
  }

  /**
   * Does something at once, or, in a window, at a tick that is still to come: what comes at a tick must not hear whether
   * there was something to write at it.
   */
  soon(run: () => void): void {
    const { now, at } = this.host;
    if (this.hasTicks()) at(this.onTick(now() + 1), run);
    else run();
  }

  /** When the open window closes, fixed as soon as it is complete: on the grid, whatever else happens until then. */
  closing(game: GameAtTable): number {
    const { number, opened, running } = game;
    const prompt = running.prompt();
    const { complete } = this;
    if (complete !== null && complete.game === number && complete.prompt === prompt) return complete.closes;
    const { tick, now } = this.host;
    const share = this.share();
    const grid = this.host.grid * share;
    const least = this.onTick(this.leastTime(game, share));
    this.complete = { game: number, prompt, closes: closingTime({ opened, least, now: now() }, grid, tick) };
    return this.complete.closes;
  }

  /** Until when the open window stays open at least. Where all pauses are short it is open for the longest of them. */
  private leastTime(game: GameAtTable, share: number): number {
    const { floor, pause } = this.host;
    const { running, opened } = game;
    if (running.isQuiet()) return pausesEnd(game, pause * share, share);
    const usual = opened + floor * share;
    return running.isReflex() ? Math.max(usual, pausesEnd(game, pause * share, share)) : usual;
  }

  /** The open window is not complete, or not any more: somebody has taken their order back. */
  goesOn(): void {
    this.complete = null;
  }

  /**
   * When the cards are dealt: as soon as all shares are open, and without those that have not come in time. Who could not
   * come because the server was down has all that time again.
   */
  dealing(shuffle: Shuffle): number {
    if (this.shuffling?.game !== shuffle.game) {
      this.shuffling = { game: shuffle.game, since: this.host.now() };
    }
    return this.shuffling.since + (isShuffled(shuffle) ? 0 : SHUFFLE_TIME);
  }
}
