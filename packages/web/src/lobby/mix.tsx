import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import { type OnCommand, useActing } from "./acting.ts";
import "./lobby.css";
import "./mix.css";

/** No words are longer. */
const LONGEST = 100;
/** So much of the seal is enough to tell it from another. */
const SHOWN = 8;

interface MixProps {
  readonly model: TableModel;
  readonly onCommand: OnCommand;
}

/** Words of one's own for the shuffle: nobody, the server included, can choose the cards. */
export function Mix({ model, onCommand }: MixProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  const acting = useActing(onCommand);
  const own = model.me === null ? null : model.words[model.me];
  const [text, setText] = useState(own ?? "");
  const count = model.words.filter((words) => words !== null && words !== "").length;
  const { commitment } = model;
  return (
    <section class="mix panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("lobby.mix")}</h2>
      <p class="hint" id={`${id}-why`}>
        {t("lobby.mix.why")}
      </p>
      {model.me !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!acting.isBusy) void acting.act({ do: "mix", words: text });
          }}
        >
          <div class="field">
            <label for={id}>{t("lobby.mix.words")}</label>
            <div class="join-row">
              <input
                id={id}
                type="text"
                dir={text === "" ? undefined : "auto"}
                autocomplete="off"
                maxLength={LONGEST}
                value={text}
                aria-describedby={`${id}-why ${id}-problem`}
                onInput={({ currentTarget }) => setText(currentTarget.value)}
              />
              <button type="submit" class="button" aria-disabled={acting.isBusy}>
                {t("lobby.mix.do")}
              </button>
            </div>
          </div>
        </form>
      )}
      <p class="hint" role="status">
        {own !== null && own !== "" && `${t("lobby.mix.done")} `}
        {t("lobby.mix.count", { n: count })}
      </p>
      <p id={`${id}-problem`} class="problem" role="alert">
        {acting.problem}
      </p>
      <details>
        <summary>
          {t("lobby.mix.seal")}{" "}
          <code dir="ltr">
            {commitment.slice(0, SHOWN)}…{commitment.slice(-SHOWN)}
          </code>
        </summary>
        <p class="hint">{t("lobby.mix.seal.why")}</p>
        <code class="seal" dir="ltr">
          {commitment}
        </code>
      </details>
    </section>
  );
}
