import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

interface SeatsFieldProps {
  readonly seats: number;
  readonly fewest: number;
  readonly most: number;
  /** Seats up to this one are taken already; 0 at a new table. */
  readonly taken: number;
  onChange(seats: number): void;
}

/** How many seats: one fewer, one more. */
export function SeatsField({ seats, fewest, most, taken, onChange }: SeatsFieldProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  return (
    <fieldset class="choices-of" aria-describedby={id}>
      <legend>{t("lobby.seats")}</legend>
      <div class="stepper">
        <button
          type="button"
          class="button"
          aria-label={t("lobby.seats.fewer")}
          aria-disabled={seats <= fewest}
          onClick={() => seats > fewest && onChange(seats - 1)}
        >
          <Icon name="minus" class="icon" />
        </button>
        <output class="stepper-count">{t("lobby.seats.count", { n: seats })}</output>
        <button
          type="button"
          class="button"
          aria-label={t("lobby.seats.more")}
          aria-disabled={seats >= most}
          onClick={() => seats < most && onChange(seats + 1)}
        >
          <Icon name="plus" class="icon" />
        </button>
      </div>
      <p id={id} class="hint">
        {t("lobby.seats.range", { fewest, most })}
      </p>
      {taken > seats && (
        <p class="warning" role="status">
          {t("lobby.seats.lose", { seats })}
        </p>
      )}
    </fieldset>
  );
}
