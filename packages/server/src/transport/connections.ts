import type { Actor } from "@darbar/table";
import type { Identified } from "../identity/people.ts";
import type { CloseReason } from "./peer.ts";
import type { Session } from "./session.ts";

/** How many connections there may be; 0 is no limit. */
export interface ConnectionLimits {
  readonly connectionsPerAddress: number;
  readonly connectionsPerPerson: number;
}

/** How many withdrawn devices are remembered: more than can be about to connect. */
const MOST_WITHDRAWN = 1_000;

/** All open connections, by address and by person. */
export class Connections {
  private readonly limits: ConnectionLimits;
  private readonly sessions = new Map<Session, string>();
  private readonly addresses = new Map<string, number>();
  private readonly people = new Map<string, Set<Session>>();
  /** The latest devices that were withdrawn: one of them may be about to connect by a token that was good a moment ago. */
  private readonly withdrawn = new Set<string>();

  constructor(limits: ConnectionLimits) {
    this.limits = limits;
  }

  /** Whether this address may open one more. */
  hasRoomFor(address: string): boolean {
    const { connectionsPerAddress } = this.limits;
    return connectionsPerAddress === 0 || (this.addresses.get(address) ?? 0) < connectionsPerAddress;
  }

  /** A connection has opened. */
  add(session: Session, address: string): void {
    this.sessions.set(session, address);
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
  }

  /** It is known now whose connection this is; answers why they may not have it, or `null`. */
  claim(session: Session, { person, device }: Identified): CloseReason | null {
    if (this.withdrawn.has(device)) return "withdrawn";
    const { connectionsPerPerson } = this.limits;
    const theirs = this.people.get(person) ?? new Set();
    if (connectionsPerPerson !== 0 && theirs.size >= connectionsPerPerson && !theirs.has(session)) return "too-many";
    this.people.set(person, theirs.add(session));
    return null;
  }

  /** A connection has closed. */
  remove(session: Session, person: string | null): void {
    const address = this.sessions.get(session);
    if (address === undefined) return;
    this.sessions.delete(session);
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left === 0) this.addresses.delete(address);
    else this.addresses.set(address, left);
    const theirs = person === null ? undefined : this.people.get(person);
    theirs?.delete(session);
    if (person !== null && theirs?.size === 0) this.people.delete(person);
  }

  /** Tells all devices of a person what they are called now. */
  rename(actor: Actor): void {
    for (const session of this.people.get(actor.person) ?? []) session.rename(actor);
  }

  /** Hangs up on a device that is its owner's no more. */
  hangUp(person: string, device: string): void {
    this.withdrawn.add(device);
    for (const oldest of this.withdrawn) {
      if (this.withdrawn.size <= MOST_WITHDRAWN) break;
      this.withdrawn.delete(oldest);
    }
    for (const session of [...(this.people.get(person) ?? [])]) if (session.isOf(device)) session.end("withdrawn");
  }

  /** How many connections are open. */
  count(): number {
    return this.sessions.size;
  }

  /** Hangs up where nobody is there any more. */
  beat(): void {
    for (const session of this.sessions.keys()) session.beat();
  }

  /** Hangs up on everybody, because the server stops. */
  endAll(): void {
    for (const session of [...this.sessions.keys()]) session.end("restart");
  }
}
