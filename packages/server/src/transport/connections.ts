import type { Actor } from "../table/seating.ts";
import type { Session } from "./session.ts";

/** How many connections there may be; 0 is no limit. */
export interface ConnectionLimits {
  readonly connectionsPerAddress: number;
  readonly connectionsPerPerson: number;
}

/** All open connections, by address and by person. */
export class Connections {
  private readonly limits: ConnectionLimits;
  private readonly sessions = new Map<Session, string>();
  private readonly addresses = new Map<string, number>();
  private readonly people = new Map<string, Set<Session>>();

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

  /** It is known now whose connection this is; answers whether they may have one more. */
  claim(session: Session, person: string): boolean {
    const { connectionsPerPerson } = this.limits;
    const theirs = this.people.get(person) ?? new Set();
    if (connectionsPerPerson !== 0 && theirs.size >= connectionsPerPerson && !theirs.has(session)) return false;
    this.people.set(person, theirs.add(session));
    return true;
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

  /** How many connections are open. */
  count(): number {
    return this.sessions.size;
  }

  /** Once in a while. */
  beat(): void {
    for (const session of this.sessions.keys()) session.beat();
  }

  /** Hangs up on everybody, because the server stops. */
  endAll(): void {
    for (const session of [...this.sessions.keys()]) session.end("restart");
  }
}
