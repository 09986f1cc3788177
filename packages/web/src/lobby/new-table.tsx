import type { JSX } from "preact";
import type { TableWish } from "../app/api.ts";
import type { GameName } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { practiceAddress } from "./addresses.ts";
import { SetupForm } from "./setup-form.tsx";
import { choose, USUAL, wishOf } from "./wishes.ts";

interface NewTableProps {
  /** The game that the form begins with. */
  readonly game: GameName;
  readonly isOffline: boolean;
  /** Makes the table; answers why it could not be made, in words, or `null`. */
  onCreate(wish: TableWish): Promise<string | null>;
}

/** A new table: game, edition, options, seats, bots, clock. */
export function NewTable({ game, isOffline, onCreate }: NewTableProps): JSX.Element {
  const { t } = useWords();
  return (
    <div class="lobby-page">
      <h1>{t("lobby.new-table")}</h1>
      <p class="hint">{t("lobby.new.intro")}</p>
      {isOffline && (
        <p class="warning" role="status">
          {t("lobby.create.offline")}
        </p>
      )}
      <SetupForm
        start={choose(USUAL, { game }).choices}
        isNew
        submitLabel={t("lobby.create")}
        isBarred={isOffline}
        onSubmit={(choices) => onCreate(wishOf(choices))}
      >
        {(choices) =>
          isOffline && (
            <a class="button" href={practiceAddress(choices.game)}>
              {t("lobby.practise")}
            </a>
          )
        }
      </SetupForm>
    </div>
  );
}
