import {
  type ActionName,
  type EquipmentName,
  IDENTITIES,
  type Identity,
  type Place,
  type Slot,
  type Team,
} from "@darbar/cops";
import type { Seat, Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { doer } from "./people.ts";

/**
 * In which form an identity stands in a sentence; languages decline, and put articles, differently.
 * `name`: as it is written on the card; `is`: "(it is) honest, the Agent", also after a colon; `one`: "(you get) an honest card".
 */
export type IdentityForm = "name" | "is" | "one";

/** What an identity is called, as it is written on the card or in the form that a sentence needs. */
export function identityName(of: Identity, { t }: Words, form: IdentityForm = "name"): string {
  return form === "name" ? t(`cops.identity.${of}`) : t(`cops.identity.${of}.${form}`);
}

/** What identities are, in a row: "honest, honest and the Agent". */
export function identityList(kinds: readonly Identity[], words: Words): string {
  return words.list(kinds.map((kind) => identityName(kind, words, "is")));
}

/** A card by the name that a quick phrase carries: an identity, or what a claim calls it; anything else stays as it was said. */
export function cardKindName(card: string, words: Words): string {
  if (card === "leader") return words.t("cops.claim.leader");
  const kind = IDENTITIES.find((known) => known === card);
  return kind === undefined ? card : identityName(kind, words, "is");
}

/** What equipment is called, as it is written on the card, or as the object of a sentence: "(you play) the Taser". */
export function equipmentName(of: EquipmentName, { t }: Words, form: "name" | "acc" = "name"): string {
  return form === "name" ? t(`cops.equipment.${of}`) : t(`cops.equipment.${of}.acc`);
}

/** What an action is called. */
export function actionName(action: ActionName, { t }: Words): string {
  return t(`cops.action.${action}`);
}

/** Where in a row of three a card lies: "second card". */
export function nthCard(card: Slot, { t }: Words, form: "name" | "acc" = "name"): string {
  return form === "name" ? t(`cops.card.${NTH[card]}`) : t(`cops.card.${NTH[card]}.acc`);
}

const NTH = { 0: "first", 1: "second", 2: "third" } as const satisfies Record<Slot, string>;

/** Some of three cards, as the object of a sentence: "first and third cards". */
export function nthCards(cards: readonly Slot[], words: Words): string {
  if (cards.length === 1) return nthCard(cards[0], words, "acc");
  if (cards.length === 3) return words.t("cops.card.all.acc");
  if (!cards.includes(2)) return words.t("cops.card.first-second.acc");
  return words.t(cards.includes(0) ? "cops.card.first-third.acc" : "cops.card.second-third.acc");
}

/** A card by whose it is: "your second card", "Sara’s second card". */
export function placeName([seat, card]: Place, viewer: Viewer, words: Words, names: Names): string {
  return words.t("cops.place", { ...doer(seat, viewer, names), card: nthCard(card, words) });
}

/** Those who win or lose together. `unknown`: whose cards never came to light. */
export type Party = Team | "criminals" | "alone" | "unknown";

/** What a party is called. */
export function partyName(party: Party, { t }: Words): string {
  return t(`cops.team.${party}`);
}

/** "2 diamonds". */
export function diamondsText(count: number, { t }: Words): string {
  return t("cops.diamonds", { count });
}

/** "3 guns on the table". */
export function gunsText(count: number, { t }: Words): string {
  return t("cops.guns", { count });
}

/** People in a row, the reader among them as "you". */
export function peopleList(seats: readonly Seat[], viewer: Viewer, words: Words, names: Names): string {
  return words.list(seats.map((seat) => (seat === viewer ? words.t("cops.you") : names(seat))));
}

/** Two sentences, one after the other. */
export function both(one: string, two: string, { t }: Words): string {
  return t("cops.join.sentences", { one, two });
}
