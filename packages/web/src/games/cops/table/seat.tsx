import { SLOTS } from "@darbar/cops";
import type { Seat as SeatNumber } from "@darbar/kernel";
import { type Certainty, certainText, certaintyOf } from "@darbar/words/cops/certainty";
import { seatLabel } from "@darbar/words/cops/seat-label";
import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import type { SeatPlace } from "../../../board/arch.ts";
import { SeatFrame } from "../../../board/seat.tsx";
import { Handcuffs } from "../art/tokens.tsx";
import { SeatClaims } from "./claims/claim-marks.tsx";
import { SmallIdentity } from "./identity-card.tsx";
import { CertaintyChip } from "./knowledge/certainty-chip.tsx";
import { entryOf, type NotebookPage, type Suspicion } from "./knowledge/notebook.ts";
import { SuspicionMark } from "./knowledge/suspicion-mark.tsx";
import { stagedAct } from "./on-stage.ts";
import { Crosshair, SeatNotes } from "./seat-notes.tsx";
import { hasWon, isAwaited, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface SeatProps {
  readonly sight: Sight;
  readonly seat: SeatNumber;
  readonly place: SeatPlace;
  readonly play: Play;
  readonly notes: NotebookPage;
}

/** A player at the table, as everybody sees them: who they are, three cards, gun and aim, equipment, diamonds. */
export function Seat({ sight, seat, place, play, notes }: SeatProps): JSX.Element {
  const { view, words, names, model, claims, isOver } = sight;
  const offer = play.atSeat(seat);
  const sitter = model.seats[seat] ?? null;
  const label = seatLabel(view, seat, { words, names, sitter, claims, isOver, isAwaited: isAwaited(sight, seat) });
  const { suspicion } = entryOf(notes, seat);
  const certainty = chipOf(sight, seat);
  const mark = markText(certainty, suspicion, words);
  return (
    <SeatFrame
      sight={sight}
      seat={seat}
      place={place}
      is={whatIs(sight, seat)}
      label={mark === null ? label : words.t("table.label", { one: label, two: mark })}
      target={
        offer === null ? null : { label: offer.label, isArmed: play.armed === offer.id, press: () => play.press(offer) }
      }
      isOpen
      marks={
        <>
          {certainty === null ? <SuspicionMark suspicion={suspicion} /> : <CertaintyChip of={certainty} />}
          <Crosshair sight={sight} seat={seat} />
          <SeatClaims sight={sight} seat={seat} />
        </>
      }
      cards={<Cards sight={sight} seat={seat} play={play} />}
      notes={<SeatNotes sight={sight} seat={seat} />}
    />
  );
}

/** What is certain of somebody who is still a cop: said until all cards lie open. */
function chipOf({ view, conclusions, isOver }: Sight, seat: SeatNumber): Certainty | null {
  return isOver || view.players[seat].standing !== "in" ? null : certaintyOf(conclusions.players[seat]);
}

/** The mark at a seat in words: of what is certain nobody guesses. */
function markText(certainty: Certainty | null, suspicion: Suspicion | null, words: Words): string | null {
  if (certainty !== null) return certainText(certainty, words);
  return suspicion === null ? null : words.t("cops.notebook.suspected", { suspicion });
}

function whatIs(sight: Sight, seat: SeatNumber): Readonly<Record<string, boolean>> {
  const { view, isOver } = sight;
  const { standing, armed, aim } = view.players[seat];
  return {
    "is-turn": !isOver && view.turn === seat,
    "is-awaited": isAwaited(sight, seat),
    "is-out": standing === "out",
    "is-criminal": standing === "criminal",
    "is-winner": hasWon(sight, seat),
    "is-aimed": stagedAct(sight)?.to === seat,
    "is-armed-at-me": !isOver && armed && aim !== null && aim === sight.home,
  };
}

/** Three cards; a criminal's have left the game. */
function Cards({ sight, seat, play }: Pick<SeatProps, "sight" | "seat" | "play">): JSX.Element {
  const { cards, standing } = sight.view.players[seat];
  if (standing === "criminal") return <Handcuffs class="cuffs" />;
  return (
    <>
      {SLOTS.slice(0, cards.length).map((slot) => (
        <SmallIdentity key={slot} sight={sight} seat={seat} slot={slot} play={play} />
      ))}
    </>
  );
}
