import { aidActions, aidEquipment, aidNotes } from "@darbar/words/cops/aid";
import type { JSX } from "preact";
import { ActionSign } from "../art/action-sign.tsx";
import { EquipmentEmblem } from "../art/equipment-emblem.tsx";
import type { Sight } from "./sight.ts";

/** The player aid: what one can do, what each card does, what is worth knowing. */
export function Aid({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  const { mode } = view.options;
  const { t } = words;
  return (
    <>
      <h3>{t("table.aid-actions")}</h3>
      <ul class="aid-rows">
        {aidActions(mode, words).map(({ name, action, effect }) => (
          <li key={name} class="aid-row aid-pictured">
            <ActionSign of={name} class="aid-sign" />
            <span>
              <strong>{action}</strong> {effect}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t("table.aid-notes")}</h3>
      <ul class="aid-notes">
        {aidNotes(mode, words).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <h3>{t("cops.table.aid-equipment")}</h3>
      <ul class="aid-rows">
        {aidEquipment(mode, words).map(({ name, equipment, effect, when, copies }) => (
          <li key={name} class="aid-row aid-pictured">
            <EquipmentEmblem of={name} class="aid-sign" />
            <span>
              <strong>{equipment}</strong>
              {copies > 1 && ` ${t("table.times", { count: copies })}`} {effect} <span class="aid-when">{when}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
