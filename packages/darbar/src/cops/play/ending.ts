import { type CopsEvent, cops, type Ending, type Identity, isLeader, type State, TEAMS, teamOf } from "@darbar/cops";
import { list, type Seat } from "@darbar/kernel";
import type { Played } from "../../table-game.ts";
import type { Line } from "../../text/line.ts";
import { type Names, sentence, voiceFor } from "../../text/voice.ts";

/** Who won and why, and who was on which side. */
export function ending({ after }: Played<State, CopsEvent>, me: Seat, names: Names): readonly Line[] {
  const outcome = cops.outcome(after);
  if (outcome === null) throw new Error("the game is not over");
  const verdict = outcome.winners.includes(me) ? "You win" : "You lose";
  const why = reason(outcome.as as Ending, outcome.winners, after, me, names);
  return [
    { depth: 0, tone: "gold", text: `${verdict}: ${why}.` },
    { depth: 0, tone: "plain", text: sides(after, outcome.as === "alone" ? outcome.winners : [], names) },
  ];
}

function reason(as: Ending, winners: readonly Seat[], after: State, me: Seat, names: Names): string {
  const { whom, whose, verb } = voiceFor(me, names);
  switch (as) {
    case "honest":
      return `${whose(fallenWith("kingpin", after))} kingpin is eliminated, and the honest team wins`;
    case "crooked":
      return `${whose(fallenWith("agent", after))} agent is eliminated, and the crooked team wins`;
    case "criminals":
      return `the criminals hold every diamond`;
    case "alone":
      return winners[0] === me
        ? "both leaders are in your hand"
        : `both leaders are in ${whose(winners[0])} hand, and ${whom(winners[0])} ${verb(winners[0], "win")} alone`;
  }
}

function fallenWith(leader: Identity, { players }: State): Seat {
  return players.findIndex(({ cards, standing }) => standing === "out" && cards.some(({ kind }) => kind === leader));
}

/** Who was on which side: "Honest: You (agent), Shirin · crooked: Laleh (kingpin) · criminals: Kaveh". */
function sides({ players }: State, alone: readonly Seat[], names: Names): string {
  const named = (seat: Seat): string => {
    const leaders = players[seat].cards.flatMap(({ kind }) => (isLeader(kind) ? [kind] : []));
    return leaders.length === 0 ? names(seat) : `${names(seat)} (${list(leaders)})`;
  };
  const seats = [...players.keys()].filter((seat) => !alone.includes(seat));
  const parties = TEAMS.map((team): readonly [string, readonly Seat[]] => [
    team,
    seats.filter((seat) => players[seat].standing !== "criminal" && teamOf(players[seat]) === team),
  ]);
  const criminals = seats.filter((seat) => players[seat].standing === "criminal");
  const said = [...parties, ["criminals", criminals] as const, ["alone", alone] as const].filter(
    ([, party]) => party.length > 0,
  );
  return sentence(said.map(([name, party]) => `${name}: ${party.map(named).join(", ")}`).join(" · "));
}
