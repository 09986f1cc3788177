import { cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import type { Asking, Game, Seat } from "@darbar/kernel";
import type { ServerMessage, Snapshot, WireFact } from "@darbar/protocol";
import type { Refused, Watcher } from "@darbar/table";

/** A client that makes its own table of what it is sent, as a browser does, and complains about every gap. */
export class Follower implements Watcher {
  readonly person: string;
  readonly wantsMoves: boolean;
  readonly heard: ServerMessage[] = [];
  snapshot: Snapshot | null = null;
  seat: Seat | null = null;
  log = "";
  count = 0;
  /** Why it does not see the table any more. */
  dismissed: Refused | null = null;

  constructor(person: string, wantsMoves = false) {
    this.person = person;
    this.wantsMoves = wantsMoves;
  }

  send(message: ServerMessage): void {
    const received = JSON.parse(JSON.stringify(message)) as ServerMessage;
    this.heard.push(received);
    if (received.type === "table") {
      this.snapshot = received.snapshot;
      this.seat = typeof received.viewer === "number" ? received.viewer : null;
      this.log = received.log;
      this.count = received.facts;
    }
    if (received.type !== "facts") return;
    if (received.log !== this.log || received.from !== this.count) {
      throw new Error(
        `${this.person} has ${this.count} facts of ${this.log} and gets ${received.from} of ${received.log}`,
      );
    }
    for (const fact of received.facts) this.fold(fact);
    this.count += received.facts.length;
  }

  gone(why: Refused): void {
    this.dismissed = why;
  }

  /** What this client would be shown of the game. */
  get view(): unknown {
    return this.snapshot?.game?.view ?? null;
  }

  /** All facts that were told, in order. */
  get facts(): readonly WireFact[] {
    return this.heard.flatMap((message) => (message.type === "facts" ? message.facts : []));
  }

  /** The moves this client may make, by its own reckoning. */
  legal(): readonly unknown[] {
    const { snapshot, seat } = this;
    if (snapshot?.game == null || seat === null) return [];
    return rulesOf(snapshot.setup.game).legal(snapshot.game.view, seat);
  }

  get game(): number {
    return this.snapshot?.game?.number ?? 0;
  }

  get prompt(): number {
    return this.snapshot?.game?.view.prompt ?? -1;
  }

  private fold(fact: WireFact): void {
    const { snapshot } = this;
    if (snapshot === null) throw new Error("facts without a table");
    if (fact.type === "started") {
      const rules = rulesOf(snapshot.setup.game);
      const options = rules.options(fact.options, snapshot.setup.seats);
      if (!options.ok) throw new Error(options.error);
      const view = rules.view(rules.setup(options.value, snapshot.setup.seats), this.seat ?? "public");
      const { commitment } = snapshot;
      this.snapshot = {
        ...snapshot,
        game: {
          number: fact.game,
          game: snapshot.setup.game,
          seats: snapshot.setup.seats,
          options: options.value,
          commitment,
          view,
          past: [],
          outcome: null,
        },
      };
    }
    if (fact.type === "events" && snapshot.game !== null) {
      const rules = rulesOf(snapshot.setup.game);
      for (const event of fact.events) rules.evolve(snapshot.game.view, event);
    }
    if (fact.type === "committed") this.snapshot = { ...snapshot, commitment: fact.commitment };
    if (fact.type === "sat") this.snapshot = { ...snapshot, seats: snapshot.seats.with(fact.seat, fact.sitter) };
    if (fact.type === "stood") this.snapshot = { ...snapshot, seats: snapshot.seats.with(fact.seat, null) };
  }
}

/** A client folds events without knowing what they are: so does this one. */
function rulesOf(game: string): Game<unknown, Asking, unknown, unknown> {
  return (game === "coup" ? coup : cops) as unknown as Game<unknown, Asking, unknown, unknown>;
}
