import { deckSize } from "@darbar/kernel";
import type { JSX } from "preact";
import { CardBack } from "../../../art/card-back.tsx";
import { Emblem } from "../art/emblem.tsx";
import { Coins } from "./coins.tsx";
import type { Sight } from "./sight.ts";

/** What belongs to nobody: the Court, the treasury, and where there are such the reserve and the bomb. */
export function Middle({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  const { t } = words;
  return (
    <dl class="middle">
      <div class="pile" title={t("table.court")}>
        <dt>{t("table.court")}</dt>
        <dd data-place="court">
          <CardBack class="pile-art" />
          {words.number(deckSize(view.court))}
        </dd>
      </div>
      <div class="pile" title={t("table.treasury")}>
        <dt>{t("table.treasury")}</dt>
        <dd>
          <Coins count={view.treasury} place="treasury" />
        </dd>
      </div>
      {view.options.reformation && (
        <div class="pile" title={t("table.reserve")}>
          <dt>{t("table.reserve")}</dt>
          <dd>
            <Coins count={view.reserve} place="reserve" />
          </dd>
        </div>
      )}
      {view.options.anarchist && (
        <div class={`pile${view.bomb === null ? "" : " is-gone"}`} title={t("table.bomb")}>
          <dt>{t("table.bomb")}</dt>
          <dd {...(view.bomb === null ? { "data-place": "bomb" } : {})}>
            <Emblem of="bomb" class="bomb" />
            <span class="hidden-text">{t(view.bomb === null ? "table.bomb-here" : "table.bomb-out")}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
