import { type Draw, seededDraw } from "../draw.ts";
import type { Asking, Game } from "../game.ts";
import type { Seat, Viewer } from "../seat.ts";
import { demand } from "./breach.ts";
import { same, whereDifferent } from "./same.ts";

/** A second world that one viewer cannot tell from the first. */
export interface Twin<State> {
  readonly viewer: Viewer;
  readonly world: State;
}

/** Law 2: imagines a world from a viewer's view and holds it against the view. */
export function imagineTwin<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
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
export interface Happening<Move, GameEvent> {
  readonly seat: Seat;
  readonly move: Move;
  readonly drawn: readonly (string | number)[];
  readonly events: readonly GameEvent[];
}

/**
 * Law 6: gives the twin the same move and, as far as its cards allow, the same draws. Until an event that reveals
 * something by the rules has told the two worlds apart the viewer gets the same bytes, and of that event, too, all but
 * what it reveals. Answers whether it is still a twin.
 */
export function followTwin<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  { viewer, world }: Twin<State>,
  { seat, move, drawn, events }: Happening<Move, GameEvent>,
): boolean {
  const draw = sameDraws(drawn);
  const decided = game.decide(world, seat, move, draw);
  if (!decided.ok) {
    // What another seat can do may depend on its cards. What the viewer can do may not depend on others'.
    demand(
      6,
      seat !== viewer,
      () => `seat ${seat} can tell two worlds apart by whether ${JSON.stringify(move)} is legal`,
    );
    return false;
  }
  const sent = sentTo(game, viewer, events);
  const sentInTwin = sentTo(game, viewer, decided.value);
  const parting = firstDifference(sent, sentInTwin);
  if (parting !== null) {
    const parts = [sent[parting], sentInTwin[parting]];
    const rest = parts.map((event) => (event === undefined ? null : game.unrevealed(event, viewer)));
    demand(
      6,
      rest[0] !== null && same(rest[0], rest[1]),
      () => `viewer ${viewer} gets ${parts.map((part) => JSON.stringify(part)).join(" in one world, in the other ")}`,
    );
    return false;
  }
  demand(6, draw.made() === drawn.length, () => `${draw.made()} draws in one world, ${drawn.length} in the other`);
  for (const event of decided.value) game.evolve(world, event);
  const different = whereDifferent(game.view(state, viewer), game.view(world, viewer), `the view of viewer ${viewer}`);
  demand(6, different === null, () => `two worlds that looked the same now differ: ${different}`);
  return true;
}

/** Draws that yield the listed items where they are there, and others where not; counts them. */
function sameDraws(drawn: readonly (string | number)[]): Draw & { made(): number } {
  const others = seededDraw(String(drawn));
  let made = 0;
  return {
    made: () => made,
    one(from) {
      const wanted = drawn[made++];
      return from.find((item) => item === wanted) ?? others.one(from);
    },
  };
}

/** Law 6: a refusal tells a seat no more than its own view does. */
export function compareRefusals<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  { viewer, world }: Twin<State>,
  moves: readonly Move[],
): void {
  if (typeof viewer === "string") return;
  for (const move of moves) {
    const here = game.decide(state, viewer, move, seededDraw("any"));
    const there = game.decide(world, viewer, move, seededDraw("any"));
    if (here.ok && there.ok) continue;
    demand(6, same(here, there), () => `seat ${viewer} learns from what is said of ${JSON.stringify(move)}`);
  }
}

function sentTo<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  viewer: Viewer,
  events: readonly GameEvent[],
): readonly GameEvent[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

function firstDifference(one: readonly unknown[], other: readonly unknown[]): number | null {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    if (JSON.stringify(one[place]) !== JSON.stringify(other[place])) return place;
  }
  return null;
}
