import { type Identity, type Team, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { type Certainty, certaintyOf } from "./certainty.ts";
import type { Reader } from "./reader.ts";
import { identityName } from "./things.ts";

/** "On your side for sure."; `null` as long as a player's side is open. A criminal is on none, and is told which it is. */
export function sideText(seat: Seat, reader: Reader): string | null {
  const { me, conclusions, words } = reader;
  if (seat === me) return null;
  const { team } = conclusions.players[seat];
  const mine = ownTeam(reader);
  if (mine !== null && team !== null) return words.t(team === mine ? "cops.then.ally" : "cops.then.enemy");
  const certainty = certaintyOf(conclusions.players[seat]);
  return certainty === null ? null : words.t("cops.then.for-sure", { kind: certaintyName(certainty, reader) });
}

/** The same of somebody who may lead: "Against you for sure: the Kingpin." */
export function sideAndLeaderText(seat: Seat, reader: Reader): string | null {
  const { conclusions, words } = reader;
  const { team, leader } = conclusions.players[seat];
  const mine = ownTeam(reader);
  if (seat === reader.me || mine === null || team === null || leader === null || leader === "none")
    return sideText(seat, reader);
  const kind = certaintyName(leader === "either" ? "leader" : leader, reader);
  return words.t(team === mine ? "cops.then.ally.leads" : "cops.then.enemy.leads", { kind });
}

function certaintyName(certainty: Certainty, { words }: Reader): string {
  return certainty === "leader" ? words.t("cops.claim.leader") : identityName(certainty, words, "is");
}

/** cops 6: a criminal is on no side. */
function ownTeam({ view: { players }, me }: Reader): Team | null {
  const { cards } = players[me];
  return cards.length === 0 || cards.some(({ kind }) => kind === null) ? null : teamOf(players[me]);
}

/** "1 of 2 crooked": what is known of a player whose side it leaves open; `null` if it does not speak for both. */
export function countText(seat: Seat, { me, conclusions, words }: Reader): string | null {
  if (seat === me) return null;
  const sure = conclusions.players[seat].cards.flatMap((kinds) => (kinds.length === 1 ? kinds : []));
  const crooked = countOf("crooked", sure);
  if (crooked === 0 || crooked + countOf("honest", sure) < sure.length || crooked === sure.length) return null;
  return words.t("cops.about.crooked-of", { crooked, known: sure.length });
}

function countOf(kind: Identity, kinds: readonly Identity[]): number {
  return kinds.filter((each) => each === kind).length;
}
