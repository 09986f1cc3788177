import { AGENT, CROOKED, type Hands, HONEST, KINGPIN, type LeaderSeats, ROLE_COUNT } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";

/*
 * The walk through all worlds of one sighting: seat by seat, role by role. With each role the ways to have it are
 * multiplied into a polynomial in the number of honest cards, so one step counts thousands of hands.
 */

/** How much likelier behaviour makes two roles, by seat, other seat, role and other role. */
export type Factors = Float64Array;

export function factorIndex(seats: number, one: Seat, other: Seat, role: number, otherRole: number): number {
  return ((one * seats + other) * ROLE_COUNT + role) * ROLE_COUNT + otherRole;
}

/** Called for each choice of roles: the roles, packed, their factor, and the ways to have so many honest cards. */
export type Leaf = (roles: number, factor: number, ways: Float64Array) => void;

/** Walks through the roles of the first `depth` seats in `order`, the leaders being where they are said to be. */
export function walkRoles(
  hands: Hands,
  { agent, kingpin }: LeaderSeats,
  factors: Factors,
  order: readonly Seat[],
  depth: number,
  leaf: Leaf,
): void {
  const { seats, honest, ways } = hands;
  const rows = order.map(() => new Float64Array(honest + 1));
  rows.push(new Float64Array(honest + 1));
  rows[0][0] = 1;
  const chosen = new Int8Array(seats);

  const visit = (level: number, roles: number, factor: number): void => {
    if (level === depth) return leaf(roles, factor, rows[level]);
    const seat = order[level];
    const first = seat === agent ? AGENT : seat === kingpin ? KINGPIN : HONEST;
    const last = first === HONEST ? CROOKED : first;
    for (let role = first; role <= last; role++) {
      const own = ways[seat * ROLE_COUNT + role];
      if (own === null) continue;
      if (!multiply(rows[level], own, rows[level + 1])) continue;
      let swayed = factor;
      for (let before = 0; before < level; before++) {
        swayed *= factors[factorIndex(seats, order[before], seat, chosen[before], role)];
      }
      chosen[level] = role;
      visit(level + 1, roles | (role << (2 * seat)), swayed);
    }
  };
  visit(0, 0, 1);
}

/** Multiplies a polynomial by a short one; false if nothing is left of it. */
function multiply(from: Float64Array, by: readonly number[], into: Float64Array): boolean {
  let any = false;
  for (let honest = 0; honest < into.length; honest++) {
    let sum = 0;
    for (let own = 0; own < by.length && own <= honest; own++) sum += by[own] * from[honest - own];
    into[honest] = sum;
    if (sum > 0) any = true;
  }
  return any;
}

/** The ways in which all honest cards find a place, some of them perhaps among those left over. */
export function waysInAll(ways: Float64Array, honest: number, leftOver: number): number {
  let sum = 0;
  for (let left = 0; left <= leftOver && left <= honest; left++) sum += ways[honest - left] ?? 0;
  return sum;
}
