import { SLOTS } from "@darbar/cops";
import type { JSX } from "preact";
import { useWords } from "../../../../words/speak.tsx";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";
import type { PlayerChances } from "./chances.ts";

const TOLD = ["honest", "agent", "kingpin"] as const;

/** How likely somebody is honest, or a leader, in percent: under their cards. */
export function ChancesRow({ chances }: { readonly chances: PlayerChances }): JSX.Element {
  const { t } = useWords();
  return (
    <tr class="knowledge-chances">
      <td colSpan={SLOTS.length}>
        {TOLD.map((kind) => (
          <span key={kind} class="knowledge-chance">
            <IdentityEmblem of={kind} class="certainty-emblem" />
            <span class="hidden-text">{t(`cops.identity.${kind}`)} </span>
            {t("cops.knowledge.chance", { chance: chances[kind] })}
          </span>
        ))}
      </td>
    </tr>
  );
}
