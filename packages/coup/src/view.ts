import { type Seat, type Viewer, viewAnswers, viewAwaited, viewDeck } from "@darbar/kernel";
import { faceDown } from "./deck.ts";
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
    players: viewPlayers(state, viewer),
    court: viewDeck(state.court, viewer),
    treasury: state.treasury,
    reserve: state.reserve,
    action: state.action,
    claim: state.claim,
    challenger: state.challenger,
    presented: seesPresented(state, viewer) ? state.presented : null,
    proven: state.proven,
    sightings: viewSightings(state, viewer),
    bomb: state.bomb,
    drafted: viewDrafted(state, viewer),
    winner: state.winner,
  };
  return seen as State; // The question and what it carries go through together.
}

function viewPlayers({ players }: State, viewer: Viewer): Player[] {
  const seen = players.slice();
  for (let seat = 0; seat < seen.length; seat++) seen[seat] = viewPlayer(players[seat] as Player, sees(viewer, seat));
  return seen;
}

function viewPlayer(player: Player, open: boolean): Player {
  return {
    coins: player.coins,
    hidden: open ? player.hidden : faceDown(player.hidden.length),
    shown: player.shown,
    allegiance: player.allegiance,
  };
}

function viewSightings({ sightings }: State, viewer: Viewer): State["sightings"] {
  if (viewer === "all" || sightings.length === 0) return sightings;
  return sightings.filter((sighting) => isSightingOf(viewer, sighting));
}

function viewDrafted({ drafted }: State, viewer: Viewer): State["drafted"] {
  if (viewer === "all" || drafted.length === 0) return drafted;
  return drafted.map((card, seat) => (seat === viewer ? card : null));
}

/** coup 5: the presented card is for its owner and the inquisitor alone. */
function seesPresented({ action }: State, viewer: Viewer): boolean {
  return viewer === "all" || (action !== null && (action.seat === viewer || action.target === viewer));
}

function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer === "all" || viewer === seat;
}
