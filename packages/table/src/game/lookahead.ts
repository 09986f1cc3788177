/**
 * A second state of a running game, a step ahead of the first: what moves would lead to is tried on it. What was tried and
 * then happens it knows already, so that both stay alike and a state is copied once for a game, not for every move.
 */
export class Lookahead<State, GameEvent> {
  private readonly copy: () => State;
  private readonly evolve: (state: State, event: GameEvent) => void;
  private state: State | null = null;
  /** What was tried and has not happened yet. */
  private ahead: (readonly GameEvent[])[] = [];

  /** `copy`: the game as it is. */
  constructor(copy: () => State, evolve: (state: State, event: GameEvent) => void) {
    this.copy = copy;
    this.evolve = evolve;
  }

  /** The game as it is, to try something on; what was tried before is forgotten. */
  begin(): State {
    if (this.state === null || this.ahead.length > 0) this.state = this.copy();
    this.ahead = [];
    return this.state;
  }

  /** What may happen next was tried on the state, and is folded into it. */
  tried(events: readonly GameEvent[]): void {
    this.ahead.push(events);
  }

  /** Something has happened: what was tried, or something else. */
  follow(events: readonly GameEvent[]): void {
    if (this.ahead.length === 0) return this.fold(events);
    if (this.ahead.shift() === events) return;
    this.state = null;
    this.ahead = [];
  }

  private fold(events: readonly GameEvent[]): void {
    if (this.state !== null) for (const event of events) this.evolve(this.state, event);
  }
}
