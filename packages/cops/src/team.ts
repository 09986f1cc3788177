import { type Identity, isLeader, type Team } from "./identity.ts";
import type { Player } from "./state.ts";

/** cops 1: a leader decides the team of its holder; otherwise the majority of the three cards does. */
export function teamOf(player: Player): Team {
  let honest = 0;
  for (const { kind } of player.cards) {
    if (isLeader(kind)) return kind === "agent" ? "honest" : "crooked";
    if (countsAs(kind, isReversed(player)) === "honest") honest++;
  }
  return honest >= 2 ? "honest" : "crooked";
}

/** Whether a player's honest cards count as crooked and the reverse (cops 5). */
export function isReversed(player: Player): boolean {
  return player.lying.some((laid) => laid.lasting === "reversed");
}

function countsAs(kind: Identity | null, reversed: boolean): Team {
  return (kind === "honest") === reversed ? "crooked" : "honest";
}
