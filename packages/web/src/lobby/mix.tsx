import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import "./lobby.css";
import "./mix.css";

/** So much of the seal is enough to tell it from another. */
const SHOWN = 8;

/** Who has mixed into the next shuffle, and the seal of the server's secret: each device does its part by itself. */
export function Mix({ model }: { readonly model: TableModel }): JSX.Element {
  const { t, list } = useWords();
  const id = useId();
  const names = model.seats.flatMap((sitter, seat) =>
    sitter === null || model.commitments[seat] === null ? [] : [isolate(sitter.name)],
  );
  const { commitment } = model;
  return (
    <section class="mix panel" aria-labelledby={id}>
      <h2 id={id}>{t("lobby.mix")}</h2>
      <p class="hint">{t("lobby.mix.why")}</p>
      <p class="hint" role="status">
        <Said text={names.length === 0 ? t("lobby.mix.nobody") : t("lobby.mix.who", { names: list(names) })} />
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
