import type { Seat as SeatNumber } from "@darbar/kernel";
import type { JSX } from "preact";
import { AllegianceMark } from "../art/allegiance.tsx";
import { Emblem } from "../art/emblem.tsx";
import { GirihStar } from "../art/girih.tsx";
import { Icon } from "../art/icons.tsx";
import type { Place } from "../board/ring.ts";
import { SeatFrame, type SeatTarget } from "../board/seat.tsx";
import { Said } from "../words/speak.tsx";
import { Bubble } from "./bubble.tsx";
import { Coins } from "./coins.tsx";
import { seatLabel } from "./seat-label.ts";
import { claimBy, isOut, type Sight } from "./sight.ts";
import { SmallCard } from "./small-card.tsx";
import { bubbleOf } from "./words/bubble.ts";
import { characterName } from "./words/characters.ts";

interface SeatProps {
  readonly sight: Sight;
  readonly seat: SeatNumber;
  readonly at: Place;
  /** Whether they stand apart from what is happening: dimmed while two others face each other. */
  readonly isAside: boolean;
  readonly target: SeatTarget | null;
}

/** A player at the table, as everybody sees them: a medallion with name, cards, coins and what they claim. */
export function Seat({ sight, seat, at, isAside, target }: SeatProps): JSX.Element {
  const { view, words, names } = sight;
  const said = bubbleOf(view, seat, words);
  return (
    <SeatFrame seat={seat} at={at} is={whatIs(sight, seat, isAside)} label={seatLabel(sight, seat)} target={target}>
      <span class="seat-name">
        <Said text={names(seat)} />
      </span>
      <Marks sight={sight} seat={seat} />
      <Belongings sight={sight} seat={seat} />
      <Lost sight={sight} seat={seat} />
      {said !== null && <Bubble text={said} as={claimBy(view, seat)} />}
    </SeatFrame>
  );
}

function whatIs({ view, waiting, isOver, happening }: Sight, seat: SeatNumber, isAside: boolean) {
  return {
    "is-turn": !isOver && view.turn === seat,
    "is-awaited": waiting.includes(seat),
    "is-out": isOut(view, seat),
    "is-falling": happening?.type === "out" && happening.seat === seat,
    "is-winner": view.winner === seat,
    "is-aside": isAside,
  };
}

function Marks({ sight, seat }: { readonly sight: Sight; readonly seat: SeatNumber }): JSX.Element {
  const { view, model, waiting, isOver } = sight;
  const sitter = model.seats[seat] ?? null;
  const { allegiance } = view.players[seat];
  return (
    <span class="seat-marks">
      {allegiance !== null && <AllegianceMark of={allegiance} class="mark" />}
      {view.winner === seat && <Icon name="crown" class="mark gold" />}
      {!isOver && view.turn === seat && <GirihStar class="mark gold" />}
      {waiting.includes(seat) && <Icon name="hourglass" class="mark waits" />}
      {sitter?.kind === "bot" && <Icon name="robot" class="mark muted" />}
      {sitter?.kind === "person" && sitter.away && <Icon name="moon" class="mark saffron" />}
    </span>
  );
}

function Belongings({ sight, seat }: { readonly sight: Sight; readonly seat: SeatNumber }): JSX.Element {
  const { view, words, happening } = sight;
  const { coins, hidden, shown } = view.players[seat];
  const turning = happening?.type === "lost" && happening.seat === seat ? shown.length - 1 : null;
  return (
    <div class="belongings">
      <span class="small-cards">
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
      </span>
      {view.bomb?.holder === seat && (
        <span class="held-bomb" data-place="bomb">
          <Emblem of="bomb" class="bomb" />
        </span>
      )}
      <Coins count={coins} place={`purse-${seat}`} />
    </div>
  );
}

/** The names of the cards that lie face up; the line is kept free for them, so that nothing moves when one falls. */
function Lost({ sight, seat }: { readonly sight: Sight; readonly seat: SeatNumber }): JSX.Element {
  const { shown } = sight.view.players[seat];
  return (
    <div class="lost-names">
      {shown.map((card, index) => (
        <span key={index} class="lost-name">
          {characterName(card, sight.words)}
        </span>
      ))}
    </div>
  );
}
