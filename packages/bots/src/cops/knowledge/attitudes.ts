import type { CopsEvent } from "@darbar/cops";
import { areOfOneTeam, leads, ROLE_COUNT } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { Evidence } from "./behaviour.ts";
import { type Factors, factorIndex } from "./walk.ts";

/** By player and other player: the most hostile act so far and the friendliest one. Repeating oneself tells nothing new. */
export interface Attitudes {
  readonly seats: number;
  readonly hostile: Float64Array;
  readonly friendly: Float64Array;
}

/** Nobody has done anything. */
export function noAttitudes(seats: number): Attitudes {
  return { seats, hostile: new Float64Array(seats * seats), friendly: new Float64Array(seats * seats) };
}

/** Notes a piece of evidence. What one has done oneself tells one nothing. */
export function note({ seats, hostile, friendly }: Attitudes, { by, at, hostile: strength }: Evidence, me: Seat): void {
  if (by === me || by === at) return;
  const index = by * seats + at;
  if (strength > 0) hostile[index] = Math.max(hostile[index], strength);
  else friendly[index] = Math.max(friendly[index], -strength);
}

/** Cards that move, or evidence that is planted, make what somebody did before tell less, or the opposite. */
export function blurAttitudes(attitudes: Attitudes, event: CopsEvent): void {
  if (event.type === "swapped") for (const [seat] of event.places) scale(attitudes, seat, false);
  if (event.type === "laid" && event.lasting === "reversed") scale(attitudes, event.seat, true);
}

function scale({ seats, hostile, friendly }: Attitudes, seat: Seat, turned: boolean): void {
  for (let other = 0; other < seats; other++) {
    for (const index of other === seat ? [] : [seat * seats + other, other * seats + seat]) {
      const [before, kind] = [hostile[index], friendly[index]];
      hostile[index] = (turned ? kind : before) / 2;
      friendly[index] = (turned ? before : kind) / 2;
    }
  }
}

/** Nobody knowingly harms their own leader, so it tells this much more than harm to any other friend. */
const LEADER = 0.5;

/** How much likelier all that makes any two roles of any two seats. */
export function factorsOf({ seats, hostile, friendly }: Attitudes): Factors {
  const factors = new Float64Array(seats * seats * ROLE_COUNT * ROLE_COUNT).fill(1);
  for (let by = 0; by < seats; by++) {
    for (let at = 0; at < seats; at++) {
      const net = hostile[by * seats + at] - friendly[by * seats + at];
      if (net === 0) continue;
      for (let role = 0; role < ROLE_COUNT; role++) {
        for (let other = 0; other < ROLE_COUNT; other++) {
          const friends = areOfOneTeam(role, other);
          const factor = Math.exp(friends ? -net * (leads(other) ? 0.5 + LEADER : 0.5) : net / 2);
          factors[factorIndex(seats, by, at, role, other)] *= factor;
          factors[factorIndex(seats, at, by, other, role)] *= factor;
        }
      }
    }
  }
  return factors;
}
