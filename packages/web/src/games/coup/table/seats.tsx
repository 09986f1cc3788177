import type { JSX } from "preact";
import type { Arch } from "../../../board/arch.ts";
import type { SeatTarget } from "../../../board/seat.tsx";
import { SeatsAround } from "../../../board/seats.tsx";
import { Seat } from "./seat.tsx";
import type { Sight } from "./sight.ts";
import { type Play, targetKey } from "./use-play.ts";

interface SeatsProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly arch: Arch;
}

/** Everybody else at the table. */
export function Seats({ sight, play, arch }: SeatsProps): JSX.Element {
  const { view, home } = sight;
  return (
    <SeatsAround
      seats={view.players.length}
      home={home}
      arch={arch}
      isAiming={play.aiming !== null}
      seat={(seat, place) => (
        <Seat
          key={seat}
          sight={sight}
          seat={seat}
          place={place}
          target={targetAt(play, seat) ?? standingAt(sight, play, seat)}
        />
      )}
    />
  );
}

/** What pressing a seat does now; `null` if it cannot be pressed. */
function targetAt(play: Play, seat: number): SeatTarget | null {
  const { aiming } = play;
  const target = aiming?.targets.find((each) => each.seat === seat) ?? null;
  if (target === null || aiming === null || !play.isOpenAt(aiming, target)) return null;
  return {
    label: target.label,
    isArmed: play.armed === targetKey(aiming, target),
    press: () => play.pressTarget(target),
  };
}

/** The button that stands at a seat while what its player does is passed for the reader; `null`: none. */
function standingAt({ words, names }: Sight, { standing }: Play, seat: number): SeatTarget | null {
  if (standing?.seat !== seat) return null;
  const { what, press } = standing;
  const label = words.t("coup.step-in", { what, name: names(seat) });
  return { label, isArmed: false, stands: { caption: words.t("coup.step-in-short", { what }), arms: what }, press };
}
