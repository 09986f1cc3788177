import { commitmentTo } from "@darbar/fair";
import type { ListedGame } from "@darbar/kernel";
import { startingWith } from "@darbar/kernel/options";
import type { Setup } from "@darbar/protocol";
import {
  checkSetup,
  decideCommand,
  emptyTable,
  firstFacts,
  foldTable,
  happen,
  type StoredFact,
  type StoredLine,
  standingOf,
  type Table,
  type TableContext,
} from "@darbar/table";
import { botsOf, PRACTICE_PERSON, PRACTICE_TABLE, type PracticeWish, seatOfReader } from "./practice-wish.ts";

/** A table, and what is kept of it. */
export interface FoundTable {
  readonly table: Table;
  readonly facts: readonly StoredFact[];
}

/** What a new table is made by. */
export interface Founding {
  readonly game: ListedGame;
  readonly wish: PracticeWish;
  readonly at: number;
  newSecret(): string;
}

/** One game is practised at a table, and no bot there is read by the reader's name. */
export function contextOf(game: ListedGame, { readBot = (name) => name }: PracticeWish): TableContext {
  return {
    gameOf: (name) => (name === game.id ? game : undefined),
    isConfusable: ({ kind, name: theirs }, name) => theirs === name || (kind === "bot" && readBot(theirs) === name),
  };
}

/** The table as everybody can read it: the first seat begins unless the wish says otherwise, practice has no clock, nobody watches, and all cards are open after the game. */
function setupOf(listed: ListedGame, wish: Pick<PracticeWish, "options" | "seats">): Setup {
  const game = listed.id as Setup["game"];
  const options = { ...startingWith(listed.options, 0), ...wish.options };
  return { game, options, seats: wish.seats, visibility: "link", clock: "relaxed", spectators: false, bluffs: "open" };
}

/** A table at which the reader and the bots sit, after so many games. */
export function seatedTable({ game, wish, at, newSecret }: Founding, games = 0): FoundTable {
  const context = contextOf(game, wish);
  const setup = setupOf(game, wish);
  const wrong = checkSetup(context, setup);
  if (wrong !== null) throw new Error(`this cannot be practised: ${wrong}`);
  const table = emptyTable(PRACTICE_TABLE, context);
  const actor = { person: PRACTICE_PERSON, name: wish.name };
  const first = firstFacts(context, { actor, seat: seatOfReader(wish), setup, code: "", bots: botsOf(wish) });
  const facts = happen(table, first, at, newSecret);
  table.games = games; // The fact that says how the table stands when a game begins has it.
  return { table, facts };
}

/** A table as it stands, without the game that is played there: the next one has a shuffle of its own. */
export function withoutGame(table: Table, lines: readonly StoredLine[], { at, newSecret }: Founding): FoundTable {
  const { id, context } = table;
  const secret = newSecret();
  const facts = happen(
    emptyTable(id, context),
    [
      { type: "standing", standing: standingOf(table) },
      { type: "committed", secret, commitment: commitmentTo(secret) },
    ],
    at,
    newSecret,
  );
  return { table: foldTable(id, context, facts, lines), facts };
}

/** A table whose first game has begun. */
export function begunTable(founding: Founding): FoundTable {
  const { table, facts } = seatedTable(founding);
  const actor = { person: PRACTICE_PERSON, name: founding.wish.name };
  const begun = decideCommand(table, actor, { do: "start" }, () => true);
  if (!begun.ok) throw new Error(`this cannot be practised: ${begun.error.code}`);
  return { table, facts: [...facts, ...happen(table, begun.value, founding.at, founding.newSecret)] };
}
