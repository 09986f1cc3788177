import { hasSeat, takeCard } from "@darbar/kernel";
import { cardsToDeal } from "./deck.ts";
import { COINS, INFLUENCE, isWhole, playerAt, type State, type Table } from "./state.ts";

/** What does not add up at this table; `null` if every coin and every card is accounted for (coup 1). */
export function audit(state: State): string | null {
  return auditCoins(state) ?? auditCards(state) ?? auditHands(state) ?? auditKnowledge(state) ?? auditQuestion(state);
}

function auditQuestion(table: Table): string | null {
  return isWhole(table) ? null : `${table.question} is asked without what it is about`;
}

function auditCoins(state: State): string | null {
  const purses = [state.treasury, state.reserve, ...state.players.map((player) => player.coins)];
  if (purses.some((coins) => coins < 0)) return `a purse is below zero: ${purses.join(", ")}`;
  const sum = purses.reduce((total, coins) => total + coins, 0);
  return sum === COINS ? null : `${sum} coins instead of ${COINS}`;
}

function auditCards(state: State): string | null {
  const { bag, loose, under } = state.court;
  if (bag === null || bag.length !== loose) return `${bag?.length} loose cards in the Court instead of ${loose}`;
  const left = [...cardsToDeal(state.options, state.players.length), ...state.drafted];
  const cards = [
    ...bag,
    ...under.map((put) => put.card),
    ...state.players.flatMap((player) => [...player.hidden, ...player.shown]),
  ];
  for (const card of cards) {
    if (card === null || !takeCard(left, card)) return `there is one ${card} too many`;
  }
  return left.length === 0 ? null : `missing cards: ${left.join(", ")}`;
}

function auditHands(state: State): string | null {
  if (state.question === "keep") return null; // Nothing has been dealt yet.
  for (const [seat, { hidden, shown }] of state.players.entries()) {
    const cards = hidden.length + shown.length;
    const exchanging = state.question === "return" && hasSeat(state.awaited, seat);
    if (cards !== INFLUENCE && !exchanging) return `seat ${seat} has ${cards} cards`;
  }
  return null;
}

function auditKnowledge(state: State): string | null {
  for (const { seat, card } of state.proven) {
    if (!playerAt(state, seat).hidden.includes(card)) return `seat ${seat} has not kept the proven ${card}`;
  }
  // What one observer knows, together with what everyone knows, is each time another card.
  const observers = state.players.map((_, seat) => seat);
  for (const by of observers) {
    const hands = state.players.map((player) => player.hidden.slice());
    for (const sighting of state.sightings) {
      if (sighting.by !== by && sighting.by !== "everyone") continue;
      if (!takeCard(hands[sighting.seat] ?? [], sighting.card)) {
        return `seat ${sighting.seat} is said to hold a ${sighting.card} and does not`;
      }
    }
  }
  return null;
}
