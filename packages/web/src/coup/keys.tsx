import type { JSX } from "preact";
import type { MessageId } from "../words/messages.ts";
import { useWords } from "../words/speak.tsx";

const KEYS: readonly (readonly [keys: string, does: MessageId])[] = [
  ["1 … 9, 0", "table.key-choices"],
  ["Esc", "table.key-back"],
  ["L", "table.log"],
  ["T", "table.talk"],
  ["C", "table.claims"],
  ["A", "table.aid"],
  ["?", "table.keys"],
];

/** Which key does what: by its place on the keyboard, in every layout. */
export function Keys(): JSX.Element {
  const { t } = useWords();
  return (
    <>
      <dl class="keys">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{t("table.keys-hint")}</p>
    </>
  );
}
