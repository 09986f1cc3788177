import type { Seat } from "@darbar/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { aroundTable, columnsFor, type Place, placeOn } from "./ring.ts";

interface RingProps {
  readonly seats: number;
  readonly home: Seat | null;
  /** Whether one of them is to be chosen. */
  readonly isAiming: boolean;
  seat(seat: Seat, at: Place): ComponentChildren;
}

/** Everybody else at the table, clockwise from the reader's left, in every language. */
export function RingOfSeats({ seats, home, isAiming, seat }: RingProps): JSX.Element {
  const { t } = useWords();
  const others = aroundTable(seats, home);
  return (
    <ul
      class={`seats${isAiming ? " is-aiming" : ""}`}
      dir="ltr"
      aria-label={t("table.players")}
      style={{ "--columns": columnsFor(others.length) }}
    >
      {others.map((each, step) => seat(each, placeOn(step, others.length, home !== null)))}
    </ul>
  );
}
