import type { JSX } from "preact";
import type { Wish } from "../app/api.ts";
import { useWords } from "../words/speak.tsx";
import { SetupForm } from "./setup-form.tsx";
import { USUAL, wishOf } from "./wishes.ts";

interface NewTableProps {
  readonly isOffline: boolean;
  /** Makes the table; answers why it could not be made, in words, or `null`. */
  onCreate(wish: Wish): Promise<string | null>;
}

/** A new table: game, edition, options, seats, bots, clock. */
export function NewTable({ isOffline, onCreate }: NewTableProps): JSX.Element {
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
        start={USUAL}
        isNew
        submitLabel={t("lobby.create")}
        isBarred={isOffline}
        onSubmit={(choices) => onCreate(wishOf(choices))}
      >
        {isOffline && (
          <a class="button" href="/practice">
            {t("lobby.practise")}
          </a>
        )}
      </SetupForm>
    </div>
  );
}
