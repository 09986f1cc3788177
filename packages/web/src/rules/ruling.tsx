import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import type { RulingWords } from "./text.ts";

/** A question that the printed book leaves open, and this table's answer. */
export function Ruling({ of }: { readonly of: RulingWords }): JSX.Element {
  const { t } = useWords();
  return (
    <div class="ruling">
      <p class="ruling-question">{of.question}</p>
      <p>
        <span class="ruling-mark">
          <Icon name="swords" class="icon" />
          {t("learn.rules.ruling")}
        </span>{" "}
        {of.ruling}
      </p>
    </div>
  );
}
