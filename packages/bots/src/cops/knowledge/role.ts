import type { Team } from "@darbar/cops";

/** What a player is: of a team without its leader, or the holder of a leader. The numbers are places in tables. */
export const HONEST = 0;
export const CROOKED = 1;
export const AGENT = 2;
export const KINGPIN = 3;
export type Role = typeof HONEST | typeof CROOKED | typeof AGENT | typeof KINGPIN;

/** How many roles there are. */
export const ROLE_COUNT = 4;

/** The team of a role: the agent's holder is honest, the kingpin's crooked (cops 1). */
export function teamOfRole(role: number): Team {
  return role === HONEST || role === AGENT ? "honest" : "crooked";
}

/** Whether two roles are of one team. */
export function areOfOneTeam(one: number, other: number): boolean {
  return (one & 1) === (other & 1);
}

/** Whether a role is that of a leader's holder. */
export function leads(role: number): boolean {
  return role >= AGENT;
}

/** The role of a seat in a world whose roles are packed, two bits a seat. */
export function roleIn(roles: number, seat: number): number {
  return (roles >> (2 * seat)) & 3;
}
