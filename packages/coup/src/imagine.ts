import { type Draw, takeCard } from "@darbar/kernel";
import { type Character, charactersWith } from "./character.ts";
import { cardsToDeal } from "./deck.ts";
import { certainCards, rememberPresented } from "./memory.ts";
import { knownHand, playerAt, type State, targetOf } from "./state.ts";
import { view as viewOf } from "./view.ts";

/** A world that this view could be: every hole filled with cards that nobody sees elsewhere, all others as known. */
export function imagine(view: State, draw: Draw): State {
  const world = viewOf(view, "all");
  const certain = world.players.map((_, seat) => certainCards(view, seat));
  const unseen = unseenCards(world, certain, draw);
  const next = (): Character => {
    const card = draw.one(unseen);
    takeCard(unseen, card);
    return card;
  };
  for (const [seat, player] of world.players.entries()) {
    const known = certain[seat] ?? [];
    if (player.hidden.includes(null)) player.hidden = player.hidden.map((_, place) => known[place] ?? next());
  }
  world.court.under = world.court.under.map((put) => ({ card: put.card ?? next(), knownTo: put.knownTo }));
  world.court.bag = unseen;
  imaginePresented(world, draw);
  return world;
}

/** The cards that could be in any of the holes. Fills in what the other player may have kept in a draft. */
function unseenCards(world: State, certain: readonly (readonly Character[])[], draw: Draw): Character[] {
  const unseen = [...cardsToDeal(world.options, world.players.length)];
  for (const card of world.drafted) if (card !== null) unseen.push(card);
  const seen = [
    ...world.players.flatMap((player) => player.shown),
    ...certain.flat(),
    ...world.court.under.flatMap((put) => (put.card === null ? [] : [put.card])),
  ];
  const beyond = seen.filter((card) => !takeCard(unseen, card)); // Only a draft has such: they must have been kept.
  world.drafted = world.drafted.map((card) => {
    if (card !== null) return card;
    const mustBe = beyond.pop();
    if (mustBe !== undefined) return mustBe;
    const kept = draw.one(charactersWith(world.options.character));
    unseen.push(kept);
    return kept;
  });
  return unseen;
}

/** A card is on show to the inquisitor, and this viewer is not one of the two who see it. */
function imaginePresented(world: State, draw: Draw): void {
  if (world.question !== "judge" || world.presented !== null) return;
  const target = targetOf(world.action);
  world.presented = draw.one(knownHand(playerAt(world, target)));
  rememberPresented(world, target, world.presented, world.action.seat);
}
