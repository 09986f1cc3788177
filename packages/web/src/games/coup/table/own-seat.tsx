import { characterName } from "@darbar/words/coup/characters";
import type { JSX } from "preact";
import { OwnTab } from "../../../board/own-tab.tsx";
import { AllegianceMark } from "../art/allegiance.tsx";
import { Emblem } from "../art/emblem.tsx";
import { Coins } from "./coins.tsx";
import { Hand } from "./hand.tsx";
import { seatLabel } from "./seat-label.ts";
import { isOut, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface OwnSeatProps {
  readonly sight: Sight;
  readonly play: Play;
}

/** The reader's own place: who they are, their coins and their cards. Who only watches has none. */
export function OwnSeat({ sight, play }: OwnSeatProps): JSX.Element | null {
  const { home, view, words, isOver } = sight;
  if (home === null) return null;
  const { coins, allegiance, hidden } = view.players[home];
  return (
    <>
      <OwnTab
        sight={sight}
        label={seatLabel(sight, home)}
        is={{
          "is-turn": !isOver && view.turn === home,
          "is-out": isOut(view, home),
          "is-winner": view.winner === home,
          "is-aimed": !isOver && view.action?.target === home,
        }}
        marks={allegiance !== null && <AllegianceMark of={allegiance} class="side-mark" />}
      >
        <Coins count={coins} place={`purse-${home}`} class="own-coins" />
        {view.bomb?.holder === home && (
          <span class="held-bomb" data-place="bomb">
            <Emblem of="bomb" class="bomb" />
          </span>
        )}
        <span class="own-holds">
          {hidden.flatMap((card) => (card === null ? [] : [characterName(card, words)])).join(" · ")}
        </span>
      </OwnTab>
      <Hand sight={sight} play={play} />
    </>
  );
}
