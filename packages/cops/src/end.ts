import type { Outcome, Seat } from "@darbar/kernel";
import type { CopsEvent } from "./event.ts";
import type { Team } from "./identity.ts";
import { cardAt, leaderSlot, playerAt } from "./player.ts";
import { rulesOf, type State } from "./state.ts";
import { teamOf } from "./team.ts";

/** How a game can end, as what its winners win. */
export const ENDINGS = ["honest", "crooked", "criminals", "alone"] as const;
export type Ending = (typeof ENDINGS)[number];

/** Whether a fact has ended the game: noticed at once, by the engine, and never waiting for a claim (cops 3, 6). */
export function endingAfter(table: State, event: CopsEvent): Outcome | null {
  switch (event.type) {
    case "swapped":
      return event.united === null ? null : ending("alone", [event.united]);
    case "out":
      return leaderFell(table, event.seat);
    case "diamonds":
    case "criminal":
      return diamondsGathered(table);
    default:
      return null;
  }
}

/** cops 3: kingpin eliminated: honest win; agent eliminated: crooked win. Eliminated players win with their team. */
function leaderFell(table: State, seat: Seat): Outcome | null {
  const player = playerAt(table, seat);
  const slot = leaderSlot(player);
  if (slot === null) return null;
  const team: Team = cardAt(player, slot).kind === "kingpin" ? "honest" : "crooked";
  return ending(
    team,
    seatsWhere(table, (each) => isOfTeam(table, each, team)),
  );
}

/** cops 6: criminals win with the criminals only; so does who was shot just now and would be one. */
function isOfTeam(table: State, seat: Seat, team: Team): boolean {
  const player = playerAt(table, seat);
  const onTheForce = rulesOf(table).criminals ? player.standing === "in" : true;
  return onTheForce && teamOf(player) === team;
}

/** cops 6: all diamonds held by criminals. */
function diamondsGathered(table: State): Outcome | null {
  if (table.players.some((player) => player.standing !== "criminal" && player.diamonds > 0)) return null;
  return ending(
    "criminals",
    seatsWhere(table, (seat) => playerAt(table, seat).standing === "criminal"),
  );
}

function seatsWhere(table: State, wins: (seat: Seat) => boolean): readonly Seat[] {
  return table.players.flatMap((_, seat) => (wins(seat) ? [seat] : []));
}

function ending(as: Ending, winners: readonly Seat[]): Outcome {
  return { winners, as };
}
