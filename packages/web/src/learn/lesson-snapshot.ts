import { coup, type Event, type Options } from "@darbar/coup";
import { replay } from "@darbar/kernel";
import type { Snapshot } from "@darbar/protocol";
import { EXAMPLE, READER } from "./script.ts";

/** The reader, as the lesson's table knows them. */
export const READER_PERSON = "reader";

/** The example played through the rules, as the reader's seat sees it. */
export interface PlayedExample {
  readonly options: Options;
  readonly opening: readonly Event[];
  /** What comes of each move. */
  readonly after: readonly (readonly Event[])[];
}

/** Plays the example through the rules. */
export function playExample(): PlayedExample {
  const game = replay(coup, EXAMPLE);
  if (!game.ok) throw new Error(`the example cannot be played: ${JSON.stringify(game.error)}`);
  const { options, opening, steps } = game.value;
  return { options, opening: seen(opening), after: steps.map((step) => seen(step.events)) };
}

function seen(events: readonly Event[]): readonly Event[] {
  return events.map((event) => coup.redact(event, READER)).filter((event) => event !== null);
}

/** The lesson's table after so many moves. */
export function lessonSnapshot(example: PlayedExample, made: number, names: readonly string[]): Snapshot {
  const past = [...example.opening, ...example.after.slice(0, made).flat()];
  const view = coup.view(coup.setup(example.options, EXAMPLE.seats), READER);
  for (const event of past) coup.evolve(view, event);
  const [mine = "", ...others] = names;
  return {
    setup: {
      game: "coup",
      options: { edition: example.options.edition },
      seats: EXAMPLE.seats,
      visibility: "link",
      clock: "relaxed",
      spectators: false,
      bluffs: "secret",
    },
    code: "",
    host: null,
    seats: [
      { kind: "person", person: READER_PERSON, name: mine, away: false },
      ...others.map((name) => ({ kind: "bot", level: "regular", name }) as const),
    ],
    words: others.map(() => null).concat(null),
    commitment: "",
    game: {
      number: 1,
      game: coup.id,
      seats: EXAMPLE.seats,
      options: example.options,
      commitment: "",
      view,
      past,
      outcome: null,
    },
    given: null,
    order: null,
    talk: [],
  };
}
