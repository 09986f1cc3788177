import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { Going as Ways } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";

interface GoingProps {
  readonly going: Ways;
  /** Whether the reader is in the game: then there is something to give up. */
  readonly isIn: boolean;
}

/** How one leaves a table, and gives a game up. */
export function Going({ going, isIn }: GoingProps): JSX.Element {
  const { t } = useWords();
  return (
    <>
      {isIn && (
        <button type="button" class="button tool tool-resign" onClick={going.resign}>
          <Icon name="flag" class="icon" />
          <span class="tool-name">{t("table.resign")}</span>
        </button>
      )}
      <button type="button" class="button tool tool-leave" onClick={() => going.leave(isIn)}>
        <Icon name="leave" class="icon" />
        <span class="tool-name">{t("lobby.leave")}</span>
      </button>
    </>
  );
}
