import type { State } from "@darbar/cops";
import { endingOf } from "@darbar/words/cops/ending";
import { deedsOf } from "@darbar/words/cops/knew";
import { identitiesOf } from "../../../board/identity.ts";
import type { GameEnding } from "../../../ending/game-ending.ts";
import type { Picture } from "../../../ending/picture/picture.ts";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { countedIn } from "./counted.ts";

/** The teams as a picture, the winners first, and why it ended. Others see it, so it speaks to nobody. */
export const picture: GameEnding["picture"] = (ended, words, names): Picture => {
  const view: State = { ...(ended.end as State), viewer: "public" };
  const end = endingOf(view, words, names);
  if (end === null) throw new Error("the game is not over");
  const players = countedIn(ended);
  const identities = identitiesOf(ended.seats);
  return {
    title: end.title,
    rows: end.teams.flatMap(({ name, seats, isWinner }) =>
      seats.map((seat) => ({
        portrait: identities[seat].portrait,
        name: names(seat),
        cards: view.players[seat].cards.flatMap(({ kind }) =>
          kind === null ? [] : [{ emblem: <IdentityEmblem of={kind} />, isLost: false }],
        ),
        note: [name, ...deedsOf(players[seat], words)].join(" · "),
        isWinner,
      })),
    ),
    note: end.why,
  };
};
