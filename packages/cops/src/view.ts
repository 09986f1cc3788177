import { isKnower, type Seat, type SeatSet, seatsOf, type Viewer, viewDeck, withSeat } from "@darbar/kernel";
import { isKnownTo } from "./knowledge.ts";
import type { Card, Held, Player, State } from "./state.ts";

/** The table as a viewer knows it: the same state with holes. Each part is let through by name, or not at all. */
export function view(state: State, viewer: Viewer): State {
  return {
    viewer,
    options: state.options,
    prompt: state.prompt,
    question: state.question,
    moment: state.moment,
    resume: state.resume,
    awaited: viewAwaited(state, viewer),
    answers: state.answers.map((answer, seat) => (isKnower(viewer, [seat]) ? answer : null)),
    turns: state.turns,
    turn: state.turn,
    direction: state.direction,
    next: state.next,
    players: state.players.map((player) => viewPlayer(player, viewer)),
    action: state.action,
    committed: state.committed,
    heldFire: state.heldFire,
    playing: state.playing,
    looks: state.looks,
    seen: state.seen,
    hit: state.hit,
    fallen: state.fallen,
    guns: state.guns,
    equipment: viewDeck(state.equipment, viewer),
    leftOver: viewer === "all" ? state.leftOver : state.leftOver.map(() => null),
    gone: state.gone,
    outcome: state.outcome,
  };
}

/** Whoever was asked seems awaited to all others until the question closes. */
function viewAwaited(state: State, viewer: Viewer): SeatSet {
  let awaited = state.awaited;
  for (const [seat, answer] of state.answers.entries()) {
    if (answer !== null && !isKnower(viewer, [seat])) awaited = withSeat(awaited, seat);
  }
  return awaited;
}

function viewPlayer(player: Player, viewer: Viewer): Player {
  return {
    cards: player.cards.map((card) => viewCard(card, viewer)),
    standing: player.standing,
    armed: player.armed,
    aim: player.aim,
    equipment: player.equipment.map((held) => viewHeld(held, viewer)),
    lying: player.lying,
    diamonds: player.diamonds,
  };
}

function viewCard(card: Card, viewer: Viewer): Card {
  if (isKnownTo(card.knownTo, viewer)) return card;
  return { kind: null, up: card.up, wounded: card.wounded, knownTo: card.knownTo };
}

function viewHeld(held: Held, viewer: Viewer): Held {
  return isKnownTo(held.knownTo, viewer) ? held : { kind: null, knownTo: held.knownTo };
}

/** Whose answer is still awaited. A view does not tell who else has answered. */
export function waiting(state: State): readonly Seat[] {
  return seatsOf(state.awaited);
}
