import type { JSX } from "preact";
import { RingOfSeats } from "../board/ring-of-seats.tsx";
import type { NotebookPage } from "./knowledge/notebook.ts";
import { Seat } from "./seat.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { useRoomy } from "./use-roomy.ts";

interface SeatsProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly notes: NotebookPage;
}

/** Everybody else at the table. */
export function Seats({ sight, play, notes }: SeatsProps): JSX.Element {
  const { view, home } = sight;
  const isRoomy = useRoomy();
  const onSeats: Play = isRoomy ? play : { ...play, atCard: () => null };
  const isChoosing = play.step?.offers.some(({ pick }) => pick.on !== "button") === true;
  return (
    <RingOfSeats
      seats={view.players.length}
      home={home}
      isAiming={isChoosing}
      seat={(seat, at) => <Seat key={seat} sight={sight} seat={seat} at={at} play={onSeats} notes={notes} />}
    />
  );
}
