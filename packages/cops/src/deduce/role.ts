/** What a player is: of a team without its leader, or the holder of a leader. The numbers are places in tables. */
export const HONEST = 0;
export const CROOKED = 1;
export const AGENT = 2;
export const KINGPIN = 3;

export const ROLE_COUNT = 4;

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
