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

  constructor({ messagesPerSecond, talkPerMinute, snapshotKilobytesPerSecond }: RateLimits) {
    this.messages = new Counts(messagesPerSecond, 2, CONNECTIONS_OF_PERSON, CONNECTIONS_OF_ADDRESS);
    this.talk = new Counts(talkPerMinute / 60, 60 * TALK_AT_ONCE, 1, PEOPLE_OF_ADDRESS);
    this.snapshots = new Counts(1024 * snapshotKilobytesPerSecond, SNAPSHOTS_AT_ONCE, 1, PEOPLE_OF_ADDRESS);
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

/** Buckets of one kind, by person and by address. */
class Counts {
  private readonly perSecond: number;
  private readonly seconds: number;
  private readonly ofPerson: number;
  private readonly ofAddress: number;
  private readonly buckets = new Map<string, Bucket>();

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
    return true;
  }

  has(caller: Caller, now: number): boolean {
    return this.of(caller, now).every((bucket) => bucket.has(now));
  }

  spend(caller: Caller, count: number, now: number): void {
    for (const bucket of this.of(caller, now)) bucket.spend(count);
  }

  tidy(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }

  private of({ address, person }: Caller, now: number): readonly Bucket[] {
    if (this.perSecond === 0) return NONE;
    const ofAddress = this.bucket(`address ${address}`, this.ofAddress, now);
    return person === null ? [ofAddress] : [this.bucket(`person ${person}`, this.ofPerson, now), ofAddress];
  }

  private bucket(key: string, times: number, now: number): Bucket {
    const perSecond = times * this.perSecond;
    const bucket = this.buckets.get(key) ?? new Bucket(this.seconds * perSecond, perSecond, now);
    this.buckets.set(key, bucket);
    return bucket;
  }
}
