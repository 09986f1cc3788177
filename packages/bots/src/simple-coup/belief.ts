import { type Character, type Claim, certainCards, copiesFor, rulesBy, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** Out of a hundred claims that are not so, this many are made all the same. */
const LIES = 35;

/** How far to believe a player's claim, from 0 (it cannot be so) to 100 (it is so): the cards in sight are counted. */
export function belief(view: State, seat: Seat, claim: Claim): number {
  const odds = claim === "no-duke" ? 1 - oddsOfHolding(view, seat, "duke") : oddsOfHolding(view, seat, claim);
  const lied = ((1 - odds) * LIES) / 100;
  return odds === 0 ? 0 : (100 * odds) / (odds + lied);
}

/** The odds that one of a player's face-down cards is this character. */
function oddsOfHolding(view: State, seat: Seat, character: Character): number {
  const certain = certainCards(view, seat);
  if (certain.includes(character)) return 1;
  const unknown = view.players[seat].hidden.length - certain.length;
  const seen = cardsInSight(view);
  const cards = cardsInPlay(view) - seen.length;
  const others = cards - Math.max(0, copiesInPlay(view, character) - seen.filter((card) => card === character).length);
  let none = 1;
  for (let drawn = 0; drawn < unknown; drawn++) none *= Math.max(0, others - drawn) / Math.max(1, cards - drawn);
  return 1 - none;
}

/** Every card of which this viewer knows where it is. */
function cardsInSight(view: State): readonly Character[] {
  const under = view.court.under.flatMap((put) => (put.card === null ? [] : [put.card]));
  return [...view.players.flatMap((player, seat) => [...player.shown, ...certainCards(view, seat)]), ...under];
}

function cardsInPlay(view: State): number {
  const hands = view.players.reduce((sum, { hidden, shown }) => sum + hidden.length + shown.length, 0);
  return hands + view.court.loose + view.court.under.length;
}

/** How many copies of a character there are at most: in a draft, one to deal and what each player may have kept. */
function copiesInPlay({ options, players, drafted }: State, character: Character): number {
  if (!options.draft) return copiesFor(rulesBy(options), players.length);
  return 1 + drafted.filter((card) => card === null || card === character).length;
}
