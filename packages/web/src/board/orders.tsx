import type { Command } from "@darbar/protocol";
import type { MessageId } from "@darbar/words/messages";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

/** The orders that the reader chooses by name; the other is given by what they do with their equipment (cops). */
type Order = Exclude<Extract<Command, { readonly do: "order" }>["order"], "ask-what-touches-me" | null>;

const NAMES: Readonly<Record<Order, MessageId>> = {
  "ask-what-touches-or-looks-false": "table.order-what-matters",
  "pass-if-nothing-else": "table.order-everything",
  "pass-until-my-turn": "table.order-until-my-turn",
  "pass-if-harmless": "table.order-if-harmless",
  pass: "table.order-always",
};
const ORDERS = Object.keys(NAMES) as readonly Order[];
/** By these one is asked less than one would think: as long as one holds, it is shown, and one tap takes it back. */
const SHOWN: readonly Order[] = ["pass-until-my-turn", "pass-if-harmless", "pass"];

interface OrdersProps {
  readonly order: string | null;
  set(order: Order | null): void;
}

/** A standing order that was given: one tap takes it back. */
export function StandingOrder({ order, set }: OrdersProps): JSX.Element | null {
  const { t } = useWords();
  const name = SHOWN.find((known) => known === order);
  if (name === undefined) return null;
  return (
    <button type="button" class="button order-set" onClick={() => set(null)}>
      <Icon name="close" class="icon" />
      <span>{t(NAMES[name])}</span>
      <span class="hidden-text">{t("table.order-withdraw")}</span>
    </button>
  );
}

/** Standing orders: what is played for the reader while they do not look. One that is given is not offered again. */
export function Orders({ order, set }: OrdersProps): JSX.Element | null {
  const { t } = useWords();
  const menu = useId();
  if (SHOWN.some((known) => known === order)) return null;
  return (
    <>
      <button type="button" class="button tool tool-orders" popovertarget={menu} title={t("table.orders")}>
        <Icon name="hand" class="icon" />
        <span class="tool-name">{t("table.orders")}</span>
      </button>
      <fieldset id={menu} class="orders-menu panel" popover="auto">
        <legend class="hidden-text">{t("table.orders")}</legend>
        <p class="hint">{t("table.orders-hint")}</p>
        {ORDERS.filter((each) => each !== order).map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            popovertarget={menu}
            popovertargetaction="hide"
            onClick={() => set(each)}
          >
            {t(NAMES[each])}
          </button>
        ))}
      </fieldset>
    </>
  );
}
