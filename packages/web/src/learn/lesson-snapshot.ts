import { type Asking, replay, type Seat } from "@darbar/kernel";
import type { Setup, Snapshot } from "@darbar/protocol";
import type { AnyRules } from "../games/shown-game.ts";
import type { LoadedLesson } from "./load-lesson.ts";

/** The reader, as the lesson's table knows them. */
export const READER_PERSON = "reader";

/** The example played through the rules, as the reader's seat sees it. */
export interface PlayedExample {
  readonly options: unknown;
  readonly opening: readonly unknown[];
  /** What comes of each move. */
  readonly after: readonly (readonly unknown[])[];
  /** The whole table at the end. */
  readonly table: Asking;
}

/** Plays the example of a lesson through the rules. */
export function playExample({ lesson, rules }: LoadedLesson): PlayedExample {
  const game = replay(rules, lesson.example);
  if (!game.ok) throw new Error(`the example cannot be played: ${JSON.stringify(game.error)}`);
  const { options, opening, steps, state } = game.value;
  const see = (events: readonly unknown[]): readonly unknown[] => seen(rules, events, lesson.reader);
  return { options, opening: see(opening), after: steps.map((step) => see(step.events)), table: state };
}

function seen(rules: AnyRules, events: readonly unknown[], reader: Seat): readonly unknown[] {
  return events.map((event) => rules.redact(event, reader)).filter((event) => event !== null);
}

/** The lesson's table after so many moves. When its game is over, all cards lie open. */
export function lessonSnapshot(
  { lesson, rules }: LoadedLesson,
  played: PlayedExample,
  made: number,
  names: readonly string[],
): Snapshot {
  const { example, reader } = lesson;
  const past = [...played.opening, ...played.after.slice(0, made).flat()];
  const view = rules.view(rules.setup(played.options, example.seats), reader);
  for (const event of past) rules.evolve(view, event);
  const outcome = rules.outcome(view);
  return {
    setup: {
      game: lesson.game,
      options: example.options as Setup["options"],
      seats: example.seats,
      visibility: "link",
      clock: "relaxed",
      spectators: false,
      bluffs: "open",
    },
    code: "",
    host: null,
    seats: names.map((name, seat) =>
      seat === reader
        ? { kind: "person", person: READER_PERSON, name, away: false }
        : { kind: "bot", level: "regular", style: null, name },
    ),
    commitments: names.map(() => null),
    shuffle: null,
    nextGame: 2,
    commitment: "",
    game: {
      number: 1,
      game: rules.id,
      seats: example.seats,
      options: played.options,
      commitment: "",
      view: outcome === null ? view : played.table,
      past,
      said: [],
      outcome,
    },
    given: null,
    order: null,
    botsMuted: false,
    talk: [],
  };
}
