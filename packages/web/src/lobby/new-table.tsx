import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { TableWish } from "../app/api.ts";
import type { GameName } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { practiceAddress } from "./addresses.ts";
import { PresetList } from "./preset-list.tsx";
import { SetupForm } from "./setup-form.tsx";
import { choose, type TableChoices, USUAL, wishOf } from "./wishes.ts";

interface NewTableProps {
  /** The game that the form begins with. */
  readonly game: GameName;
  readonly isOffline: boolean;
  /** Makes the table; answers why it could not be made, in words, or `null`. */
  onCreate(wish: TableWish): Promise<string | null>;
}

/** A new table: one of those that most people want by a press, or any other under more rules. */
export function NewTable({ game, isOffline, onCreate }: NewTableProps): JSX.Element {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (choices: TableChoices): Promise<void> => {
    setBusy(true);
    setProblem(await onCreate(wishOf(choices)));
    setBusy(false);
  };
  return (
    <div class="lobby-page">
      <h1>{t("lobby.new-table")}</h1>
      {isOffline && (
        <p class="warning" role="status">
          {t("lobby.create.offline")}
        </p>
      )}
      <PresetList game={game} isBarred={isBusy || isOffline} onOpen={(choices) => void open(choices)} />
      <p class="problem" role="alert">
        {problem}
      </p>
      <details class="more-rules" open={isOffline}>
        <summary>{t("lobby.new.more")}</summary>
        <p class="hint">{t("lobby.new.intro")}</p>
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
      </details>
    </div>
  );
}
