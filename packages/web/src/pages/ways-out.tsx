import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

export interface WaysOutProps {
  /** Begins another game at once; left out where others still play this one. */
  readonly onNew?: (() => void) | undefined;
  /** Has the rest of this one played without pauses. */
  readonly onSkip?: (() => void) | undefined;
  onLeave(): void;
}

/** What somebody can do who is out while the others play on, besides watching. */
export function WaysOut({ onNew, onSkip, onLeave }: WaysOutProps): JSX.Element {
  const { t } = useWords();
  return (
    <div class="choices ways-out">
      {onNew !== undefined && (
        <button type="button" class="button primary" onClick={onNew}>
          <Icon name="play" class="icon" />
          {t("table.out.new")}
        </button>
      )}
      {onSkip !== undefined && (
        <button type="button" class="button" onClick={onSkip}>
          <Icon name="hourglass" class="icon" />
          {t("table.out.skip")}
        </button>
      )}
      <button type="button" class="button" onClick={onLeave}>
        <Icon name="leave" class="icon" />
        {t("lobby.leave")}
      </button>
    </div>
  );
}
