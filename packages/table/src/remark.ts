import type { Remark, Saying, Viewer } from "@darbar/kernel";
import type { Phrase, Said } from "@darbar/protocol";
import type { SaidFact } from "./fact.ts";
import type { GameAtTable, Table } from "./state.ts";

/** A line of talk among the moves of a game: kept, told and shown with it, for as long as there is the game. */
export interface RemarkAtTable {
  /** The number of the line among all of the table. */
  readonly line: number;
  readonly person: string | null;
  /** After how many moves of the game; in its remark, after how many of its events. */
  readonly moves: number;
  readonly remark: Remark;
}

/** What a line is in a game; `null` if it is no quick phrase of somebody who plays it. */
export function remarkOf(game: GameAtTable, said: SaidFact, line: number): RemarkAtTable | null {
  const { person, seat, phrase, during } = said;
  if (seat === null || phrase === null || during === undefined || during.game !== game.number) return null;
  const { moves, events } = during;
  return { line, person, moves, remark: { seat, saying: sayingOf(phrase), after: events } };
}

/** A quick phrase as games know it. */
function sayingOf({ phrase, player, place, card }: Phrase): Saying {
  return {
    phrase,
    ...(player === undefined ? {} : { player }),
    ...(place === undefined ? {} : { place }),
    ...(card === undefined ? {} : { card }),
  };
}

/** What was said in a game, each remark after so many of all its events. */
export function remarksIn({ remarks }: GameAtTable): readonly Remark[] {
  return remarks.map(({ remark }) => remark);
}

/** What was said in a game, as one viewer has heard it: each remark after so many of the events that this viewer sees. */
export function remarksFor(
  { remarks, running, events }: GameAtTable,
  viewer: Viewer,
  hears: (person: string | null) => boolean,
): readonly Remark[] {
  let seen = 0;
  let counted = 0;
  return remarks.flatMap(({ person, remark }) => {
    seen += running.redactAll(events.slice(counted, remark.after), viewer).length;
    counted = Math.max(counted, remark.after);
    return hears(person) ? [{ ...remark, after: seen }] : [];
  });
}

/** A line by itself, without its place in a game. */
export function lineOnly({ type, person, name, seat, text, phrase }: SaidFact): Said {
  return { type, person, name, seat, text, phrase };
}

/**
 * A line as one viewer is told it. After how much it came is counted in the events that this viewer sees: a gap would tell that
 * something secret has happened.
 */
export function lineFor({ game }: Table, said: SaidFact, viewer: Viewer): Said {
  const line = lineOnly(said);
  if (game === null || said.during?.game !== game.number) return line;
  return { ...line, after: game.running.redactAll(game.events.slice(0, said.during.events), viewer).length };
}
