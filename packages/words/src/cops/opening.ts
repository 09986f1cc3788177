import type { CopsEvent, Identity } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { doer } from "./people.ts";
import { equipmentName, identityList, nthCard } from "./things.ts";

/** What a viewer sees of the deal: their own cards, all cards, or none. */
export function dealtText(
  { hands, equipment }: CopsEvent & { type: "dealt" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const { t } = words;
  const known = hands.flatMap((hand, seat) => {
    const kind = equipment[seat];
    return hand.includes(null) || kind === null ? [] : [{ seat, hand: hand as readonly Identity[], kind }];
  });
  if (known.length === 0) return t("cops.event.dealt.public");
  const told = known.map(({ seat, hand, kind }) => ({
    name: names(seat),
    cards: identityList(hand, words),
    equipment: equipmentName(kind, words),
  }));
  if (known.length === 1 && known[0].seat === viewer) return t("cops.event.dealt.mine", told[0]);
  const parts = told.map((hand) => t("cops.event.dealt.hand", hand));
  return t("cops.event.dealt.all", { hands: parts.reduce((one, two) => t("cops.join.parts", { one, two })) });
}

/** That a player has laid their cards, and in what order if the viewer knows; everybody sees the wound token (cops 5). */
export function arrangedText(
  { seat, order, wounded }: CopsEvent & { type: "arranged" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const who = doer(seat, viewer, names);
  const isKnown = !order.includes(null);
  const told = {
    ...who,
    cards: isKnown ? identityList(order as readonly Identity[], words) : "",
    card: wounded === null ? "" : nthCard(wounded, words),
  };
  if (wounded === null) return words.t(isKnown ? "cops.event.arranged.known" : "cops.event.arranged", told);
  return words.t(isKnown ? "cops.event.arranged.known.wounded" : "cops.event.arranged.wounded", told);
}
