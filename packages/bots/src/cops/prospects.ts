import { isKnownTo, isLeader, type KnownTo, type State, type Team, teamOf } from "@darbar/cops";
import { NO_SEATS, type Seat } from "@darbar/kernel";

/** How a world stands for a seat, with all cards in sight: 1 if it has won, 0 if it has lost, else between the two. */
export function prospects(world: State, me: Seat): number {
  if (world.outcome !== null) return world.outcome.winners.includes(me) ? 1 : 0;
  const { standing } = world.players[me];
  const robbed = robbedShare(world);
  if (standing === "criminal") return 0.1 + 0.7 * robbed ** 2;
  const team = teamOf(world.players[me]);
  const lead = strength(world, team) - strength(world, team === "honest" ? "crooked" : "honest");
  const even = 1 / (1 + Math.exp(-lead));
  // cops 6: whoever is about to become a criminal does not win with the team any more.
  return even * (1 - 0.6 * robbed ** 2) * (standing === "out" && world.options.mode === "gang" ? 0.3 : 1);
}

/** The share of all diamonds that criminals hold (cops 6). */
function robbedShare({ players }: State): number {
  let all = 0;
  let robbed = 0;
  for (const { diamonds, standing } of players) {
    all += diamonds;
    if (standing === "criminal") robbed += diamonds;
  }
  return all === 0 ? 0 : robbed / all;
}

/** How strong a team stands: who lives, who is armed, who knows and aims at the other side's leader. */
function strength(world: State, team: Team): number {
  const leader = leaderOf(world, team === "honest" ? "kingpin" : "agent");
  let sum = leader.wounded ? 0.9 : 0;
  for (const [seat, player] of world.players.entries()) {
    if (player.standing !== "in" || teamOf(player) !== team) continue;
    sum += 0.2;
    if (player.armed) sum += 0.1;
    if (leader.seat === seat) continue;
    const knows = isKnownTo(leader.knownTo, seat);
    if (knows) sum += 0.2;
    if (player.armed && player.aim === leader.seat) sum += (knows ? 0.4 : 0.15) * (leader.wounded ? 2 : 1);
  }
  return sum;
}

function leaderOf({ players }: State, leader: "agent" | "kingpin"): { seat: Seat; wounded: boolean; knownTo: KnownTo } {
  for (const [seat, { cards }] of players.entries()) {
    for (const { kind, wounded, knownTo } of cards) {
      if (isLeader(kind) && kind === leader) return { seat, wounded, knownTo };
    }
  }
  return { seat: -1, wounded: false, knownTo: NO_SEATS };
}
