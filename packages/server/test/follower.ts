import { findGame } from "@darbar/games";
import type { Seat } from "@darbar/kernel";
import type { ServerMessage, Snapshot, WireFact } from "@darbar/protocol";
import type { Refused, Watcher } from "@darbar/table";
import { type AnyRules, type FollowedLog, type FollowedTable, follow } from "@darbar/table/client";

/** A client that makes its own table of what it is sent, as a browser does, and complains about every gap. */
export class Follower implements Watcher {
  readonly person: string;
  readonly wantsMoves: boolean;
  readonly heard: ServerMessage[] = [];
  held: FollowedLog | null = null;
  /** Why it does not see the table any more. */
  dismissed: Refused | null = null;

  constructor(person: string, wantsMoves = false) {
    this.person = person;
    this.wantsMoves = wantsMoves;
  }

  send(message: ServerMessage): void {
    const received = JSON.parse(JSON.stringify(message)) as ServerMessage;
    this.heard.push(received);
    if (!("table" in received)) return;
    const followed = follow(this.held, received, { person: this.person, rulesOf, keepsGames: false });
    if (!followed.ok) throw new Error(`${this.person} ${followed.error}`);
    this.held = followed.value;
  }

  gone(why: Refused): void {
    this.dismissed = why;
  }

  /** The table as this client would be shown it. */
  get snapshot(): FollowedTable | null {
    return this.held?.table ?? null;
  }

  get log(): string {
    return this.held?.log ?? "";
  }

  get count(): number {
    return this.held?.facts ?? 0;
  }

  get seat(): Seat | null {
    const viewer = this.snapshot?.viewer;
    return typeof viewer === "number" ? viewer : null;
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

  /** What this client has made of what it was told, as a host would show it: without what only a client knows. */
  shown(): Snapshot | null {
    if (this.snapshot === null) return null;
    const { table: _table, viewer: _viewer, me: _me, clock: _clock, present: _present, ...shown } = this.snapshot;
    return shown;
  }
}

/** A client folds events without knowing what they are: so does this one. */
function rulesOf(game: string): AnyRules {
  const listed = findGame(game);
  if (listed === undefined) throw new Error(`there is no game ${game}`);
  return listed.with(({ rules }) => rules as unknown as AnyRules);
}
