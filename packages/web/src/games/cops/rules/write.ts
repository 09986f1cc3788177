import { type Mode, RULES, type Rules } from "@darbar/cops";
import type { Block, RulesText, RulingWords } from "../../../rules/text.ts";
import { type BookWords, type ChapterWordsOf, table, writeBook } from "../../../rules/write.ts";
import type { Chapter } from "./chapters.ts";
import {
  chaptersOf,
  copiesOf,
  EQUIPMENT_NAMES,
  type EquipmentName,
  NEEDS,
  type Need,
  seatsRows,
  type When,
  whenOf,
} from "./facts.ts";
import { type RulingName, rulingsOn } from "./ruling-list.ts";

export { list, table, text } from "../../../rules/write.ts";

/** What a language says in one chapter. */
export type ChapterWords = ChapterWordsOf<Rules, Mode>;

/** What each language's folder exports. */
export type RulesWriter = (mode: Mode) => RulesText;

/** A writer that gives each game the chapters that it has. */
export function writeRules(words: BookWords<Rules, Mode, Chapter>): RulesWriter {
  return (mode) => writeBook(words, mode, RULES[mode], chaptersOf(mode));
}

/** What is in the game by the number of players; the column of the guns only where they lie on the table. */
export function seatsTable(
  { ownGuns }: Rules,
  head: readonly string[],
  number: (number: number) => string = String,
): Block {
  const columns = ownGuns ? head.slice(0, -1) : head;
  const rows = seatsRows().map(({ seats, ofEachTeam, leaders, dealt, leftOver, guns }) =>
    [seats, ofEachTeam, ofEachTeam, leaders, dealt, leftOver, guns]
      .slice(0, columns.length)
      .map((each) => number(each)),
  );
  return table(columns, rows);
}

/** All rulings in a language. */
export type AllRulings = Readonly<Record<RulingName, RulingWords>>;

/** The rulings that stand with no card. */
export function rulingBlocks(rulings: AllRulings, mode: Mode): readonly Block[] {
  return rulingsOn(null, mode).map((name) => ({ kind: "ruling", ...rulings[name] }));
}

/** What a language says of one equipment card. `false`: not in this game. */
export interface CardWords {
  readonly name: string;
  readonly does: (rules: Rules) => readonly (string | false)[];
}

/** What a language says of every card. */
export interface CardsWords {
  /** What stands before a number of copies, and before a moment. */
  readonly labels: { readonly copies: string; readonly when: string };
  readonly number: (number: number) => string;
  readonly when: Readonly<Record<When, string>>;
  /** Over the columns of the table of all cards: which, when, and what it must find. */
  readonly head: readonly [card: string, when: string, needs: string];
  readonly needs: Readonly<Record<Need, string>>;
  readonly cards: Readonly<Record<EquipmentName, CardWords>>;
  readonly rulings: AllRulings;
}

/** When each card can be played, and what it must find. */
export function cardTable({ when, head, needs, cards }: CardsWords, mode: Mode): Block {
  return table(
    head,
    EQUIPMENT_NAMES.map((name) => [cards[name].name, when[whenOf(name, mode)], needs[NEEDS[name]]]),
  );
}

/** Every equipment card of a game, in the order of the box; each has its name for an address. */
export function cardBlocks({ labels, number, when, cards, rulings }: CardsWords, mode: Mode): readonly Block[] {
  return EQUIPMENT_NAMES.map((equipment) => {
    const { name, does } = cards[equipment];
    return {
      kind: "card",
      anchor: equipment,
      name,
      sign: { of: "equipment", card: equipment },
      facts: [
        [labels.copies, number(copiesOf(equipment))],
        [labels.when, when[whenOf(equipment, mode)]],
      ],
      text: does(RULES[mode]).filter((paragraph) => paragraph !== false),
      rulings: rulingsOn(equipment, mode).map((ruling) => rulings[ruling]),
    };
  });
}
