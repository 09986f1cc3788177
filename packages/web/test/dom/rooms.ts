import { ok, type Result } from "@darbar/kernel";
import type { Command, Setup, Sitter, Snapshot } from "@darbar/protocol";
import type { TableModel } from "../../src/table/model.ts";
import type { Refused } from "../../src/transport/table-link.ts";
import { READER } from "./stand-in-app.ts";

/* Tables before the deal, for the tests of the lobby. */

/** What is played unless a test says otherwise. */
export const SETUP: Setup = {
  game: "coup",
  options: { edition: "classic" },
  seats: 4,
  visibility: "link",
  clock: "normal",
  spectators: true,
  bluffs: "open",
};

/** Somebody who sits at a table. */
export function person(id: string, name: string): Sitter {
  return { kind: "person", person: id, name, away: false };
}

/** A bot in a seat. */
export function bot(
  name: string,
  more: { readonly level?: "regular" | "master"; readonly style?: "bluffer" | null } = {},
): Sitter {
  return { kind: "bot", name, level: "regular", style: null, ...more };
}

/** A table of four at which the reader, who is its host, sits alone, as it is told to whoever comes. */
export const ROOM: Snapshot = {
  setup: SETUP,
  code: "PLUMS",
  host: READER.person,
  seats: [person(READER.person, READER.name), null, null, null],
  commitments: [null, null, null, null],
  shuffle: null,
  nextGame: 1,
  commitment: "0123456789abcdef".repeat(4),
  game: null,
  given: null,
  order: null,
  botsMuted: false,
  talk: [],
};

/** The same table as a page knows it. */
export function room(more: Partial<TableModel> = {}): TableModel {
  return {
    ...ROOM,
    table: "T",
    viewer: 0,
    me: 0,
    game: null,
    given: null,
    playedForMe: [],
    comings: [],
    clock: null,
    present: { seats: [0], spectators: 0 },
    ...more,
  };
}

/** Somebody who does what they are told to, or refuses it, and remembers it. */
export function obeying(answer: Result<null, Refused> = ok(null)) {
  const done: Command[] = [];
  const onCommand = async (command: Command): Promise<Result<null, Refused>> => {
    done.push(command);
    return answer;
  };
  return { done, onCommand };
}
