import {
  boxFor,
  EQUIPMENT_CARDS,
  EQUIPMENT_COPIES,
  EQUIPMENT_NAMES,
  type EquipmentName,
  equipmentRule,
  FEWEST_SEATS,
  IDENTITIES,
  isLeader,
  MOMENTS,
  MOST_SEATS,
  type Mode,
  RULES,
  SLOTS,
} from "@darbar/cops";
import type { Sign } from "../../../rules/text.ts";
import { CHAPTERS, type Chapter } from "./chapters.ts";

/*
 * What the rules pages say in every language, read from the engine: which chapters, rows and numbers a game has. The
 * languages only put it into words, so that page and table cannot disagree.
 */

export { EQUIPMENT_NAMES, type EquipmentName, FEWEST_SEATS, MOMENTS, MOST_SEATS, type Mode };

/** The chapters of a game, in reading order. */
export function chaptersOf(mode: Mode): readonly Chapter[] {
  return CHAPTERS.filter((chapter) => (chapter === "gang" || chapter === "criminals" ? RULES[mode].criminals : true));
}

/** The numbers that the texts need. */
export const NUMBERS = {
  /** Identity cards of each player. */
  identities: SLOTS.length,
  leaders: IDENTITIES.filter(isLeader).length,
  /** Equipment cards in the box, and how many kinds of them. */
  equipment: EQUIPMENT_CARDS.length,
  kinds: EQUIPMENT_NAMES.length,
  /** Equipment cards that are in no hand, even if everybody at the fullest table holds one. */
  spareEquipment: EQUIPMENT_CARDS.length - MOST_SEATS,
} as const;

/** After so many turns each, timeouts begin to arm and shoot (cops 7). */
export const QUIET_TURNS = 10;

/** What is in the game for so many players (cops 1). */
export interface SeatsRow {
  readonly seats: number;
  /** Honest cards, and as many crooked ones. */
  readonly ofEachTeam: number;
  readonly leaders: number;
  readonly dealt: number;
  readonly leftOver: number;
  /** On the table, in the game where they lie there. */
  readonly guns: number;
}

/** The rows of the table of seats. */
export function seatsRows(): readonly SeatsRow[] {
  return Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, more) => seatsRow(FEWEST_SEATS + more));
}

function seatsRow(seats: number): SeatsRow {
  const { ofEachTeam, guns } = boxFor(seats);
  const { leaders, identities } = NUMBERS;
  const dealt = seats * identities;
  return { seats, ofEachTeam, leaders, dealt, leftOver: 2 * ofEachTeam + leaders - dealt, guns };
}

/** The deal that the book shows: six players, and what is put to the leaders so that each gets one card (cops 1). */
export const EXAMPLE_DEAL = { seats: 6, others: 6 - NUMBERS.leaders } as const;

/** What an identity card can be, in the order of the table; the leaders last. */
export { IDENTITIES };

/** What stands beside their rows. */
export const IDENTITY_SIGNS: readonly Sign[] = IDENTITIES.map((identity) => ({ of: "identity", card: identity }));

/** How many of a kind of equipment there are. */
export function copiesOf(name: EquipmentName): number {
  return EQUIPMENT_COPIES[name];
}

/** When a card can be played: at any moment, or only then. */
export type When =
  | "any"
  | "your-turn"
  | "shot-announced"
  | "investigated"
  | "hit"
  | "eliminated"
  | "you-are-eliminated";

/** What a card must find to be played (cops 5). Where that is nothing or just a cop, it can be played to no effect. */
export type Need =
  | "nothing"
  | "cop"
  | "other"
  | "two-others"
  | "equipment"
  | "fallen"
  | "wound"
  | "hidden"
  | "other-hidden"
  | "three"
  | "seen"
  | "gun";

/** What each card must find, as the engine has it. */
export const NEEDS: Readonly<Record<EquipmentName, Need>> = {
  blackmail: "two-others",
  coffee: "nothing",
  defibrillator: "fallen",
  disguise: "other",
  "evidence-bag": "equipment",
  flashbang: "cop",
  "k9-unit": "cop",
  "med-kit": "wound",
  "metal-detector": "nothing",
  "mobile-detonator": "other",
  "planted-evidence": "other",
  polygraph: "other-hidden",
  "restraining-order": "three",
  "riot-shield": "nothing",
  "smoke-grenade": "nothing",
  "surveillance-camera": "seen",
  taser: "gun",
  "truth-serum": "hidden",
  "walkie-talkie": "cop",
  wiretap: "other-hidden",
};

/** When a card can be played (cops 5). */
export function whenOf(name: EquipmentName, mode: Mode): When {
  // Playable at every moment, but barred for most of them by what everybody sees.
  if (name === "taser") return "your-turn";
  if (name === "defibrillator" && RULES[mode].criminals) return "eliminated";
  const { moments, holder } = equipmentRule(name);
  if (moments.length === MOMENTS.length) return "any";
  const [only] = moments;
  switch (only) {
    case "announced":
      return "shot-announced";
    case "eliminated":
      return holder === "fallen" ? "you-are-eliminated" : "eliminated";
    case "investigated":
    case "hit":
      return only;
    default:
      throw new Error(`there are no words for when ${name} is played`);
  }
}
