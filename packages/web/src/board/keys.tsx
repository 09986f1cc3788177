import type { JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import type { Panel } from "./panels.ts";

/** Which key does what: by its place on the keyboard, in every layout. */
export function Keys({ panels }: { readonly panels: readonly Panel[] }): JSX.Element {
  const { t } = useWords();
  const rows: readonly (readonly [keys: string, does: string])[] = [
    ["1 … 9, 0, -", t("table.key-choices")],
    ["Esc", t("table.key-back")],
    ...panels.map(({ key, title }) => [key, t(title)] as const),
  ];
  return (
    <>
      <dl class="keys">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{t("table.keys-hint")}</p>
    </>
  );
}
