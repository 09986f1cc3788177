import { bluffsText, challengesText, lieText } from "@darbar/words/coup/ending";
import type { PlayerTally } from "@darbar/words/coup/tally";
import { doer } from "@darbar/words/people";
import { identitiesOf } from "../../../board/identity.ts";
import type { GameEnding } from "../../../ending/game-ending.ts";
import type { Picture } from "../../../ending/picture/picture.ts";
import { Emblem } from "../art/emblem.tsx";
import { countedIn } from "./counted.ts";

/** The ranking as a picture, and the best lie. Others see it, so it speaks to nobody. */
export const picture: GameEnding["picture"] = (ended, words, names): Picture => {
  const { players, bestLie } = countedIn(ended);
  const identities = identitiesOf(ended.seats);
  const { t } = words;
  return {
    title: t("coup.event.won", doer(players[0].seat, "public", names)),
    rows: players.map((player) => ({
      portrait: identities[player.seat].portrait,
      name: `${t("ending.place", { place: player.place })} ${names(player.seat)}`,
      cards: cardsOf(player),
      note: [bluffsText(player, words), challengesText(player, words)].join(" · "),
      isWinner: player.place === 1,
    })),
    note: bestLie === null ? t("ending.lie.none") : `${t("ending.lie")}: ${lieText(bestLie, words, names)}`,
  };
};

function cardsOf({ kept, lost }: PlayerTally): Picture["rows"][number]["cards"] {
  return [
    ...kept.flatMap((card) => (card === null ? [] : [{ emblem: <Emblem of={card} />, isLost: false }])),
    ...lost.map((card) => ({ emblem: <Emblem of={card} />, isLost: true })),
  ];
}
