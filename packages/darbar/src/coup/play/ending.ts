import { type CoupEvent, coup, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { cardsInWords } from "@darbar/words/coup/characters";
import { bluffsText, challengesText, lieText } from "@darbar/words/coup/ending";
import { type PlayerTally, tallyOf } from "@darbar/words/coup/tally";
import { doer } from "@darbar/words/people";
import type { Played } from "../../table-game.ts";
import { DOT, type Line } from "../../text/line.ts";
import type { Voice } from "../../text/voice.ts";
import { unbroken } from "../../text/wrap.ts";

/** Who won, who came in which place with which cards, who bluffed and challenged how often, and the best lie. */
export function ending(
  { events, after }: Played<State, CoupEvent>,
  me: Seat,
  { words, names }: Voice,
): readonly Line[] {
  const { t } = words;
  const winner = coup.outcome(after)?.winners[0];
  if (winner === undefined) throw new Error("the game is not over");
  const { players, bestLie } = tallyOf({
    options: after.options,
    seats: after.players.length,
    as: "all",
    past: events,
  });
  const row = (player: PlayerTally): Line => {
    const { place, seat, kept, lost } = player;
    const cards = [...kept, ...lost].flatMap((card) => card ?? []);
    const parts = [
      `${t("ending.place", { place })} ${names(seat)}`,
      cardsInWords(cards, words, "name"),
      bluffsText(player, words),
      challengesText(player, words),
    ];
    return { depth: 1, tone: "plain", text: parts.map(unbroken).join(DOT) };
  };
  return [
    { depth: 0, tone: "gold", text: winner === me ? t("table.you-won") : t("coup.event.won", doer(winner, me, names)) },
    ...players.map(row),
    { depth: 0, tone: "plain", text: `${t("ending.lie")}: ${lieText(bestLie, words, names)}` },
  ];
}
