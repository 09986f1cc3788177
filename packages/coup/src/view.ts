import { type Seat, type SeatSet, seatsOf, type Viewer, viewDeck, withSeat } from "@darbar/kernel";
import { isSightingOf } from "./memory.ts";
import type { Player, State } from "./state.ts";

/** The table as a viewer knows it: the same state with holes. Each part is let through by name, or not at all. */
export function view(state: State, viewer: Viewer): State {
  return {
    viewer,
    options: state.options,
    prompt: state.prompt,
    question: state.question,
    awaited: viewAwaited(state, viewer),
    answers: state.answers.map((answer, seat) => (sees(viewer, seat) ? answer : null)),
    turn: state.turn,
    players: state.players.map((player, seat) => viewPlayer(player, sees(viewer, seat))),
    court: viewDeck(state.court, viewer),
    treasury: state.treasury,
    reserve: state.reserve,
    action: state.action,
    claim: state.claim,
    challenger: state.challenger,
    presented: seesPresented(state, viewer) ? state.presented : null,
    proven: state.proven.slice(),
    sightings: state.sightings.filter((sighting) => isSightingOf(viewer, sighting)),
    bomb: state.bomb,
    drafted: state.drafted.map((card, seat) => (sees(viewer, seat) ? card : null)),
    winner: state.winner,
  };
}

/** Whoever was asked seems awaited to all others until the question closes. */
function viewAwaited(state: State, viewer: Viewer): SeatSet {
  let awaited = state.awaited;
  for (const [seat, answer] of state.answers.entries()) {
    if (answer !== null && !sees(viewer, seat)) awaited = withSeat(awaited, seat);
  }
  return awaited;
}

function viewPlayer(player: Player, open: boolean): Player {
  return {
    coins: player.coins,
    hidden: open ? player.hidden.slice() : player.hidden.map(() => null),
    shown: player.shown.slice(),
    allegiance: player.allegiance,
  };
}

/** coup 5: the presented card is for its owner and the inquisitor alone. */
function seesPresented({ action }: State, viewer: Viewer): boolean {
  return viewer === "all" || (action !== null && (action.seat === viewer || action.target === viewer));
}

function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer === "all" || viewer === seat;
}

/** Whose answer is still awaited. A view does not tell who else has answered. */
export function waiting(state: State): readonly Seat[] {
  return seatsOf(state.awaited);
}
