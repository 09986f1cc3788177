import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Usage } from "../usage.ts";
import { Allowance } from "./allowance.ts";

/** What the counts of one kind of request are made from. */
interface Counted {
  /** Under what name they are counted at all nodes; none for the counts that all others come from. */
  readonly groupId?: string;
  readonly max?: unknown;
  readonly timeWindow?: unknown;
}

/** Where requests are counted by address: here, and, where there are other nodes, at all of them together, a second late. */
export function sharedCounts(usage: Usage | null, now: () => number): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    private readonly allowance: Allowance;

    constructor({ groupId, max, timeWindow }: Counted) {
      const shared = usage === null || groupId === undefined ? null : { usage, limit: `requests: ${groupId}` };
      this.allowance = new Allowance(Number(max ?? 0), Number(timeWindow ?? 0), now, undefined, shared);
    }

    child(counted: object): FastifyRateLimitStore {
      return new Counts(counted);
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      this.allowance.take(key);
      const { taken, left } = this.allowance.count(key);
      callback(null, { current: taken, ttl: left });
    }
  };
}
