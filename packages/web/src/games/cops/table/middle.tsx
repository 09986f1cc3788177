import { deckSize } from "@darbar/kernel";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { EquipmentBack } from "../art/equipment-back.tsx";
import { Gun } from "../art/gun.tsx";
import type { Sight } from "./sight.ts";

/** What belongs to nobody: the equipment deck, the guns on the table, and which way round the turn goes. */
export function Middle({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  const { t } = words;
  const way = t(view.direction === 1 ? "cops.table.clockwise" : "cops.table.counterclockwise");
  return (
    <dl class="middle">
      <div class="pile" title={t("cops.table.deck")}>
        <dt>{t("cops.table.deck")}</dt>
        <dd data-place="deck">
          <EquipmentBack class="pile-art" />
          {words.number(deckSize(view.equipment))}
        </dd>
      </div>
      {view.options.mode === "base" && (
        <div class="pile" title={t("cops.table.guns")}>
          <dt>{t("cops.table.guns")}</dt>
          <dd data-place="guns">
            <Gun class="guns-art" />
            {words.number(view.guns)}
          </dd>
        </div>
      )}
      <div class="pile of-direction" title={way}>
        <dt class="hidden-text">{t("cops.table.direction")}</dt>
        <dd>
          {/* Clockwise stays clockwise in every language. */}
          <Icon name="reconnect" class={`direction-art${view.direction === 1 ? "" : " is-reversed"}`} />
          <span class="direction-name">{way}</span>
        </dd>
      </div>
    </dl>
  );
}
