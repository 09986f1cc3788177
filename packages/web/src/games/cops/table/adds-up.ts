import { boxFor, commonCards, EQUIPMENT_CARDS, isLeader, type Player, RULES, SLOTS, type State } from "@darbar/cops";
import { deckSize, takeCard } from "@darbar/kernel";

/**
 * Whether a table can be one that was played at, as far as a viewer can see: every card, gun and diamond is accounted
 * for. Folding events that were never played gives tables that cannot be drawn.
 */
export function addsUp(view: State): boolean {
  const { options, players, guns } = view;
  const rules = RULES[options.mode];
  const drawn = players.filter((player) => player.armed).length;
  const diamonds = players.reduce((sum, player) => sum + player.diamonds, 0);
  return (
    guns === (rules.ownGuns ? 0 : boxFor(players.length).guns - drawn) &&
    guns >= 0 &&
    diamonds === rules.diamonds * players.length &&
    players.every((player, seat) => standsWell(view, player, seat)) &&
    identitiesAddUp(view) &&
    equipmentAddsUp(view)
  );
}

/** Three whole cards, or none for a criminal; a gun only in a living hand, and never aimed at oneself (cops 2, 3, 6). */
function standsWell(view: State, { cards, standing, armed, aim, equipment, diamonds }: Player, seat: number): boolean {
  const isBare = standing === "criminal" || view.prompt === 0;
  const isWhole = cards.length === 3 && SLOTS.every((slot) => cards[slot]?.up !== undefined);
  return (
    (isWhole ? standing !== "criminal" : isBare && cards.length === 0) &&
    cards.every((card) => !card.wounded || card.kind === null || isLeader(card.kind)) &&
    (!armed || standing === "in") &&
    (aim === null || (armed && aim !== seat)) &&
    equipment.length <= 2 &&
    diamonds >= 0
  );
}

/** cops 1: as many identity cards as the table has, and of each kind no more than there are. */
function identitiesAddUp({ players, leftOver, gone }: State): boolean {
  const cards = [...players.flatMap((player) => player.cards.map((card) => card.kind)), ...leftOver, ...gone];
  const box = ["agent", "kingpin", ...commonCards(players.length)];
  return (cards.length === 0 || cards.length === box.length) && areIn(box, cards);
}

/** cops 5: the 21 cards are in the deck, in hands, before players, or being played. */
function equipmentAddsUp({ players, equipment, playing }: State): boolean {
  const outside = [
    ...players.flatMap((player) => player.equipment.map((held) => held.kind)),
    ...players.flatMap((player) => player.lying.map((laid) => laid.equipment)),
    ...(playing === null ? [] : [playing.equipment]),
  ];
  const isComplete = deckSize(equipment) + outside.length === EQUIPMENT_CARDS.length;
  return isComplete && areIn(EQUIPMENT_CARDS, [...outside, ...equipment.under.map((put) => put.card)]);
}

/** Whether the cards that are known can all be of a box. */
function areIn(box: readonly string[], cards: readonly (string | null)[]): boolean {
  const left = box.slice();
  return cards.every((card) => card === null || takeCard(left, card));
}
