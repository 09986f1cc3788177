import { type Character, type CoupEvent, rulesBy } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Cards, cardsOf, KINDS, kindOf, minus, plus } from "./cards.ts";
import { type Case, exclude, NOTHING, pickBlindly, pickKind, require, split, UNKNOWN, withHand } from "./case.ts";
import { drawTop, giveBack, giveBackBlindly, giveBackPresented } from "./court.ts";
import { type Knowledge, mergeCases } from "./knowledge.ts";

/** What a viewer knows after one more event, as they saw it. */
export function learn(knowledge: Knowledge, event: CoupEvent): Knowledge {
  switch (event.type) {
    case "dealt":
      return event.hands.reduce((before, hand, seat) => draw(before, seat, hand), knowledge);
    case "drafted":
      return event.cards.reduce<Knowledge>((before, card, seat) => keep(before, seat, card), knowledge);
    case "drew":
      return draw(knowledge, event.seat, event.cards);
    case "lost":
      return lose(knowledge, event.seat, kindIn(knowledge, event.card));
    case "returned":
      return giveCardsBack(knowledge, event);
    case "showed":
      return show(knowledge, event);
    case "refused":
      return refuse(knowledge, event);
    case "presented":
      return present(knowledge, event.seat, event.card);
    case "none-left":
      return lack(knowledge, event.seat, kindIn(knowledge, event.card));
    case "gave-back":
      return change(knowledge, (each) => [{ ...each, presented: NOTHING }]);
    case "turn":
      return endTurn(knowledge);
    default:
      return knowledge; // What players say and do is no hard evidence.
  }
}

/** Puts every case through a change, and gathers what comes of them. */
function change(knowledge: Knowledge, into: (each: Case) => readonly Case[]): Knowledge {
  return mergeCases(knowledge, knowledge.cases.flatMap(into));
}

function kindIn({ options }: Knowledge, card: Character): number {
  return kindOf(card, options.character);
}

function draw(knowledge: Knowledge, seat: Seat, cards: readonly (Character | null)[]): Knowledge {
  let after = knowledge;
  for (const card of cards) {
    const { loose, sizes, cases } = after;
    const kind = card === null ? UNKNOWN : kindIn(knowledge, card);
    const drawn = cases.flatMap((each) => drawTop(each, seat, loose, kind));
    after = mergeCases({ ...after, loose: Math.max(0, loose - 1), sizes: sizes.with(seat, sizes[seat] + 1) }, drawn);
  }
  return after;
}

/** coup 1, the draft: a card of the player's own set of five, which of them nobody else knows. */
function keep(knowledge: Knowledge, seat: Seat, card: Character | null): Knowledge {
  const kinds = card === null ? [...new Array<number>(KINDS).keys()] : [kindIn(knowledge, card)];
  const after = { ...knowledge, sizes: knowledge.sizes.with(seat, knowledge.sizes[seat] + 1) };
  return mergeCases(
    after,
    knowledge.cases.flatMap((each) => kinds.map((kind) => withHand(each, seat, plus(each.hands[seat], kind)))),
  );
}

function lose(knowledge: Knowledge, seat: Seat, kind: number): Knowledge {
  const size = knowledge.sizes[seat];
  const after = {
    ...knowledge,
    sizes: knowledge.sizes.with(seat, size - 1),
    proven: stillProven(knowledge, seat, kind),
  };
  const cases = knowledge.cases.flatMap((each) => pickKind(each, seat, size, kind));
  return mergeCases(
    after,
    cases.map((each) => withHand(each, seat, minus(each.hands[seat], kind))),
  );
}

