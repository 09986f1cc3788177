import { type Viewer, viewAnswers, viewAwaited, viewDeck } from "@darbar/kernel";
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
    answers: viewAnswers(state, viewer),
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
