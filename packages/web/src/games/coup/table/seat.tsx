import type { Seat as SeatNumber } from "@darbar/kernel";
import { characterName } from "@darbar/words/coup/characters";
import { claimMarksOf } from "@darbar/words/coup/claim-marks";
import type { JSX } from "preact";
import { isCrowded, type SeatPlace } from "../../../board/arch.ts";
import { isRoomy, useLayout } from "../../../board/layout.ts";
import { SeatFrame, type SeatTarget } from "../../../board/seat.tsx";
import { AllegianceMark } from "../art/allegiance.tsx";
import { Emblem } from "../art/emblem.tsx";
import { ClaimMarks } from "./claim-marks.tsx";
import { Coins } from "./coins.tsx";
import { seatLabel } from "./seat-label.ts";
import { isOut, type Sight } from "./sight.ts";
import { SmallCard } from "./small-card.tsx";

interface SeatProps {
  readonly sight: Sight;
  readonly seat: SeatNumber;
  readonly place: SeatPlace;
  readonly target: SeatTarget | null;
}

/** A player at the table, as everybody sees them: portrait, name, cards, coins and what they have claimed so far. */
export function Seat({ sight, seat, place, target }: SeatProps): JSX.Element {
  const { allegiance } = sight.view.players[seat];
  return (
    <SeatFrame
      sight={sight}
      seat={seat}
      place={place}
      is={whatIs(sight, seat)}
      label={seatLabel(sight, seat)}
      target={target}
      marks={allegiance !== null && <AllegianceMark of={allegiance} class="side-mark" />}
      cards={<Cards sight={sight} seat={seat} />}
      notes={<Notes sight={sight} seat={seat} />}
    />
  );
}

function whatIs({ view, waiting, isOver }: Sight, seat: SeatNumber) {
  const { allegiance } = view.players[seat];
  return {
    "is-turn": !isOver && view.turn === seat,
    "is-awaited": waiting.includes(seat),
    "is-out": isOut(view, seat),
    "is-winner": view.winner === seat,
    "is-aimed": !isOver && view.action?.target === seat,
    "is-loyalist": allegiance === "loyalist",
    "is-reformist": allegiance === "reformist",
  };
}

function Cards({ sight, seat }: Pick<SeatProps, "sight" | "seat">): JSX.Element {
  const { view, words, happening } = sight;
  const { hidden, shown } = view.players[seat];
  const turning = happening?.type === "lost" && happening.seat === seat ? shown.length - 1 : null;
  return (
    <>
      {hidden.map((card, index) => (
        <SmallCard
          key={`hidden-${index}`}
          card={card}
          side={card === null ? "back" : "open"}
          place={`card-${seat}-${index}`}
          isTurning={false}
          {...(card === null ? {} : { title: characterName(card, words) })}
        />
      ))}
      {shown.map((card, index) => (
        <SmallCard
          key={`shown-${index}`}
          card={card}
          side="lost"
          place={`card-${seat}-${hidden.length + index}`}
          isTurning={turning === index}
          title={characterName(card, words)}
        />
      ))}
    </>
  );
}

/** How many claims a seat has room for: those made last. The panel has them all. */
const SHOWN = { wide: 3, tall: 2, crowd: 2, narrow: 1 } as const;

function Notes({ sight: { view, past, home }, seat }: Pick<SeatProps, "sight" | "seat">): JSX.Element {
  const layout = useLayout();
  const isCrowd = isCrowded(view.players.length, home);
  const most = !isRoomy(layout) ? SHOWN.narrow : isCrowd ? SHOWN.crowd : layout === "wide" ? SHOWN.wide : SHOWN.tall;
  return (
    <>
      {!isOut(view, seat) && <Coins count={view.players[seat].coins} place={`purse-${seat}`} />}
      {view.bomb?.holder === seat && (
        <span class="held-bomb" data-place="bomb">
          <Emblem of="bomb" class="bomb" />
        </span>
      )}
      <ClaimMarks marks={claimMarksOf(past, seat)} most={most} />
    </>
  );
}
