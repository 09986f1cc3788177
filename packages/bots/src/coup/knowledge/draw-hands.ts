import type { Character } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import type { Belief } from "./belief.ts";
import { type Cards, charactersOf } from "./cards.ts";
import { split } from "./case.ts";
import { chancesOfHands } from "./hands.ts";
import { type Knowledge, mergeCases } from "./knowledge.ts";

/** Draws a hand for every seat, as likely as it is believed to be, so that all of them fit together. */
export function drawHands(belief: Belief, draw: Draw): readonly (readonly Character[])[] {
  const { evidence, together, apart } = belief;
  let fixed = together ?? evidence;
  const hands: (readonly Character[])[] = [];
  for (const seat of evidence.sizes.keys()) {
    const chances = new Map(chancesOfHands(fixed, seat));
    if (together === null && seat !== evidence.viewer) biasByStyle(chances, evidence, apart[seat], seat);
    const cards = drawFrom(chances, draw);
    hands.push(charactersOf(cards, evidence.options.character));
    fixed = given(fixed, seat, cards);
  }
  return hands;
}

/** Makes hands as much likelier as they are believed to be than the evidence makes them. */
function biasByStyle(chances: Map<Cards, number>, evidence: Knowledge, believed: Knowledge, seat: Seat): void {
  const before = chancesOfHands(evidence, seat);
  const after = chancesOfHands(believed, seat);
  let sum = 0;
  for (const [cards, chance] of chances) {
    const leaned = (chance * (after.get(cards) ?? 0)) / (before.get(cards) ?? 1);
    chances.set(cards, leaned);
    sum += leaned;
  }
  if (sum > 0) return;
  // Nothing of what is believed of this seat fits the hands drawn so far: then the evidence alone decides.
  for (const [cards, chance] of before) if (chances.has(cards)) chances.set(cards, chance);
}

/** What is known once a seat's hand is. */
function given(knowledge: Knowledge, seat: Seat, cards: Cards): Knowledge {
  return mergeCases(
    knowledge,
    knowledge.cases
      .flatMap((each) => split(each, seat, knowledge.sizes[seat]))
      .filter((each) => each.hands[seat] === cards),
  );
}

const THOUSAND: readonly number[] = Array.from({ length: 1000 }, (_, place) => place);

function drawFrom(chances: ReadonlyMap<Cards, number>, draw: Draw): Cards {
  const all = [...chances];
  const sum = all.reduce((total, [, chance]) => total + chance, 0);
  let left = ((draw.one(THOUSAND) + (draw.one(THOUSAND) + 0.5) / 1000) / 1000) * sum;
  for (const [cards, chance] of all) {
    left -= chance;
    if (left < 0) return cards;
  }
  return all[all.length - 1][0];
}
