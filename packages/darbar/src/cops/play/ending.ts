import { type CopsEvent, cops, isLeader, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { endingOf } from "@darbar/words/cops/ending";
import { deedsOf, sightingText } from "@darbar/words/cops/knew";
import { LEADERS, tallyOf } from "@darbar/words/cops/tally";
import { identityName } from "@darbar/words/cops/things";
import type { Played } from "../../table-game.ts";
import { DOT, type Line } from "../../text/line.ts";
import type { Voice } from "../../text/voice.ts";
import { unbroken } from "../../text/wrap.ts";

/** Who won and why, who was on which side, and who has seen which leader since when. */
export function ending(
  { events, after }: Played<State, CopsEvent>,
  me: Seat,
  { words, names }: Voice,
): readonly Line[] {
  const open = { ...cops.view(after, "all"), viewer: me };
  const end = endingOf(open, words, names);
  if (end === null) throw new Error("the game is not over");
  const named = (seat: Seat): string => {
    const leaders = open.players[seat].cards.flatMap(({ kind }) => (isLeader(kind) ? [identityName(kind, words)] : []));
    return leaders.length === 0 ? names(seat) : `${names(seat)} (${words.list(leaders)})`;
  };
  const { players } = tallyOf({
    options: after.options,
    seats: after.players.length,
    as: "all",
    past: events,
    said: [],
  });
  const teams = end.teams.map(({ name, seats }) => `${name}: ${words.list(seats.map(named))}`);
  return [
    { depth: 0, tone: "gold", text: `${end.title}. ${end.why}` },
    { depth: 0, tone: "plain", text: teams.map(unbroken).join(DOT) },
    { depth: 0, tone: "plain", text: `${words.t("ending.knew")}:` },
    ...players.map(
      (player): Line => ({
        depth: 1,
        tone: "plain",
        text: [
          names(player.seat),
          ...LEADERS.map((leader) => `${identityName(leader, words)}: ${sightingText(player.saw[leader], words)}`),
          ...deedsOf(player, words),
        ]
          .map(unbroken)
          .join(DOT),
      }),
    ),
  ];
}
