import {
  type Character,
  charactersWith,
  copiesFor,
  INFLUENCE,
  isLiving,
  ruleOf,
  rulesBy,
  type State,
} from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { handsOf, type Knowledge } from "../knowledge/index.ts";
import { dealtPrior, KINDS, kindOf, type Position } from "./position.ts";

/** The two who are left, as one of them sees it. */
export interface Pair {
  readonly self: Seat;
  readonly opponent: Seat;
}

/** The two who are left, if they have one influence each and this viewer is one of them. */
export function pairOf(view: State): Pair | null {
  const living = view.players.flatMap((_, seat) => (isLiving(view, seat) ? [seat] : []));
  if (living.length !== 2 || typeof view.viewer !== "number" || !living.includes(view.viewer)) return null;
  if (living.some((seat) => view.players[seat].shown.length !== INFLUENCE - 1)) return null;
  const opponent = living[0] === view.viewer ? living[1] : living[0];
  return { self: view.viewer, opponent };
}

/** The position at the start of the turn that is under way, or, with `mover`, as if that seat's turn began now. */
export function positionOf(
  view: State,
  knowledge: Knowledge,
  { self, opponent }: Pair,
  mover: Seat = view.turn,
): Position {
  const { options, players } = view;
  const rules = rulesBy(options);
  const unseen = unseenCards(view);
  const own = weightsOfOwn(view, { self, opponent });
  const others = weightsOfOthers(view, knowledge, unseen, { self, opponent });
  const [first, second] = mover === self ? [own, others] : [others, own];
  const coins = (seat: Seat): number => players[seat].coins + (seat === mover ? paidThisTurn(view) : 0);
  return {
    exchanger: options.character,
    examined: rules.examinedCard,
    bomb: options.anarchist,
    reserve: view.reserve,
    coins: [coins(mover), coins(mover === self ? opponent : self)],
    unseen,
    prior: dealtPrior(unseen, first, second),
  };
}

/** What an announced action has cost already. */
function paidThisTurn({ action, question }: State): number {
  return action === null || question === "act" ? 0 : ruleOf(action.kind).cost;
}

/**
 * The cards that are not face up, by kind. In a draft what another has kept could be any character, a part of a card each, unless
 * a card lies face up that cannot be but the one they kept.
 */
export function unseenCards({ options, players, drafted }: State): readonly number[] {
  const copies = options.draft ? 1 : copiesFor(rulesBy(options), players.length);
  const shown = players.flatMap((player) => player.shown);
  const left = charactersWith(options.character).map((character) => {
    const kept = drafted.filter((card) => card === character).length;
    return copies + kept - shown.filter((card) => card === character).length;
  });
  const beyond = left.reduce((sum, count) => sum + Math.max(0, -count), 0);
  const unknown = drafted.filter((card) => card === null).length - beyond;
  return left.map((count) => Math.max(0, count) + unknown / KINDS);
}

/** What the opponent may think of one's own card: anything, or only what they have seen of it. */
function weightsOfOwn(view: State, { self, opponent }: Pair): readonly number[] {
  const seen = view.sightings.find(({ seat, by }) => seat === self && (by === opponent || by === "everyone"));
  if (seen !== undefined) return onlyCard(view, seen.card);
  return new Array<number>(KINDS).fill(1);
}

/** Weights that, times what the deck makes of each card, come to what is known of the opponent's. */
function weightsOfOthers(
  view: State,
  knowledge: Knowledge,
  unseen: readonly number[],
  { self, opponent }: Pair,
): readonly number[] {
  const { character } = view.options;
  const weights = new Array<number>(KINDS).fill(0);
  const [own] = view.players[self].hidden;
  for (const { hand, probability } of handsOf(knowledge, opponent)) {
    const kind = kindOf(hand[0], character);
    const left = unseen[kind] - (hand[0] === own ? 1 : 0);
    weights[kind] = left > 0 ? probability / left : probability;
  }
  return weights;
}

function onlyCard({ options }: State, card: Character): readonly number[] {
  return charactersWith(options.character).map((character) => (character === card ? 1 : 0));
}
