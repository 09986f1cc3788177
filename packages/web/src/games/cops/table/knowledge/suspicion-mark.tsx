import "./notebook.css";
import type { JSX } from "preact";
import { useWords } from "../../../../words/speak.tsx";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";
import type { Suspicion } from "./notebook.ts";

/** A small mark at a seat: what the reader takes somebody for, with a question mark, for it is a guess. */
export function SuspicionMark({ suspicion }: { readonly suspicion: Suspicion | null }): JSX.Element | null {
  const { t } = useWords();
  if (suspicion === null) return null;
  const says = t("cops.notebook.suspected", { suspicion });
  return (
    <span class="notebook-guess" title={says}>
      <IdentityEmblem of={suspicion} class="notebook-guess-emblem" />
      <span class="notebook-guess-sign" aria-hidden="true">
        {t("cops.notebook.guess")}
      </span>
      <span class="hidden-text">{says}</span>
    </span>
  );
}
