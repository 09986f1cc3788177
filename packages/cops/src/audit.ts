import { hasSeat, type Seat, takeCard } from "@darbar/kernel";
import { EQUIPMENT_CARDS } from "./equipment/box.ts";
import { isLeader } from "./identity.ts";
import { isKnownTo } from "./knowledge.ts";
import { commonCards } from "./opening.ts";
import { boxFor } from "./rules.ts";
import { rulesOf, type State } from "./state.ts";

/** What does not add up at this table; `null` if every card, gun and diamond is accounted for (cops 1, 6). */
export function audit(state: State): string | null {
  return (
    auditIdentities(state) ?? auditEquipment(state) ?? auditGuns(state) ?? auditDiamonds(state) ?? auditPlayers(state)
  );
}

function auditIdentities(state: State): string | null {
  const cards = [...state.players.flatMap((player) => player.cards.map((card) => card.kind)), ...state.leftOver];
  return miscount([...cards, ...state.gone], ["agent", "kingpin", ...commonCards(state.players.length)]);
}

function auditEquipment(state: State): string | null {
  const { bag, loose, under } = state.equipment;
  if (bag === null || bag.length !== loose) return `${bag?.length} loose cards in the deck instead of ${loose}`;
  const cards = [
    ...bag,
    ...under.map((put) => put.card),
    ...state.players.flatMap((player) => player.equipment.map((held) => held.kind)),
    ...state.players.flatMap((player) => player.lying.map((laid) => laid.equipment)),
    ...(state.playing === null ? [] : [state.playing.equipment]),
  ];
  return miscount(cards, EQUIPMENT_CARDS);
}

/** What is there too much or too little. */
function miscount(cards: readonly (string | null)[], wanted: readonly string[]): string | null {
  const left = wanted.slice();
  for (const card of cards) {
    if (card === null || !takeCard(left, card)) return `there is one ${card} too many`;
  }
  return left.length === 0 ? null : `missing cards: ${left.join(", ")}`;
}

function auditGuns(state: State): string | null {
  const seats = state.players.length;
  const drawn = state.players.filter((player) => player.armed).length;
  const wanted = rulesOf(state).ownGuns ? 0 : boxFor(seats).guns - drawn;
  return state.guns === wanted ? null : `${state.guns} guns on the table instead of ${wanted}`;
}

function auditDiamonds(state: State): string | null {
  const diamonds = state.players.map((player) => player.diamonds);
  if (diamonds.some((count) => count < 0)) return `less than no diamonds: ${diamonds.join(", ")}`;
  const sum = diamonds.reduce((total, count) => total + count, 0);
  const wanted = rulesOf(state).diamonds * diamonds.length;
  return sum === wanted ? null : `${sum} diamonds instead of ${wanted}`;
}

function auditPlayers(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    const leaders = player.cards.filter((card) => isLeader(card.kind));
    if (leaders.length > 1 && state.outcome === null) return `seat ${seat} holds both leaders and has not won`;
    if (player.cards.some((card) => card.wounded && !isLeader(card.kind))) return `seat ${seat} is wounded for nothing`;
    if (player.cards.some((card) => !isKnownTo(card.knownTo, seat))) return `seat ${seat} does not know their cards`;
    if (player.cards.length !== (player.standing === "criminal" ? 0 : 3) && state.prompt > 0) {
      return `seat ${seat} has ${player.cards.length} identity cards`;
    }
    if (player.armed && player.standing !== "in") return `seat ${seat} holds a gun and is out`;
    if (player.aim !== null && (!player.armed || player.aim === seat)) return `seat ${seat} aims in vain`;
    if (player.equipment.length > (mayHoldTwo(state, seat) ? 2 : 1)) return `seat ${seat} holds too much equipment`;
  }
  return null;
}

/** cops 2, 4: who has drawn a second piece turns up a card, then chooses which to keep. */
function mayHoldTwo({ outcome, question, playing, awaited }: State, seat: Seat): boolean {
  if (outcome !== null) return true;
  return (question === "keep" || (question === "reveal" && playing === null)) && hasSeat(awaited, seat);
}
