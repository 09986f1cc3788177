import type { Seat } from "@darbar/kernel";
import type { Said, WireFact } from "@darbar/protocol";
import { LINES_SHOWN } from "../lines-shown.ts";
import { withAway, withoutResigning } from "../resigned.ts";
import { type FollowedGame, type FollowedTable, type Follower, seatIn } from "./followed-table.ts";

/** The table after one more fact. */
export function foldFact<Table extends FollowedTable>(table: Table, fact: WireFact, by: Follower): Table {
  switch (fact.type) {
    case "created":
      return { ...table, setup: fact.setup, code: fact.code };
    case "setup":
      return withSetup(table, fact.setup);
    case "sat":
      return seated(table, fact.seat, fact.sitter, by);
    case "stood":
      return seated(table, fact.seat, null, by);
    case "renamed": {
      const seats = table.seats.map((sitter) =>
        sitter?.kind === "person" && sitter.person === fact.person ? { ...sitter, name: fact.name } : sitter,
      );
      return { ...table, seats };
    }
    case "away": {
      const sitter = table.seats[fact.seat];
      if (sitter?.kind !== "person") return table;
      return { ...table, seats: table.seats.with(fact.seat, withAway(sitter, fact.away, fact.resigned)) };
    }
    case "hurried": {
      const wishes = table.seats.map((_, seat) => (seat === fact.seat ? fact.hurry : (table.hurries?.[seat] ?? null)));
      return withHurries(table, wishes);
    }
    case "host":
      return { ...table, host: fact.person };
    case "bots-muted":
      return { ...table, botsMuted: fact.muted };
    case "share-committed":
      return { ...table, commitments: table.commitments.with(fact.seat, fact.commitment) };
    case "shuffling":
      return { ...table, shuffle: { game: fact.game, commitments: fact.commitments, opened: false } };
    case "share-opened":
      return table.shuffle === null ? table : { ...table, shuffle: { ...table.shuffle, opened: true } };
    case "committed":
      return { ...table, commitment: fact.commitment };
    case "started":
      return started(table, fact, by);
    case "events":
      return foldEvents(table, fact.events, by);
    case "given":
      return { ...table, given: fact.move };
    case "ordered":
      return { ...table, order: fact.order };
    case "ended":
      return ended(table, fact);
    case "said":
      return heardBy(table, fact);
    case "kicked":
    case "time-given":
      return table;
  }
}

/** The table after more events of its game. */
export function foldEvents<Table extends FollowedTable>(table: Table, events: readonly unknown[], by: Follower): Table {
  const { game } = table;
  const rules = game === null ? null : by.rulesOf(game.game);
  if (game === null || rules === null) return table;
  const { prompt, viewer } = game.view;
  const view = by.keepsGames ? rules.view(game.view, viewer) : game.view;
  const past = by.keepsGames ? [...game.past] : (game.past as unknown[]);
  for (const event of events) rules.evolve(view, event);
  past.push(...events);
  const next: FollowedGame = { ...game, view, past, outcome: rules.outcome(view) };
  return { ...table, game: next, given: view.prompt === prompt ? table.given : null };
}

/** The table as it was before the cards of its game were dealt; `null` where that cannot be shown. */
export function beforeTheDeal<Table extends FollowedTable>(
  table: Table,
  game: FollowedGame,
  by: Follower,
): Table | null {
  const rules = by.rulesOf(game.game);
  if (rules === null) return null;
  const view = rules.view(rules.setup(game.options, game.seats), table.viewer);
  return { ...table, game: { ...game, view, past: [] } };
}

function withSetup<Table extends FollowedTable>(table: Table, setup: FollowedTable["setup"]): Table {
  const length = setup.seats;
  const resize = <Item>(items: readonly (Item | null)[]): readonly (Item | null)[] =>
    Array.from({ length }, (_, index) => items[index] ?? null);
  return { ...table, setup, seats: resize(table.seats), commitments: resize(table.commitments) };
}

function seated<Table extends FollowedTable>(
  table: Table,
  seat: Seat,
  sitter: FollowedTable["seats"][number],
  { person }: Follower,
): Table {
  const seats = table.seats.with(seat, sitter);
  return { ...table, seats, me: seatIn(seats, person), commitments: table.commitments.with(seat, null) };
}

function started<Table extends FollowedTable>(
  before: Table,
  fact: WireFact & { type: "started" },
  { rulesOf }: Follower,
): Table {
  const { setup, commitment, me } = before;
  const { game, seats } = setup;
  const table: Table = {
    ...withHurries(before, []),
    commitments: before.commitments.map(() => null),
    shuffle: null,
    nextGame: fact.game + 1,
  };
  const rules = rulesOf(game);
  if (rules === null) return table;
  const options = rules.options(fact.options, seats);
  if (!options.ok) throw new Error(options.error);
  const viewer = me ?? "public";
  const view = rules.view(rules.setup(options.value, seats), viewer);
  const begun = {
    number: fact.game,
    game,
    seats,
    options: options.value,
    commitment,
    view,
    past: [],
    said: [],
    outcome: null,
  };
  // What was ordered for one game does not hold for the next.
  return { ...table, game: begun, given: null, order: null, viewer };
}

/** A line of talk; a quick phrase of who plays stays with the game. */
function heardBy<Table extends FollowedTable>(table: Table, fact: Said): Table {
  const { after, ...line } = fact;
  const talk = [...table.talk, line].slice(-LINES_SHOWN);
  const { game } = table;
  if (game === null || after === undefined || line.seat === null || line.phrase === null) return { ...table, talk };
  return { ...table, talk, game: { ...game, said: [...game.said, { seat: line.seat, saying: line.phrase, after }] } };
}

function ended<Table extends FollowedTable>(table: Table, fact: WireFact & { type: "ended" }): Table {
  const talk = [...table.talk, ...fact.spectatorsSaid].slice(-LINES_SHOWN);
  const game = table.game === null ? null : { ...table.game, outcome: fact.outcome };
  return { ...table, seats: table.seats.map(withoutResigning), game, talk, given: null, clock: null };
}

/** What is wanted of the bots, as a snapshot says it: left out where nobody wants anything. */
function withHurries<Table extends FollowedTable>(
  { hurries: _, ...table }: Table,
  wishes: NonNullable<FollowedTable["hurries"]>,
): Table {
  return (wishes.every((wish) => wish === null) ? table : { ...table, hurries: wishes }) as Table;
}
