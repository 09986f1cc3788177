import type { JSX } from "preact";
import type { Arch } from "../../../board/arch.ts";
import { isRoomy, useLayout } from "../../../board/layout.ts";
import { SeatsAround } from "../../../board/seats.tsx";
import type { NotebookPage } from "./knowledge/notebook.ts";
import { Seat } from "./seat.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface SeatsProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly arch: Arch;
  readonly notes: NotebookPage;
}

/** Everybody else at the table. In rows their cards are too small to be pressed: the player is, and then a card by its button. */
export function Seats({ sight, play, arch, notes }: SeatsProps): JSX.Element {
  const { view, home } = sight;
  const onSeats: Play = isRoomy(useLayout()) ? play : { ...play, atCard: () => null };
  const isChoosing = play.step?.offers.some(({ pick }) => pick.on === "seat") === true;
  return (
    <SeatsAround
      seats={view.players.length}
      home={home}
      arch={arch}
      isAiming={isChoosing}
      seat={(seat, place) => <Seat key={seat} sight={sight} seat={seat} place={place} play={onSeats} notes={notes} />}
    />
  );
}
