import { deckSize } from "@darbar/kernel";
import type { JSX } from "preact";
import { EquipmentBack } from "../art/cops/equipment-back.tsx";
import { Gun } from "../art/cops/gun.tsx";
import { Icon } from "../art/icons.tsx";
import type { Sight } from "./sight.ts";

/** What belongs to nobody: the equipment deck, the guns on the table, and which way round the turn goes. */
export function Middle({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  const { t } = words;
  return (
    <dl class="middle">
      <div class="pile">
        <dt>{t("cops.table.deck")}</dt>
        <dd class="court" data-place="deck">
          <EquipmentBack class="deck-art" />
          <span>{words.number(deckSize(view.equipment))}</span>
        </dd>
      </div>
      {view.options.mode === "base" && (
        <div class="pile">
          <dt>{t("cops.table.guns")}</dt>
          <dd class="court" data-place="guns">
            <Gun class="guns-art" />
            <span>{words.number(view.guns)}</span>
          </dd>
        </div>
      )}
      <div class="pile pile-direction">
        <dt>{t("cops.table.direction")}</dt>
        <dd class="direction">
          {/* Clockwise stays clockwise in every language. */}
          <Icon name="reconnect" class={`direction-art${view.direction === 1 ? "" : " is-reversed"}`} />
          <span class="direction-name">
            {t(view.direction === 1 ? "cops.table.clockwise" : "cops.table.counterclockwise")}
          </span>
        </dd>
      </div>
    </dl>
  );
}
