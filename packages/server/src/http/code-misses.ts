import { fail, ok, type Result } from "@darbar/kernel";
import { because, type Refused } from "@darbar/words";
import type { Usage } from "../usage.ts";
import { Allowance } from "./allowance.ts";

/*
 * Codes are short so that they can be said aloud, and anyone who has one can join the table. So nobody should find one by
 * trying: what is counted are the misses, the codes that are no table's. All answers to somebody who may be trying are
 * bounded together, whatever addresses they come from; what opens a table counts for nothing.
 *
 * There are three purses, each of 40 misses a minute by default, so that one who empties one does not lock out the rest:
 *   1. for networks from which no miss has come within an hour, one for each: people seldom mistype a code twice;
 *   2. for everybody, a few for each address, and not many more for a /48 of IPv6, which has 65,536 /64 for one attacker;
 *   3. for guests who came more than an hour ago, a few for each.
 * That is 120 a minute at most. There are 24^6 = 191,102,976 codes: trying them all takes 191,102,976 / 120 minutes, which
 * is 3 years. With a thousand tables, the first of them is found after a day; that is why there are not more.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What one address and one network have of what all have. */
const ADDRESS_PART = 1 / 4;
const NETWORK_PART = 3 / 4;
/** Misses of one guest in an hour, from the third purse. */
const GUEST_MISSES = 5;
/** Guests who came within the hour; of more the first count as known earlier, which the third purse bears. */
const MOST_NEWCOMERS = 100_000;

/** Who asks for a code. */
export interface Asker {
  /** An IPv4 address, or a /64 of IPv6. */
  readonly address: string;
  /** An IPv4 address, or a /48 of IPv6. */
  readonly network: string;
  readonly person: string | null;
}

/** A refusal, and for how many seconds it holds. */
export interface RefusedForNow extends Refused {
  readonly seconds: number;
}

type Toll = readonly [purse: Allowance, key: string];

/** How many wrong codes have been tried, and by whom. */
export class CodeMisses {
  private readonly newcomers: Allowance;
  private readonly firstOfNetwork: Allowance;
  private readonly firsts: Allowance;
  private readonly ofAddress: Allowance;
  private readonly ofNetwork: Allowance;
  private readonly ofAll: Allowance;
  private readonly ofGuest: Allowance;
  private readonly ofGuests: Allowance;

  /** `usage`: where several nodes count together. */
  constructor(perMinute: number, now: () => number, usage: Usage | null = null) {
    const isLimited = perMinute > 0;
    const purse = (name: string, most: number, milliseconds: number, mostKeys?: number): Allowance =>
      new Allowance(most, milliseconds, now, mostKeys, usage === null ? null : { usage, limit: `codes ${name}` });
    this.newcomers = purse("newcomers", 1, HOUR, MOST_NEWCOMERS);
    this.firstOfNetwork = purse("first of network", isLimited ? 1 : 0, HOUR);
    this.firsts = purse("firsts", perMinute, MINUTE);
    this.ofAddress = purse("of address", Math.ceil(perMinute * ADDRESS_PART), MINUTE);
    this.ofNetwork = purse("of network", Math.ceil(perMinute * NETWORK_PART), MINUTE);
    this.ofAll = purse("of all", perMinute, MINUTE);
    this.ofGuest = purse("of guest", isLimited ? GUEST_MISSES : 0, HOUR);
    this.ofGuests = purse("of guests", perMinute, MINUTE);
  }

  /** Somebody is new here. */
  cameIn(person: string): void {
    this.newcomers.take(person);
  }

  /**
   * Counts a miss before it is known to be one, so that many questions at once do not slip through; answers how to take
   * it back when the code turns out to be a table's.
   */
  ask({ address, network, person }: Asker): Result<() => void, RefusedForNow> {
    const everybody: readonly Toll[] = [
      [this.ofAddress, address],
      [this.ofNetwork, network],
      [this.ofAll, ""],
    ];
    const roads: (readonly Toll[])[] = [
      [
        [this.firstOfNetwork, network],
        [this.firsts, ""],
      ],
      everybody,
    ];
    if (person !== null && this.newcomers.wait(person) === 0) {
      roads.push([
        [this.ofGuest, person],
        [this.ofGuests, ""],
      ]);
    }
    const road = roads.find((tolls) => tolls.every(([purse, key]) => purse.wait(key) === 0));
    if (road === undefined) return fail(refusal(everybody.map(([purse, key]) => purse.wait(key))));
    const taken = road.map(([purse, key]) => purse.take(key));
    return ok(() => {
      for (const takeBack of taken) takeBack();
    });
  }
}

function refusal([address = 0, network = 0, all = 0]: readonly number[]): RefusedForNow {
  const seconds = Math.ceil(Math.max(address, network, all) / 1000);
  if (address > 0) return { ...because("too-many-codes.address", { seconds }), seconds };
  if (network > 0) return { ...because("too-many-codes.network", { seconds }), seconds };
  return { ...because("codes-tried-out.until", { seconds }), seconds };
}
