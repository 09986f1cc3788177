import { aidNotes, aidRows } from "@darbar/words/coup/aid";
import type { JSX } from "preact";
import { AidTable } from "./aid-table.tsx";
import type { Sight } from "./sight.ts";

/** The player aid: who does and blocks what, at this table; then the same at length, and what is worth knowing. */
export function Aid({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  const { t } = words;
  return (
    <div class="aid">
      <AidTable sight={sight} />
      <h3>{t("table.aid-actions")}</h3>
      <ul class="aid-rows">
        {aidRows(view.options, words).map(({ name, action, claims, effect, blockedBy }) => (
          <li key={name} class="aid-row">
            <p class="aid-action">
              <strong>{action}</strong>
              {claims !== "" && <span class="aid-claims">{claims}</span>}
            </p>
            <p>{effect}</p>
            {blockedBy !== "" && <p class="hint">{blockedBy}</p>}
          </li>
        ))}
      </ul>
      <h3>{t("table.aid-notes")}</h3>
      <ul class="aid-notes">
        {aidNotes(view.options, words).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
