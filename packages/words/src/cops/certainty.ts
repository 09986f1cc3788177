import type { Identity, State } from "@darbar/cops";
import type { Concluded, Conclusions } from "@darbar/cops/deduce";
import type { Words } from "../words.ts";

/** What is certain of a player: their leader, that they hold one of the two, or their side. */
export type Certainty = Identity | "leader";

/** The most that is certain of a player; `null` if nothing tells their side. */
export function certaintyOf({ team, leader }: Concluded): Certainty | null {
  if (leader === "agent" || leader === "kingpin") return leader;
  return leader === "either" ? "leader" : team;
}

/** "honest for sure". */
export function certainText(certainty: Certainty, { t }: Words): string {
  return t(`cops.certain.${certainty}`);
}

/** What is certain before anything has been concluded: nothing. */
export function nothingCertain({ players }: State): Conclusions {
  return { players: players.map(() => ({ team: null, leader: null, cards: [] })), agent: [], kingpin: [] };
}
