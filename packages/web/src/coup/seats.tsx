import type { JSX } from "preact";
import { RingOfSeats } from "../board/ring-of-seats.tsx";
import { Seat } from "./seat.tsx";
import { duelIn, type Sight } from "./sight.ts";
import { type Play, targetKey } from "./use-play.ts";

/** Everybody else at the table. */
export function Seats({ sight, play }: { readonly sight: Sight; readonly play: Play }): JSX.Element {
  const { view, home } = sight;
  const duel = duelIn(sight);
  const { aiming } = play;
  return (
    <RingOfSeats
      seats={view.players.length}
      home={home}
      isAiming={aiming !== null}
      seat={(seat, at) => {
        const target = aiming?.targets.find((each) => each.seat === seat) ?? null;
        return (
          <Seat
            key={seat}
            sight={sight}
            seat={seat}
            at={at}
            isAside={duel !== null && duel.claimant !== seat && duel.challenger !== seat}
            target={
              target === null || aiming === null || !play.isOpenAt(aiming, target)
                ? null
                : {
                    label: target.label,
                    isArmed: play.armed === targetKey(aiming, target),
                    press: () => play.pressTarget(target),
                  }
            }
          />
        );
      }}
    />
  );
}
