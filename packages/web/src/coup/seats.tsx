import type { JSX } from "preact";
import { aroundTable, columnsFor, placeOn } from "./ring.ts";
import { Seat } from "./seat.tsx";
import { duelIn, type Sight } from "./sight.ts";
import { type Play, targetKey } from "./use-play.ts";

/** Everybody else at the table, clockwise from the reader's left, in every language. */
export function Seats({ sight, play }: { readonly sight: Sight; readonly play: Play }): JSX.Element {
  const { view, words, home } = sight;
  const seats = aroundTable(view.players.length, home);
  const duel = duelIn(sight);
  const { aiming } = play;
  return (
    <ul
      class={`seats${aiming === null ? "" : " is-aiming"}`}
      dir="ltr"
      aria-label={words.t("table.players")}
      style={{ "--columns": columnsFor(seats.length) }}
    >
      {seats.map((seat, step) => {
        const target = aiming?.targets.find((each) => each.seat === seat) ?? null;
        return (
          <Seat
            key={seat}
            sight={sight}
            seat={seat}
            at={placeOn(step, seats.length, home !== null)}
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
      })}
    </ul>
  );
}
