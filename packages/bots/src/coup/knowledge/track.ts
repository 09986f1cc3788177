import {
  type Character,
  type CoupEvent,
  certainCards,
  charactersWith,
  copiesFor,
  rulesBy,
  type State,
} from "@darbar/coup";
import { type Cards, cardsOf, countOf, KINDS, kindOf, minus, NO_CARDS, plus } from "./cards.ts";
import { type Case, NOTHING, pickBlindly, UNKNOWN } from "./case.ts";
import { type Knowledge, mergeCases } from "./knowledge.ts";
import { learn } from "./learn.ts";

/** What a viewer knows, from everything they saw; where the deal is not among it, from their view alone. */
export function trackCoup(past: readonly CoupEvent[], view: State): Knowledge {
  if (!past.some((event) => event.type === "dealt")) return knowledgeOf(view);
  return past.reduce(learn, beforeTheDeal(view));
}

/** What is known at a table before the deal. `view` says which table, and who is looking. */
export function beforeTheDeal(view: State): Knowledge {
  const { options, players } = view;
  const deck = deckOf(view);
  const nothing: Case = {
    weight: 1,
    hands: players.map(() => NO_CARDS),
    bag: NO_CARDS,
    under: [],
    presented: NOTHING,
    slipped: false,
    unseen: deck,
  };
  return {
    options,
    viewer: view.viewer === "all" ? "public" : view.viewer,
    sizes: players.map(() => 0),
    loose: charactersWith(options.character).length * countOf(deck, 0),
    proven: [],
    cases: [nothing],
  };
}

/** The cards to be dealt: in the draft the third set of five (coup 1). */
function deckOf({ options, players }: State): Cards {
  const copies = options.draft ? 1 : copiesFor(rulesBy(options), players.length);
  return cardsOf(
    charactersWith(options.character).flatMap((character) => new Array<Character>(copies).fill(character)),
    options.character,
  );
}

/** What a view says by itself: the cards in sight are counted, and nothing is known of how the others got about. */
export function knowledgeOf(view: State): Knowledge {
  const { players, court, options } = view;
  const hands = players.map((_, seat) => cardsOf(certainCards(view, seat), options.character));
  const under = court.under.map(({ card }) => (card === null ? UNKNOWN : kindOf(card, options.character)));
  const shown = cardsOf(
    players.flatMap((player) => player.shown),
    options.character,
  );
  const seen = under.reduce((cards, kind) => (kind === UNKNOWN ? cards : plus(cards, kind)), shown);
  const known = hands.reduce((sum, hand) => sum + hand, seen);
  const knowledge: Knowledge = {
    ...beforeTheDeal(view),
    sizes: players.map((player) => player.hidden.length),
    loose: court.loose,
    proven: view.proven.map(({ seat, card }) => ({ seat, kind: kindOf(card, options.character) })),
  };
  const cases = decksOf(view).flatMap((deck) => {
    const dealt = takeAll(deck, known);
    if (dealt === null) return [];
    const { left, ways } = dealt;
    const bare: Case = { weight: ways, hands, bag: NO_CARDS, under, presented: NOTHING, slipped: false, unseen: left };
    return onShow(view, knowledge, bare);
  });
  return mergeCases(knowledge, cases);
}

/** What the whole deck can be: in a draft nobody knows what the other has kept. */
function decksOf(view: State): readonly Cards[] {
  return view.drafted.reduce<readonly Cards[]>(
    (decks, card) => {
      const kinds = card === null ? [...new Array<number>(KINDS).keys()] : [kindOf(card, view.options.character)];
      return decks.flatMap((deck) => kinds.map((kind) => plus(deck, kind)));
    },
    [deckOf(view)],
  );
}

/** A deck without the cards in sight, and in how many ways these can be where they are; `null` if they cannot. */
function takeAll(deck: Cards, known: Cards): { readonly left: Cards; readonly ways: number } | null {
  let left = deck;
  let ways = 1;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let taken = 0; taken < countOf(known, kind); taken++) {
      const count = countOf(left, kind);
      if (count === 0) return null;
      ways *= count;
      left = minus(left, kind);
    }
  }
  return { left, ways };
}

/** The card on show to an inquisitor: one of the target's, for those who do not see it. */
function onShow({ question, action, presented, options }: State, { sizes }: Knowledge, bare: Case): readonly Case[] {
  if (question !== "judge" || action === null || action.target === null) return [bare];
  if (presented !== null) return [{ ...bare, presented: kindOf(presented, options.character) }];
  return pickBlindly(bare, action.target, sizes[action.target]).map(([picked, kind]) => ({
    ...picked,
    presented: kind,
  }));
}