function giveCardsBack(knowledge: Knowledge, event: CoupEvent & { readonly type: "returned" }): Knowledge {
  const { seat, to } = event;
  const outstanding = provesCards(knowledge) ? knowledge.proven.find((proven) => proven.seat === seat) : undefined;
  let after = knowledge;
  for (const card of event.cards) {
    const size = after.sizes[seat];
    const kind = card === null ? UNKNOWN : kindIn(after, card);
    const cases = after.cases.flatMap((each) => {
      if (kind !== UNKNOWN)
        return each.slipped ? [] : require(each, seat, size, kind).flatMap((held) => giveBack(held, seat, kind, to));
      if (each.presented !== NOTHING) return giveBackPresented(each, seat, to);
      return giveBackBlindly(each, seat, size, to, outstanding?.kind ?? UNKNOWN);
    });
    const loose = to === "shuffled" ? after.loose + 1 : after.loose;
    after = mergeCases({ ...after, loose, sizes: after.sizes.with(seat, size - 1) }, cases);
    if (kind !== UNKNOWN) after = { ...after, proven: stillProven(after, seat, kind) };
  }
  return change(after, (each) => [{ ...each, presented: NOTHING }]);
}

/** Whether it is a card that was proven, which is gone as soon as one of its kind has left the hand, or its character (coup 4). */
function provesCards({ options }: Knowledge): boolean {
  return rulesBy(options).whatIsProven === "card";
}

/** What is still to be replaced after a card of this kind has left a hand where all could see it. */
function stillProven(knowledge: Knowledge, seat: Seat, kind: number): Knowledge["proven"] {
  if (!provesCards(knowledge)) return knowledge.proven;
  return knowledge.proven.filter((proven) => proven.seat !== seat || proven.kind !== kind);
}

function show(knowledge: Knowledge, event: CoupEvent & { readonly type: "showed" }): Knowledge {
  const { seat, as } = event;
  const size = knowledge.sizes[seat];
  if (as === "no-duke") return showAll(knowledge, seat, cardsOf(event.cards, knowledge.options.character));
  const kind = kindIn(knowledge, as);
  const after = change(knowledge, (each) => require(each, seat, size, kind));
  return event.stay ? { ...after, proven: [...after.proven, { seat, kind }] } : after;
}

/** coup 6: an embezzler without a duke shows the whole hand. */
function showAll(knowledge: Knowledge, seat: Seat, hand: Cards): Knowledge {
  return change(knowledge, (each) =>
    split(each, seat, knowledge.sizes[seat]).filter((one) => one.hands[seat] === hand),
  );
}

/** coup 4.2: where a held card must be shown, whoever shows none has none; elsewhere it says nothing for certain. */
function refuse(knowledge: Knowledge, { seat, as }: CoupEvent & { readonly type: "refused" }): Knowledge {
  if (rulesBy(knowledge.options).mayRefuseToShow || as === "no-duke") return knowledge;
  return lack(knowledge, seat, kindIn(knowledge, as));
}

/** A hand proves to have none of a kind. */
function lack(knowledge: Knowledge, seat: Seat, kind: number): Knowledge {
  return change(knowledge, (each) => exclude(each, seat, knowledge.sizes[seat], kind));
}

function present(knowledge: Knowledge, seat: Seat, card: Character | null): Knowledge {
  const size = knowledge.sizes[seat];
  return change(knowledge, (each) => {
    if (card === null) return pickBlindly(each, seat, size).map(([picked, presented]) => ({ ...picked, presented }));
    const kind = kindIn(knowledge, card);
    return pickKind(each, seat, size, kind).map((picked) => ({ ...picked, presented: kind }));
  });
}

/** coup 4 (`ru`): where cards are proven, one that was not replaced by now has left the hand. */
function endTurn(knowledge: Knowledge): Knowledge {
  const { proven, viewer } = knowledge;
  const slipped = provesCards(knowledge) && proven.some(({ seat }) => seat !== viewer && knowledge.sizes[seat] > 0);
  const cases = slipped ? knowledge.cases.filter((each) => each.slipped) : knowledge.cases;
  return mergeCases(
    { ...knowledge, proven: [] },
    cases.map((each) => ({ ...each, slipped: false })),
  );
}
