import { type Seat, type Viewer, viewAnswers, viewAwaited, viewDeck } from "@darbar/kernel";
import { isSightingOf } from "./memory.ts";
import type { Player, State, Table } from "./state.ts";

/** The table as a viewer knows it: the same state with holes. Each part is let through by name, or not at all. */
export function view(state: State, viewer: Viewer): State {
  const seen: Table = {
    viewer,
    options: state.options,
    prompt: state.prompt,
    question: state.question,
    awaited: viewAwaited(state, viewer),
    answers: viewAnswers(state, viewer),
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
  return seen as State; // The question and what it carries go through together.
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
