import { setTimeout as wait } from "node:timers/promises";
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

  /** How many connections people have at other nodes, node by node. */
  private readonly elsewhere = new Map<string, Map<string, number>>();
  /** The people of whom that has changed here, as far as others are to hear of it; `null` if there are no others. */
  private changed: Set<string> | null = null;

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
    const all = theirs.size + this.countElsewhere(person);
    if (connectionsPerPerson !== 0 && all >= connectionsPerPerson && !theirs.has(session)) return "too-many";
    this.people.set(person, theirs.add(session));
    this.changed?.add(person);
    return null;
  }

  private countElsewhere(person: string): number {
    let count = 0;
    for (const people of this.elsewhere.values()) count += people.get(person) ?? 0;
    return count;
  }

  /** How many connections people have here: all of them, from now on counted with those of other nodes. */
  countHere(): readonly (readonly [person: string, count: number])[] {
    this.changed ??= new Set();
    return [...this.people].map(([person, theirs]) => [person, theirs.size] as const);
  }

  /** The same of those of whom it has changed since the last time. */
  changedHere(): readonly (readonly [person: string, count: number])[] {
    const changed = [...(this.changed ?? [])];
    this.changed = new Set();
    return changed.map((person) => [person, this.people.get(person)?.size ?? 0] as const);
  }

  /** How many connections people have at another node; `isAll`: and nobody else has any there. */
  hear(node: string, people: readonly (readonly [person: string, count: number])[], isAll: boolean): void {
    const known = isAll ? new Map<string, number>() : (this.elsewhere.get(node) ?? new Map<string, number>());
    for (const [person, count] of people) {
      if (count === 0) known.delete(person);
      else known.set(person, count);
    }
    if (known.size === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, known);
  }

  /** The devices that are connected here. */
  devices(): readonly Identified[] {
    return [...this.people.values()].flatMap((sessions) =>
      [...sessions].flatMap((session) => {
        const identified = session.identified();
        return identified === null ? [] : [identified];
      }),
    );
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
    if (person !== null) this.changed?.add(person);
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

  /** Hangs up on everybody within a while, not on all at once: they come back to the others. */
  async endWithin(milliseconds: number): Promise<void> {
    await Promise.all(
      [...this.sessions.keys()].map(async (session) => {
        await wait(Math.random() * milliseconds);
        session.end("restart");
      }),
    );
  }

  /** Hangs up on everybody, because the server stops. */
  endAll(): void {
    for (const session of [...this.sessions.keys()]) session.end("restart");
  }
}
