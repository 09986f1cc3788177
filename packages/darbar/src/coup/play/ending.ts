import { type CoupEvent, coup, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { claimsOf } from "@darbar/words/coup/claims";
import { doer } from "@darbar/words/people";
import type { Played } from "../../table-game.ts";
import { DOT, type Line } from "../../text/line.ts";
import type { Voice } from "../../text/voice.ts";
import { unbroken } from "../../text/wrap.ts";

/** Who won, and who bluffed how often. */
export function ending(
  { events, after }: Played<State, CoupEvent>,
  me: Seat,
  { words, names }: Voice,
): readonly Line[] {
  const { t } = words;
  const winner = coup.outcome(after)?.winners[0];
  if (winner === undefined) throw new Error("the game is not over");
  const verdict = winner === me ? t("table.you-won") : t("coup.event.won", doer(winner, me, names));
  const bluffs = claimsOf(events).filter(({ truth }) => truth === false);
  const counts = after.players.map((_, seat) => {
    const own = bluffs.filter((bluff) => bluff.seat === seat);
    const caught = own.filter(({ fate }) => fate === "caught").length;
    return unbroken(t("terminal.bluffs.one", { name: names(seat), made: own.length, caught }));
  });
  return [
    { depth: 0, tone: "gold", text: verdict },
    { depth: 0, tone: "plain", text: t("terminal.bluffs", { counts: counts.join(DOT) }) },
  ];
}
