import { type Asking, seededDraw } from "@darbar/kernel";
import type { AnyRules } from "../../src/games/shown-game.ts";
import type { Cue } from "../../src/table/controller.ts";
import type { TableModel } from "../../src/table/model.ts";
import { bot, person, room } from "./rooms.ts";
import { READER } from "./stand-in-app.ts";

/** A table at which something is happening just now, as the reader in the first seat sees it. */
export interface Happening {
  readonly model: TableModel;
  readonly cue: Cue;
}

/** What can be told of any event. */
type AnyEvent = { readonly type: string };

const LONGEST = 500;

/** The first time that something happens in games of players who do whatever comes to their mind. */
export function happening<GameEvent extends AnyEvent>(
  rules: AnyRules,
  options: unknown,
  seats: number,
  isIt: (event: GameEvent) => boolean,
): Happening {
  for (let seed = 0; seed < LONGEST; seed++) {
    const found = search(rules, options, seats, isIt as (event: AnyEvent) => boolean, `happening ${seed}`);
    if (found !== null) return found;
  }
  throw new Error("that never happens");
}

function search(
  rules: AnyRules,
  rawOptions: unknown,
  seats: number,
  isIt: (event: AnyEvent) => boolean,
  seed: string,
): Happening | null {
  const draw = seededDraw(seed);
  const options = rules.options(rawOptions, seats);
  if (!options.ok) throw new Error(options.error);
  const state = rules.setup(options.value, seats);
  const past: AnyEvent[] = [];
  const add = (events: readonly unknown[]): boolean =>
    (events as readonly AnyEvent[]).some((event) => {
      rules.evolve(state, event);
      past.push(event);
      const seen = rules.redact(event, 0) as AnyEvent | null;
      return seen !== null && isIt(seen);
    });
  let isFound = add(rules.deal(state, draw));
  while (!isFound && rules.outcome(state) === null) {
    const [seat] = rules.waiting(state);
    const legal = rules.legal(state, seat);
    const decided = rules.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
    if (!decided.ok) throw new Error(decided.error.code);
    isFound = add(decided.value);
  }
  return isFound ? shownAt(rules, options.value, state, past) : null;
}

function shownAt(rules: AnyRules, options: unknown, state: Asking, events: readonly AnyEvent[]): Happening {
  const past = events.flatMap((event) => rules.redact(event, 0) ?? []) as unknown[] as AnyEvent[];
  const view = rules.view(state, 0);
  const count = (view as unknown as { readonly players: readonly unknown[] }).players.length;
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? person(READER.person, READER.name) : bot(`Player ${seat + 1}`),
  );
  const game = {
    number: 1,
    commitment: "",
    game: rules.id,
    seats: count,
    options,
    view,
    past,
    said: [],
    outcome: rules.outcome(view),
  };
  const model = room({ seats, setup: { ...room().setup, game: rules.id as "coup" | "cops", seats: count }, game });
  return { model, cue: { id: 1, event: past.at(-1), milliseconds: 1_800 } };
}
