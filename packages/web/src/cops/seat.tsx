import { SLOTS } from "@darbar/cops";
import type { Seat as SeatNumber } from "@darbar/kernel";
import type { JSX } from "preact";
import { EquipmentBack } from "../art/cops/equipment-back.tsx";
import { EquipmentEmblem } from "../art/cops/equipment-emblem.tsx";
import { Gun } from "../art/cops/gun.tsx";
import { PrecinctStar } from "../art/cops/precinct.tsx";
import { Diamond, Handcuffs } from "../art/cops/tokens.tsx";
import { Icon } from "../art/icons.tsx";
import { SeatFrame, type SeatPlace } from "../board/seat.tsx";
import { Said } from "../words/speak.tsx";
import { SmallIdentity } from "./identity-card.tsx";
import { entryOf, type NotebookPage } from "./knowledge/notebook.ts";
import { SuspicionMark } from "./knowledge/suspicion-mark.tsx";
import { hasWon, isAwaited, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { seatLabel } from "./words/seat-label.ts";
import { equipmentName } from "./words/things.ts";

interface SeatProps {
  readonly sight: Sight;
  readonly seat: SeatNumber;
  readonly place: SeatPlace;
  readonly play: Play;
  readonly notes: NotebookPage;
}

/** A player at the table, as everybody sees them: name, three cards, gun and aim, equipment, diamonds. */
export function Seat({ sight, seat, place, play, notes }: SeatProps): JSX.Element {
  const { view, words, names, model, isOver } = sight;
  const offer = play.atSeat(seat);
  const sitter = model.seats[seat] ?? null;
  const label = seatLabel(view, seat, { words, names, sitter, isOver, isAwaited: isAwaited(sight, seat) });
  const { suspicion } = entryOf(notes, seat);
  const guess = words.t("cops.notebook.suspected", { suspicion: suspicion ?? "" });
  return (
    <SeatFrame
      sight={sight}
      seat={seat}
      place={place}
      is={whatIs(sight, seat)}
      label={suspicion === null ? label : words.t("table.label", { one: label, two: guess })}
      target={
        offer === null ? null : { label: offer.label, isArmed: play.armed === offer.id, press: () => play.press(offer) }
      }
      isOpen
      marks={<Marks sight={sight} seat={seat} notes={notes} />}
      cards={<Belongings sight={sight} seat={seat} play={play} />}
      notes={<AimLine sight={sight} seat={seat} />}
    />
  );
}

function whatIs(sight: Sight, seat: SeatNumber): Readonly<Record<string, boolean>> {
  const { view, isOver, happening } = sight;
  const { standing, armed, aim } = view.players[seat];
  return {
    "is-turn": !isOver && view.turn === seat,
    "is-awaited": isAwaited(sight, seat),
    "is-out": standing === "out",
    "is-criminal": standing === "criminal",
    "is-falling": happening?.type === "out" && happening.seat === seat,
    "is-winner": hasWon(sight, seat),
    "is-armed-at-me": !isOver && armed && aim !== null && aim === sight.home,
  };
}

function Marks({ sight, seat, notes }: Pick<SeatProps, "sight" | "seat" | "notes">): JSX.Element {
  const { view, model, isOver } = sight;
  const sitter = model.seats[seat] ?? null;
  const { suspicion } = entryOf(notes, seat);
  return (
    <span class="seat-marks" aria-hidden="true">
      <SuspicionMark suspicion={suspicion} />
      {view.players[seat].standing === "criminal" && <Handcuffs class="mark" />}
      {hasWon(sight, seat) && <Icon name="crown" class="mark gold" />}
      {!isOver && view.turn === seat && <PrecinctStar class="mark gold" />}
      {isAwaited(sight, seat) && <Icon name="hourglass" class="mark waits" />}
      {sitter?.kind === "bot" && <Icon name="robot" class="mark muted" />}
      {sitter?.kind === "person" && sitter.away && <Icon name="moon" class="mark saffron" />}
    </span>
  );
}

function Belongings({ sight, seat, play }: Pick<SeatProps, "sight" | "seat" | "play">): JSX.Element {
  const { view, words, known } = sight;
  const { cards, equipment, lying, diamonds } = view.players[seat];
  return (
    <div class="belongings">
      <span class="small-cards">
        {SLOTS.slice(0, cards.length).map((slot) => (
          <SmallIdentity
            key={slot}
            sight={sight}
            seat={seat}
            slot={slot}
            card={cards[slot]}
            known={known[seat]?.[slot] ?? null}
            play={play}
          />
        ))}
      </span>
      <span class="kit" aria-hidden="true" data-place={`kit-${seat}`}>
        {equipment.map(({ kind }, index) => (
          <span key={index} class="kit-card" title={kind === null ? undefined : equipmentName(kind, words)}>
            {kind === null ? <EquipmentBack class="kit-back" /> : <EquipmentEmblem of={kind} class="kit-sign" />}
          </span>
        ))}
      </span>
      <span class="kit" aria-hidden="true" data-place={`lying-${seat}`}>
        {lying.map(({ equipment: kind }) => (
          <span key={kind} class="kit-card is-laid" title={equipmentName(kind, words)}>
            <EquipmentEmblem of={kind} class="kit-sign" />
          </span>
        ))}
      </span>
      <Diamonds count={diamonds} seat={seat} sight={sight} />
    </div>
  );
}

/** A diamond with a number; nothing in a game without diamonds. */
export function Diamonds({
  count,
  seat,
  sight: { view, words },
}: {
  readonly count: number;
  readonly seat: SeatNumber;
  readonly sight: Sight;
}): JSX.Element | null {
  if (view.options.mode !== "gang") return null;
  return (
    <span class={`diamonds${count === 0 ? " has-none" : ""}`} aria-hidden="true" data-place={`diamonds-${seat}`}>
      <Diamond class="diamond" />
      <span>{words.number(count)}</span>
    </span>
  );
}

/** At whom the gun points, in words: the arrow says it across the table. The line is kept, so that nothing moves. */
function AimLine({ sight, seat }: { readonly sight: Sight; readonly seat: SeatNumber }): JSX.Element {
  const { view, words, names, home, isOver } = sight;
  const { armed, aim } = view.players[seat];
  // After the game guns say nothing any more.
  const target = armed && !isOver ? aim : null;
  return (
    <div class="aim-line" aria-hidden="true">
      <span class="aim-gun-place" data-place={`gun-${seat}`}>
        {armed && !isOver && <Gun class="aim-gun" />}
      </span>
      {target !== null && (
        <>
          <span class="aim-name">
            <Said
              text={
                target === home
                  ? words.t("cops.table.aims-at-you")
                  : words.t("cops.table.aims-at", { name: names(target) })
              }
            />
          </span>
          <span class="aim-name is-short">
            <Said text={target === home ? words.t("cops.you") : names(target)} />
          </span>
        </>
      )}
    </div>
  );
}
