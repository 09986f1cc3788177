import { isDeepStrictEqual } from "node:util";
import type { Asking, Seat } from "@darbar/kernel";
import type { Snapshot } from "@darbar/protocol";
import { type FollowedLog, type FollowedTable, type Follower, follow, type TableMessage } from "@darbar/table/client";
import { rulesNamed } from "./rules.ts";

/** A table as one client makes it of what it is sent, as a browser does. It writes down everything that cannot be. */
export class Followed {
  /** Facts that do not follow each other, and views that went back in time. */
  readonly faults: string[] = [];
  private readonly follower: Follower;
  private held: FollowedLog | null = null;

  constructor(person: string) {
    this.follower = { person, rulesOf: rulesNamed, keepsGames: false };
  }

  /** Takes in a message about this table; answers whether its facts followed those before. */
  receive(message: TableMessage): boolean {
    if (message.type === "table") this.holdAgainst(message.snapshot);
    const followed = follow(this.held, message, this.follower);
    if (followed.ok) this.held = followed.value;
    else this.faults.push(followed.error);
    return followed.ok;
  }

  /** The table as it stands; `null` until it was shown. */
  get table(): FollowedTable | null {
    return this.held?.table ?? null;
  }

  /** What this viewer's log is called, and how many facts of it were told. */
  get log(): string {
    return this.held?.log ?? "";
  }

  get count(): number {
    return this.held?.facts ?? 0;
  }

  get seat(): Seat | null {
    const viewer = this.table?.viewer;
    return typeof viewer === "number" ? viewer : null;
  }

  get view(): Asking | null {
    return this.table?.game?.view ?? null;
  }

  /** The number of the game, from 1 on; 0: there was none. */
  get game(): number {
    return this.table?.game?.number ?? 0;
  }

  get isOver(): boolean {
    return this.table?.game != null && this.table.game.outcome !== null;
  }

  /** The number of the open question. */
  get prompt(): number {
    return this.view?.prompt ?? -1;
  }

  /** What this client may answer now, by its own reckoning. */
  legal(): readonly unknown[] {
    const { table, seat, view } = this;
    if (table?.game == null || view === null || seat === null || this.isOver || table.given !== null) return [];
    return rulesNamed(table.game.game).legal(view, seat);
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
}

/** A view as it would come over the wire. */
export function plain(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view));
}
