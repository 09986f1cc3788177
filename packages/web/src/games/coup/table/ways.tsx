import type { MessageId } from "@darbar/words/messages";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../../../art/icons.tsx";
import { useWords } from "../../../words/speak.tsx";

/** A way to be asked: by which order, what it is called, and what it means. */
export interface Way<Order extends string> {
  readonly order: Order;
  readonly name: MessageId;
  readonly means: MessageId;
}

interface WaysProps<Order extends string> {
  readonly ways: readonly Way<Order>[];
  /** The one that holds. */
  readonly order: Order;
  /** Whether this is a tool among others, or stands alone where nothing is asked. */
  readonly as: "tool" | "chip";
  set(order: Order): void;
}

/** What the reader is asked: said on a button, and chosen behind it. */
export function Ways<Order extends string>({ ways, order, as, set }: WaysProps<Order>): JSX.Element {
  const { t } = useWords();
  const menu = useId();
  const held = ways.find((way) => way.order === order) ?? ways[0];
  return (
    <>
      <button
        type="button"
        class={as === "tool" ? "button tool tool-ways" : "button ways-chip"}
        popovertarget={menu}
        title={t("coup.ways")}
      >
        <Icon name="hand" class="icon" />
        <span class={as === "tool" ? "tool-name" : ""}>{held === undefined ? t("coup.ways") : t(held.name)}</span>
      </button>
      <fieldset id={menu} class="ways panel" popover="auto">
        <legend class="hidden-text">{t("coup.ways")}</legend>
        {ways.map((way) => (
          <button
            key={way.order}
            type="button"
            class="button way-of-asking"
            value={way.order}
            aria-pressed={way === held}
            popovertarget={menu}
            popovertargetaction="hide"
            onClick={() => set(way.order)}
          >
            <Icon name={way === held ? "check" : "hand"} class="icon" />
            <span class="way-name">{t(way.name)}</span>
            <span class="way-means">{t(way.means)}</span>
          </button>
        ))}
        <p class="hint">{t("coup.ways-hint")}</p>
      </fieldset>
    </>
  );
}
