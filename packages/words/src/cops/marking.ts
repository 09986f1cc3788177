import { type Move, SLOTS, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Offer, Pick, Step } from "./contract.ts";
import { pickId } from "./paths.ts";
import { doer } from "./people.ts";
import type { Reader } from "./reader.ts";
import { identityName, nthCard } from "./things.ts";

/** The reader presses their cards in the order they want, and then confirms it (cops 1, 5). */
export function arrangeStep(legal: readonly Move[], picks: readonly Pick[], reader: Reader): Step {
  const { view, me, words } = reader;
  const { cards } = view.players[me];
  const marked = markedAmong(SLOTS, me, picks);
  const laying = (order: readonly Slot[]): Move | null => {
    const kinds = order.map((slot) => cards[slot].kind).join();
    return legal.find((move) => move.do === "arrange" && move.order.join() === kinds) ?? null;
  };
  const missing = SLOTS.length - marked.length;
  return {
    question: null,
    offers: [
      ...SLOTS.map((slot) => cardOffer(me, slot, marked, true, reader)),
      confirmOffer(
        words.t("cops.offer.confirm.arrange"),
        missing === 0 ? laying(marked) : null,
        words.t("cops.barred.choose-all", { count: missing }),
      ),
      { ...confirmOffer(words.t("cops.offer.as-they-lie"), laying(SLOTS), ""), ...buttonCalled("as-they-lie") },
    ],
  };
}

/** As many of a player's face-down cards as one likes are marked; then they are looked at (cops 5). */
export function lookStep(legal: readonly Move[], picks: readonly Pick[], reader: Reader): Step {
  const { words } = reader;
  const looks = legal.filter((move) => move.do === "look");
  const [{ target }] = looks;
  const open = SLOTS.filter((slot) => looks.some(({ cards }) => cards.includes(slot)));
  const marked = markedAmong(open, target, picks);
  const chosen = marked.toSorted().join();
  const look = looks.find(({ cards }) => cards.join() === chosen) ?? null;
  return {
    question: null,
    offers: [
      ...open.map((slot) => cardOffer(target, slot, marked, false, reader)),
      confirmOffer(words.t("cops.offer.confirm.look", { count: marked.length }), look, words.t("cops.barred.choose")),
    ],
  };
}

/** The cards of a player that these picks have marked, in the order of marking. */
function markedAmong(open: readonly Slot[], seat: Seat, picks: readonly Pick[]): readonly Slot[] {
  const cards = picks.flatMap((pick) => (pick.on === "card" && pick.seat === seat ? [pick.card] : []));
  return [...new Set(cards)].filter((card) => open.includes(card));
}

function cardOffer(seat: Seat, card: Slot, marked: readonly Slot[], isOrdered: boolean, reader: Reader): Offer {
  const { view, me, words, names } = reader;
  const { kind } = view.players[seat].cards[card];
  const pick: Pick = { on: "card", seat, card };
  const place = marked.indexOf(card);
  const told = { ...doer(seat, me, names), card: nthCard(card, words) };
  return {
    id: pickId(pick),
    pick,
    label:
      kind === null
        ? words.t("cops.offer.card", told)
        : words.t("cops.offer.card.known", { ...told, kind: identityName(kind, words, "is") }),
    consequence: null,
    danger: false,
    barred: null,
    sign: kind === null ? null : { of: "identity", identity: kind },
    move: null,
    mark: { isOn: place !== -1, place: isOrdered && place !== -1 ? place + 1 : null },
  };
}

/** Makes the move, once enough is marked. */
function confirmOffer(label: string, move: Move | null, barred: string): Offer {
  return {
    ...buttonCalled("confirm"),
    label,
    consequence: null,
    danger: false,
    barred: move === null ? barred : null,
    sign: null,
    move,
    mark: null,
  };
}

function buttonCalled(id: string): { readonly id: string; readonly pick: Pick } {
  return { id, pick: { on: "button", id } };
}
