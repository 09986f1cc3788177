import type { Shift } from "@darbar/bots/review";
import type { Names } from "@darbar/words/names";
import type { JSX } from "preact";
import { Said, useWords } from "../words/speak.tsx";
import { Chance } from "./guesses.tsx";

interface ShiftsProps {
  readonly shifts: readonly Shift[];
  readonly names: Names;
  /** What is guessed at. */
  name(what: string): string;
  /** What an event of the seat's past says, by its place; `null` if it says nothing by itself. */
  told(at: number): string | null;
}

/** No more changes of mind than this are told. */
const MOST = 6;

/** What has changed the master's mind since the decision before, event by event. */
export function Shifts({ shifts, names, name, told }: ShiftsProps): JSX.Element | null {
  const { t } = useWords();
  if (shifts.length === 0) return null;
  const kept = shifts.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST);
  const events = [...new Set(shifts.filter((shift) => kept.includes(shift)).map(({ at }) => at))];
  return (
    <>
      <h3>{t("replay.review.shifts")}</h3>
      <ul class="review-shifts">
        {events.map((at) => (
          <li key={at}>
            <p>
              <Said text={told(at) ?? t("replay.review.unsaid")} />
            </p>
            <ul>
              {kept
                .filter((shift) => shift.at === at)
                .map(({ seat, what, from, to }) => (
                  <li key={`${seat} ${what}`}>
                    <Said text={t("replay.review.of", { name: names(seat), what: name(what) })} />{" "}
                    <Chance from={from} to={to} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function sizeOf({ from, to }: Shift): number {
  return Math.abs(to - from);
}
