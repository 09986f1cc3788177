import { seatLabel } from "@darbar/words/cops/seat-label";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isRoomy, useLayout } from "../../../board/layout.ts";
import { OwnTab } from "../../../board/own-tab.tsx";
import { SeatClaims } from "./claims/claim-marks.tsx";
import { Hand } from "./hand.tsx";
import { KitNotes, OpenedKit, useKit } from "./kit.tsx";
import { Pocket } from "./pocket.tsx";
import { Crosshair, Diamonds, GunNote } from "./seat-notes.tsx";
import { hasWon, isAimedAt, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import type { Pocket as PocketState } from "./use-pocket.ts";

interface OwnSeatProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly pocket: PocketState;
  /** Whether anything is asked of the reader, or they can tell something. */
  readonly isAsked: boolean;
}

/** The reader's own place: gun, diamonds, cards, equipment and what was laid on them. Who only watches has none. */
export function OwnSeat({ sight, play, pocket, isAsked }: OwnSeatProps): JSX.Element | null {
  const kit = useKit(sight);
  const hasRoom = isRoomy(useLayout());
  const { home, view, words, names, isOver, model, claims } = sight;
  // Who reads what their card does takes their time.
  const { opened } = kit;
  useEffect(() => {
    if (opened !== null) pocket.hold();
  }, [opened, view.prompt]);
  // After the game all cards lie on the table.
  if (home === null || (isOver && !hasRoom)) return null;
  const { standing, diamonds } = view.players[home];
  // On a phone the card says it when it is pressed, unless nothing is asked.
  const hasNotes = !isOver && (hasRoom || !isAsked) && kit.held.length + kit.laid.length > 0;
  const offer = play.atSeat(home);
  const sitter = model.seats[home] ?? null;
  return (
    <>
      <OwnTab
        sight={sight}
        label={seatLabel(view, home, { words, names, sitter, claims, isOver, isAwaited: false })}
        is={{
          "is-turn": !isOver && view.turn === home,
          "is-out": standing === "out",
          "is-criminal": standing === "criminal",
          "is-winner": hasWon(sight, home),
          "is-aimed": !isOver && isAimedAt(sight, home),
        }}
        marks={
          <>
            <Crosshair sight={sight} seat={home} />
            <SeatClaims sight={sight} seat={home} />
          </>
        }
        target={
          offer === null
            ? null
            : { label: offer.label, isArmed: play.armed === offer.id, press: () => play.press(offer) }
        }
      >
        <GunNote sight={sight} seat={home} />
        <Diamonds count={diamonds} seat={home} sight={sight} />
      </OwnTab>
      <Hand
        sight={sight}
        play={play}
        kit={kit}
        isWished={pocket.mode === "asks-once" || pocket.isOffered || pocket.isFitting}
      />
      {hasNotes && (
        <div class="own-kit">
          <KitNotes sight={sight} kit={kit} />
          <Pocket sight={sight} play={play} pocket={pocket} />
        </div>
      )}
      <OpenedKit sight={sight} play={play} pocket={pocket} kit={kit} />
    </>
  );
}
