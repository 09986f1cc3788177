import type { Seat } from "@darbar/kernel";
import { DIRECTION } from "@darbar/words/languages";
import type { ComponentChildren, JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { type Arch, aroundTable, placeOn, type SeatPlace } from "./arch.ts";
import { isRoomy, useLayout } from "./layout.ts";

interface SeatsProps {
  readonly seats: number;
  readonly home: Seat | null;
  readonly arch: Arch;
  /** Whether one of them is to be chosen. */
  readonly isAiming: boolean;
  seat(seat: Seat, place: SeatPlace): ComponentChildren;
}

/**
 * Everybody else at the table, clockwise from the reader's left. On the arch clockwise stays clockwise in every language;
 * a row of a narrow table follows the script.
 */
export function SeatsAround({ seats, home, arch, isAiming, seat }: SeatsProps): JSX.Element {
  const { t, language } = useWords();
  const isArch = isRoomy(useLayout());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the button that every seat has for it.
    <ul
      onClick={({ target }) => {
        if (!(target instanceof Element) || target.closest("button") !== null) return;
        target.closest(".seat")?.querySelector<HTMLButtonElement>(":scope > .seat-say")?.click();
      }}
      class={`seats${isAiming ? " is-aiming" : ""}`}
      dir={isArch ? "ltr" : DIRECTION[language]}
      aria-label={t("table.players")}
    >
      {aroundTable(seats, home).map((each, step) => seat(each, placeOn(arch, step)))}
    </ul>
  );
}
