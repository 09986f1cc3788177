import { type Draw, DrawError, scriptedDraw } from "../draw.ts";
import type { Asking, Game } from "../game.ts";
import type { Seat, Viewer } from "../seat.ts";
import { demand } from "./breach.ts";
import { whereDifferent } from "./same.ts";

/** A second world that one viewer cannot tell from the first. */
export interface Twin<State> {
  readonly viewer: Viewer;
  readonly world: State;
}

/** Law 2: imagines a world from a viewer's view and holds it against the view. */
export function imagineTwin<Options, State extends Asking, Move, Event>(
  game: Game<Options, State, Move, Event>,
  state: State,
  viewer: Viewer,
  draw: Draw,
): Twin<State> {
  const view = game.view(state, viewer);
  const before = JSON.stringify(view);
  const world = game.imagine(view, draw);
  demand(2, JSON.stringify(view) === before, () => "imagining has changed the view");
  const different = whereDifferent(game.view(world, viewer), view, `the world imagined by viewer ${viewer}`);
  demand(2, different === null, () => String(different));
  const wrong = game.audit(world);
  demand(2, wrong === null, () => `the world imagined by viewer ${viewer} does not add up: ${wrong}`);
  return { viewer, world };
}

/** What was put in and what came out of the first world. */
export interface Happening<Move, Event> {
  readonly seat: Seat;
  readonly move: Move;
  readonly drawn: readonly (string | number)[];
  readonly events: readonly Event[];
}

/**
 * Law 6: gives the twin the same move and the same draws. Answers whether it is still a twin: it is not where the other
 * world cannot take the same inputs, or where an event that reveals something by the rules has told the two apart.
 * Until then the viewer gets the same bytes.
 */
export function followTwin<Options, State extends Asking, Move, Event>(
  game: Game<Options, State, Move, Event>,
  state: State,
  { viewer, world }: Twin<State>,
  { seat, move, drawn, events }: Happening<Move, Event>,
): boolean {
  const script = scriptedDraw(drawn);
  const inTwin = decideOrNull(game, world, seat, move, script);
  if (inTwin === null) {
    demand(
      6,
      seat !== viewer,
      () => `seat ${seat} can tell two worlds apart by whether ${JSON.stringify(move)} is legal`,
    );
    return false;
  }
  if (inTwin === "cannot-draw" || script.left() > 0) return false;
  const sent = sentTo(game, viewer, events);
  const sentInTwin = sentTo(game, viewer, inTwin);
  const parting = firstDifference(sent, sentInTwin);
  if (parting !== null) {
    const parts = [sent[parting], sentInTwin[parting]];
    const revealed = parts.every((event) => event !== undefined && game.reveals(event, viewer));
    demand(
      6,
      revealed,
      () => `viewer ${viewer} gets ${parts.map((part) => JSON.stringify(part)).join(" in one world, in the other ")}`,
    );
    return false;
  }
  for (const event of inTwin) game.evolve(world, event);
  const different = whereDifferent(game.view(state, viewer), game.view(world, viewer), `the view of viewer ${viewer}`);
  demand(6, different === null, () => `two worlds that looked the same now differ: ${different}`);
  return true;
}

function decideOrNull<Options, State extends Asking, Move, Event>(
  game: Game<Options, State, Move, Event>,
  world: State,
  seat: Seat,
  move: Move,
  draw: Draw,
): readonly Event[] | null | "cannot-draw" {
  try {
    const decided = game.decide(world, seat, move, draw);
    return decided.ok ? decided.value : null;
  } catch (error) {
    if (error instanceof DrawError) return "cannot-draw";
    throw error;
  }
}

function sentTo<Options, State extends Asking, Move, Event>(
  game: Game<Options, State, Move, Event>,
  viewer: Viewer,
  events: readonly Event[],
): readonly Event[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

function firstDifference(one: readonly unknown[], other: readonly unknown[]): number | null {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    if (JSON.stringify(one[place]) !== JSON.stringify(other[place])) return place;
  }
  return null;
}
