import { type Character, type CoupEvent, coup, ruleOf } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import { aimedAt, doer, yes } from "../people.ts";
import type { Words } from "../words.ts";
import { cardsInWords, characterName } from "./characters.ts";
import type { Names } from "./contract.ts";
import { dealtText, draftedText, sidedText } from "./opening.ts";
import { type Payment, paidText } from "./payment.ts";

/**
 * What an event says to a viewer, in one sentence; `null` if there is nothing to say. It tells no more than the viewer
 * may know, whatever it is given. Why coins are paid, the event does not say: that is for those who tell the story.
 */
export function describe(
  event: CoupEvent,
  viewer: Viewer,
  words: Words,
  names: Names,
  why: Payment = "due",
): string | null {
  const seen = coup.redact(event, viewer);
  return seen === null ? null : say(seen, viewer, words, names, why);
}

function say(event: CoupEvent, viewer: Viewer, words: Words, names: Names, why: Payment): string | null {
  const { t } = words;
  switch (event.type) {
    case "dealt":
      return dealtText(event, viewer, words, names);
    case "drafted":
      return draftedText(event, viewer, words, names);
    case "sided":
      return sidedText(event, viewer, words, names);
    case "asked":
    case "answered":
      return null;
    case "announced":
      return announcedText(event, viewer, words, names);
    case "challenged":
      return challengedText(event, viewer, words, names);
    case "paid":
      return paidText(event, why, viewer, words, names);
    case "bomb-ended":
      return t(`coup.event.bomb-ended.${event.how}`);
    case "presented":
      return presentedText(event, viewer, words, names);
    case "gave-back":
      return t("coup.event.gave-back", { ...doer(event.seat, viewer, names), ...aimedAt(event.to, viewer, names) });
    case "turn":
    case "out":
    case "bombed":
    case "won":
      return t(`coup.event.${event.type}`, doer(event.seat, viewer, names));
    case "converted":
      return t(`coup.event.converted.${event.allegiance}`, doer(event.seat, viewer, names));
    case "blocked":
      return t("coup.event.blocked", {
        ...doer(event.seat, viewer, names),
        card: characterName(event.as, words, "acc"),
      });
    case "claimed":
      if (event.to === null) return t("coup.event.claimed.defuse", doer(event.seat, viewer, names));
      return t("coup.event.claimed.pass-on", {
        ...doer(event.seat, viewer, names),
        ...aimedAt(event.to, viewer, names),
      });
    case "refused": {
      const who = doer(event.seat, viewer, names);
      if (event.as === "no-duke") return t("coup.event.refused.no-duke", who);
      return t("coup.event.refused", { ...who, card: characterName(event.as, words, "acc") });
    }
    case "lost":
      return t("coup.event.lost", {
        ...doer(event.seat, viewer, names),
        card: characterName(event.card, words, "acc"),
      });
    case "none-left":
      return t("coup.event.none-left", {
        ...doer(event.seat, viewer, names),
        card: characterName(event.card, words),
      });
    case "showed":
    case "drew":
    case "returned":
      return cardsText(event, viewer, words, names);
  }
}

/** How an action is announced: who, what, claiming what, at what price. */
export function announcedText(
  { seat, action, target, as }: CoupEvent & { type: "announced" },
  viewer: Viewer,
  { t }: Words,
  names: Names,
): string {
  return t(`coup.event.announced.${action}`, {
    ...doer(seat, viewer, names),
    ...(target === null ? {} : aimedAt(target, viewer, names)),
    self: yes(target === seat),
    as: as ?? "",
    price: ruleOf(action).cost,
  });
}

/** That somebody challenges a claim. */
export function challengedText(
  { seat, claimant, as }: CoupEvent & { type: "challenged" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const who = {
    ...doer(seat, viewer, names),
    claimantMe: yes(claimant === viewer),
    claimant: names(claimant),
  };
  if (as === "no-duke") return words.t("coup.event.challenged.no-duke", who);
  return words.t("coup.event.challenged", { ...who, card: characterName(as, words) });
}

/** Cards that change hands: by name where the viewer sees them, else by number. */
function cardsText(
  event: CoupEvent & { type: "showed" | "drew" | "returned" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string | null {
  const { t } = words;
  const count = event.cards.length;
  if (count === 0) return null;
  const who = { ...doer(event.seat, viewer, names), count };
  const known = knownOf(event.cards);
  if (event.type === "returned") {
    if (known === null) return t(`coup.event.returned.${event.to}.count`, who);
    return t(`coup.event.returned.${event.to}`, { ...who, cards: cardsInWords(known, words, "acc") });
  }
  if (event.type === "drew") {
    if (known === null) return t("coup.event.drew.count", who);
    return t("coup.event.drew", { ...who, cards: cardsInWords(known, words, "one") });
  }
  // `ru`: a proven card is replaced later, if it is still there then (coup 4).
  const cards = cardsInWords(event.cards, words, "acc");
  return t(event.stay ? "coup.event.showed.stay" : "coup.event.showed", { ...who, cards });
}

function presentedText(
  { seat, to, card }: CoupEvent & { type: "presented" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const who = { ...doer(seat, viewer, names), ...aimedAt(to, viewer, names) };
  if (card === null) return words.t("coup.event.presented.secret", who);
  return words.t("coup.event.presented", { ...who, card: characterName(card, words, "acc") });
}

function knownOf(cards: readonly (Character | null)[]): readonly Character[] | null {
  const known = cards.filter((card) => card !== null);
  return known.length === cards.length ? known : null;
}
