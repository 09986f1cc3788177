import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { problemText } from "../app/problem.ts";
import { Icon } from "../art/icons.tsx";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import type { OnCommand } from "./acting.ts";
import { isHosting, takenUpTo } from "./hosting.ts";
import { Modal } from "./modal.tsx";
import { SetupForm } from "./setup-form.tsx";
import { setupLine, setupLines } from "./setup-words.ts";
import { choicesOf, setupOf } from "./wishes.ts";
import "./setup-summary.css";

interface SetupSummaryProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
}

/** What is played, in words; the host can change it. */
export function SetupSummary({ model, person, onCommand }: SetupSummaryProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const [isChanging, setChanging] = useState(false);
  return (
    <section class="setup-summary panel" aria-label={t("lobby.setup")}>
      <details>
        <summary>
          <span class="setup-line">{setupLine(model.setup, words)}</span>
          <Icon name="chevron-down" class="icon" />
        </summary>
        <dl>
          {setupLines(model.setup, words).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {isHosting(model, person) && (
        <button type="button" class="button quiet" onClick={() => setChanging(true)}>
          <Icon name="settings" class="icon" />
          {t("lobby.setup.change")}
        </button>
      )}
      {isChanging && (
        <Modal title={t("lobby.setup.change")} onClose={() => setChanging(false)}>
          {(close) => (
            <SetupForm
              start={choicesOf(model.setup)}
              isNew={false}
              submitLabel={t("lobby.setup.save")}
              taken={takenUpTo(model)}
              onSubmit={async (choices) => {
                const done = await onCommand({ do: "change-setup", setup: setupOf(choices) });
                if (!done.ok) return problemText(done.error.code, words);
                close();
                return null;
              }}
            >
              {() => (
                <button type="button" class="button" onClick={close}>
                  {t("lobby.setup.cancel")}
                </button>
              )}
            </SetupForm>
          )}
        </Modal>
      )}
    </section>
  );
}
