import { IDENTITIES, type Identity, SLOTS, type Slot, type State } from "@darbar/cops";
import type { Concluded, Conclusions } from "@darbar/cops/deduce";
import { type Seat, seatsOf } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { type Certainty, certaintyOf } from "./certainty.ts";
import type { Names } from "./contract.ts";
import { type KnownCard, knownText } from "./knowledge-words.ts";
import { identityName, nthCard, peopleList } from "./things.ts";

/*
 * All that a reader knows of the identity cards, players by cards: what they have seen, what everybody has seen others
 * look at, and what follows by counting.
 */

/** What a table of knowledge is made from. */
export interface Knowing {
  readonly view: State;
  /** Whose eyes these are; `null` for whoever only watches. */
  readonly home: Seat | null;
  /** What the reader has seen, by seat and slot. */
  readonly known: readonly (readonly (KnownCard | null)[])[];
  readonly conclusions: Conclusions;
  readonly words: Words;
  readonly names: Names;
}

/** A player, and what is known of their cards. */
export interface KnowledgeRow {
  readonly seat: Seat;
  /** What is certain of them; `null` for nothing, and for the reader, who knows who they are. */
  readonly certainty: Certainty | null;
  /** Where their leader lies, if they must have one and it is open which card that is. */
  readonly where: string | null;
  readonly cells: readonly KnowledgeCell[];
}

/** A card, and what is known of it. */
export interface KnowledgeCell {
  readonly slot: Slot;
  readonly known: KnownCard | null;
  /** What it can be by counting, where that leaves two kinds at most; nothing for a card that the reader knows. */
  readonly possible: readonly Identity[];
  /** Who else has looked at it while it lay face down; its holder and the reader left out. */
  readonly seenBy: readonly Seat[];
  /** How the reader came to know it, in a few letters; `null` if they do not. */
  readonly since: string | null;
  /** All of this in words. */
  readonly text: string;
}

/** Everybody at the table, the reader last. */
export function knowledgeRows(knowing: Knowing): readonly KnowledgeRow[] {
  const { view, home } = knowing;
  const seats = view.players.map((_, seat) => seat);
  return [...seats.filter((seat) => seat !== home), ...seats.filter((seat) => seat === home)].map((seat) =>
    rowOf(seat, knowing),
  );
}

function rowOf(seat: Seat, knowing: Knowing): KnowledgeRow {
  const { view, home, conclusions, words } = knowing;
  const concluded = conclusions.players[seat];
  return {
    seat,
    certainty: seat === home ? null : certaintyOf(concluded),
    where: whereText(concluded, words),
    cells: SLOTS.slice(0, view.players[seat].cards.length).map((slot) => cellOf(seat, slot, knowing)),
  };
}

/** "Agent: first card or third card". */
function whereText({ leader, cards }: Concluded, words: Words): string | null {
  if (leader === null || leader === "none" || leader === "either") return null;
  const slots = SLOTS.filter((slot) => cards[slot]?.includes(leader));
  if (slots.length < 2) return null;
  const which = words.list(
    slots.map((slot) => nthCard(slot, words)),
    "or",
  );
  return words.t("cops.mission.leader", { leader: identityName(leader, words), name: which });
}

function cellOf(seat: Seat, slot: Slot, { view, home, known, conclusions, words, names }: Knowing): KnowledgeCell {
  const { knownTo, up } = view.players[seat].cards[slot];
  const knows = known[seat]?.[slot] ?? null;
  const open = conclusions.players[seat].cards[slot] ?? IDENTITIES;
  const possible = knows === null && open.length <= 2 ? open : [];
  const others = seatsOf(knownTo).filter((each) => each !== seat && each !== home && each < view.players.length);
  const seenBy = up ? [] : others;
  const said = [
    ...(knows === null ? [possibleText(possible, words)] : [knownText(knows, words)]),
    ...(seenBy.length === 0
      ? []
      : [words.t("cops.knowledge.seen-by", { names: peopleList(seenBy, home ?? "public", words, names) })]),
  ];
  return {
    slot,
    known: knows,
    possible,
    seenBy,
    since: knows === null ? null : sinceText(knows, words),
    text: said.reduce((one, two) => words.t("table.label", { one, two })),
  };
}

/** "not known", "honest, by counting", "honest or crooked, by counting". */
function possibleText(possible: readonly Identity[], words: Words): string {
  if (possible.length === 0) return words.t("cops.knowledge.unknown");
  const kinds = words.list(
    possible.map((kind) => identityName(kind, words, "is")),
    "or",
  );
  return words.t("cops.knowledge.counted", { kind: kinds });
}

/** "2 turns ago", "face up". */
function sinceText({ how, turnsAgo, isOwn }: KnownCard, { t }: Words): string | null {
  switch (how) {
    case "dealt":
      return isOwn ? null : t("cops.knowledge.was-yours");
    case "face-up":
      return t("cops.table.face-up");
    case "looked":
    case "swapped":
      return t("cops.knowledge.age", { turns: turnsAgo });
  }
}

/** A leader, and who can hold it. */
interface LeaderLine {
  readonly leader: "agent" | "kingpin";
  readonly text: string;
}

/** More players than this are counted, not named. */
const MOST_NAMED = 3;

/** Who can hold each of the leaders: "Agent: Cyrus or Esther". */
export function leaderLines({ view, home, conclusions, words, names }: Knowing): readonly LeaderLine[] {
  if (view.players.every(({ cards }) => cards.length === 0)) return [];
  return (["agent", "kingpin"] as const).map((leader) => {
    const holders = [...new Set(conclusions[leader].map(([seat]) => seat))];
    const name = identityName(leader, words);
    if (holders.length === 0) return { leader, text: words.t("cops.mission.leader.unknown", { leader: name }) };
    if (holders.length > MOST_NAMED) {
      return { leader, text: words.t("cops.knowledge.one-of", { leader: name, count: holders.length }) };
    }
    const called = holders.map((seat) => (seat === home ? words.t("cops.you") : names(seat)));
    return { leader, text: words.t("cops.mission.leader", { leader: name, name: words.list(called, "or") }) };
  });
}
