import { isDeepStrictEqual } from "node:util";
import type { Asking, Seat } from "@darbar/kernel";
import type { ServerMessage, Snapshot, WireFact } from "@darbar/protocol";
import { type Rules, rulesOf } from "./rules.ts";

type TableMessage = Extract<ServerMessage, { type: "table" }>;
type FactsMessage = Extract<ServerMessage, { type: "facts" }>;

/** A table as one client makes it of what it is sent, as a browser does. It writes down everything that cannot be. */
export class Followed {
  seat: Seat | null = null;
  /** What this viewer's log is called, and how many facts of it were told. */
  log = "";
  count = 0;
  view: Asking | null = null;
  /** The number of the game, from 1 on; 0: there was none. */
  game = 0;
  isOver = false;
  /** The question that this viewer has answered already, as the server says. */
  given = -1;
  /** What each seat has committed to for the next shuffle, and the shuffle under way. */
  commitments: readonly (string | null)[] = [];
  shuffle: Snapshot["shuffle"] = null;
  nextGame = 1;
  /** Facts that do not follow each other, and views that went back in time. */
  readonly faults: string[] = [];
  private rules: Rules | null = null;
  private seats = 0;

  /** Takes in a message about this table; answers whether its facts followed those before. */
  receive(message: TableMessage | FactsMessage): boolean {
    if (message.type === "table") {
      this.start(message);
      return true;
    }
    if (message.log !== this.log || message.from !== this.count) {
      this.faults.push(`has ${this.count} facts of ${this.log} and gets ${message.from} of ${message.log}`);
      return false;
    }
    for (const fact of message.facts) this.fold(fact);
    this.count += message.facts.length;
    return true;
  }

  /** What this client may answer now, by its own reckoning. */
  legal(): readonly unknown[] {
    const { rules, view, seat } = this;
    if (rules === null || view === null || seat === null || this.isOver || this.given === view.prompt) return [];
    return rules.legal(view, seat);
  }

  /** The number of the open question. */
  get prompt(): number {
    return this.view?.prompt ?? -1;
  }

  private start({ viewer, log, facts, snapshot }: TableMessage): void {
    this.holdAgainst(snapshot);
    this.seat = typeof viewer === "number" ? viewer : null;
    this.log = log;
    this.count = facts;
    this.rules = rulesOf(snapshot.setup.game);
    this.seats = snapshot.setup.seats;
    this.view = snapshot.game?.view ?? null;
    this.game = snapshot.game?.number ?? 0;
    this.isOver = snapshot.game != null && snapshot.game.outcome !== null;
    this.given = snapshot.given === null ? -1 : this.prompt;
    this.commitments = snapshot.commitments;
    this.shuffle = snapshot.shuffle;
    this.nextGame = snapshot.nextGame;
  }

  /** A client that comes back finds the table as it left it, or further on: what was told once has happened. */
  private holdAgainst({ game }: Snapshot): void {
    if (this.view === null) return;
    const prompt = game?.view.prompt ?? -1;
    const number = game?.number ?? 0;
    if (number < this.game || (number === this.game && prompt < this.prompt)) {
      this.faults.push(`was at question ${this.game}.${this.prompt} and is back at ${number}.${prompt}`);
    }
    if (number !== this.game || prompt !== this.prompt || this.isOver || game?.outcome !== null) return;
    if (!isDeepStrictEqual(game.view, plain(this.view))) {
      this.faults.push(`sees question ${number}.${prompt} otherwise than before`);
    }
  }

  private fold(fact: WireFact): void {
    switch (fact.type) {
      case "setup":
        this.seats = fact.setup.seats;
        this.commitments = Array.from({ length: this.seats }, (_, seat) => this.commitments[seat] ?? null);
        this.rules = rulesOf(fact.setup.game);
        return;
      case "started": {
        const { rules, seats } = this;
        const options = rules?.options(fact.options, seats);
        if (rules == null || options?.ok !== true) throw new Error("a game began that cannot be set up");
        this.view = rules.view(rules.setup(options.value, seats), this.seat ?? "public");
        this.game = fact.game;
        this.isOver = false;
        this.given = -1;
        this.commitments = this.commitments.map(() => null);
        this.shuffle = null;
        this.nextGame = fact.game + 1;
        return;
      }
      case "sat":
      case "stood":
        this.commitments = this.commitments.with(fact.seat, null);
        return;
      case "share-committed":
        this.commitments = this.commitments.with(fact.seat, fact.commitment);
        return;
      case "shuffling":
        this.shuffle = { game: fact.game, commitments: fact.commitments, opened: false };
        return;
      case "share-opened":
        if (this.shuffle !== null) this.shuffle = { ...this.shuffle, opened: true };
        return;
      case "events":
        if (this.view === null) throw new Error("events without a game");
        for (const event of fact.events) this.rules?.evolve(this.view, event);
        return;
      case "given":
        this.given = fact.prompt;
        return;
      case "ended":
        this.isOver = true;
        return;
    }
  }
}

/** A view as it would come over the wire. */
export function plain(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view));
}
