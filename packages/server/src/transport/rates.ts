import type { Share, Usage } from "../usage.ts";
import { Bucket } from "./bucket.ts";

/** How often things may happen; 0 is no limit. */
export interface RateLimits {
  readonly messagesPerSecond: number;
  readonly talkPerMinute: number;
  readonly snapshotKilobytesPerSecond: number;
}

/** How many connections' worth of messages one person, and one address, may send. */
const CONNECTIONS_OF_PERSON = 3;
const CONNECTIONS_OF_ADDRESS = 30;
/** How many people's worth of talk and of snapshots one address may have: a school has one address. */
const PEOPLE_OF_ADDRESS = 4;
/** How many seconds' worth of snapshots may be sent at once, and minutes' worth of talk. */
const SNAPSHOTS_AT_ONCE = 10;
const TALK_AT_ONCE = 1 / 4;

/** Who a connection belongs to: its address, and its person as soon as that is known. */
export interface Caller {
  readonly address: string;
  readonly person: string | null;
}

/** What is counted for each person and each address, over however many connections. */
export class Rates {
  private readonly messages: Counts;
  private readonly talk: Counts;
  private readonly snapshots: Counts;

  /** `shared`: where several nodes count together, and what time it is there. */
  constructor(
    { messagesPerSecond, talkPerMinute, snapshotKilobytesPerSecond }: RateLimits,
    shared: { readonly usage: Usage; now(): number } | null = null,
  ) {
    this.messages = new Counts(messagesPerSecond, 2, CONNECTIONS_OF_PERSON, CONNECTIONS_OF_ADDRESS);
    this.talk = new Counts(talkPerMinute / 60, 60 * TALK_AT_ONCE, 1, PEOPLE_OF_ADDRESS);
    this.snapshots = new Counts(1024 * snapshotKilobytesPerSecond, SNAPSHOTS_AT_ONCE, 1, PEOPLE_OF_ADDRESS);
    if (shared === null) return;
    for (const [limit, counts] of Object.entries({
      messages: this.messages,
      talk: this.talk,
      snapshots: this.snapshots,
    })) {
      counts.share = shared.usage.share(limit, (key, count) => counts.hear(key, count, shared.now()));
    }
  }

  /** Counts a message; answers whether it came slowly enough. */
  takeMessage(caller: Caller, now: number): boolean {
    return this.messages.take(caller, now);
  }

  /** Counts a line of talk; answers whether it came slowly enough. */
  takeLine(caller: Caller, now: number): boolean {
    return this.talk.take(caller, now);
  }

  /** Whether a whole table may be sent: not if too much was sent lately. */
  maySendTable(caller: Caller, now: number): boolean {
    return this.snapshots.has(caller, now);
  }

  /** Counts a whole table by its bytes. */
  sentTable(caller: Caller, bytes: number, now: number): void {
    this.snapshots.spend(caller, bytes, now);
  }

  /** Called at every beat: forgets those who have not done anything lately. */
  tidy(now: number): void {
    for (const counts of [this.messages, this.talk, this.snapshots]) counts.tidy(now);
  }
}

const NONE: readonly Bucket[] = [];

const PERSON = "person ";

function ofPerson(person: string): string {
  return `${PERSON}${person}`;
}

function ofAddress(address: string): string {
  return `address ${address}`;
}

/** Buckets of one kind, by person and by address. */
class Counts {
  private readonly perSecond: number;
  private readonly seconds: number;
  private readonly ofPerson: number;
  private readonly ofAddress: number;
  private readonly buckets = new Map<string, Bucket>();
  /** Says what is used here, where others count, too. */
  share: Share | null = null;

  /** So much a second, so many seconds' worth at once, and so many times that for a person and for an address. */
  constructor(perSecond: number, seconds: number, ofPerson: number, ofAddress: number) {
    this.perSecond = perSecond;
    this.seconds = seconds;
    this.ofPerson = ofPerson;
    this.ofAddress = ofAddress;
  }

  take(caller: Caller, now: number): boolean {
    const buckets = this.of(caller, now);
    if (!buckets.every((bucket) => bucket.has(now))) return false;
    for (const bucket of buckets) bucket.spend(1);
    this.tell(caller, 1);
    return true;
  }

  has(caller: Caller, now: number): boolean {
    return this.of(caller, now).every((bucket) => bucket.has(now));
  }

  spend(caller: Caller, count: number, now: number): void {
    for (const bucket of this.of(caller, now)) bucket.spend(count);
    this.tell(caller, count);
  }

  private tell(caller: Caller, count: number): void {
    if (this.share === null || this.perSecond === 0) return;
    this.share(ofAddress(caller.address), count);
    if (caller.person !== null) this.share(ofPerson(caller.person), count);
  }

  /** So much was used elsewhere. */
  hear(key: string, count: number, now: number): void {
    if (this.perSecond > 0) this.bucket(key, key.startsWith(PERSON) ? this.ofPerson : this.ofAddress, now).spend(count);
  }

  tidy(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }

  private of({ address, person }: Caller, now: number): readonly Bucket[] {
    if (this.perSecond === 0) return NONE;
    const all = this.bucket(ofAddress(address), this.ofAddress, now);
    return person === null ? [all] : [this.bucket(ofPerson(person), this.ofPerson, now), all];
  }

  private bucket(key: string, times: number, now: number): Bucket {
    const perSecond = times * this.perSecond;
    const bucket = this.buckets.get(key) ?? new Bucket(this.seconds * perSecond, perSecond, now);
    this.buckets.set(key, bucket);
    return bucket;
  }
}
