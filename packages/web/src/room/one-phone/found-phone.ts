import { isPass, type ListedGame } from "@darbar/kernel";
import type { Setup } from "@darbar/protocol";
import {
  type Deed,
  decideCommand,
  emptyTable,
  firstFacts,
  foldTable,
  happen,
  type StoredFact,
  type StoredLine,
  type Table,
  type TableContext,
} from "@darbar/table";
import { parseKept } from "../../practice/kept-table.ts";
import { type AloudAnswers, type Asks, PHONE_TABLE, type PhoneWish, personAt } from "./messages.ts";

/** A table, and what is kept of it. */
export interface PhoneTable {
  readonly table: Table;
  readonly facts: readonly StoredFact[];
  readonly lines: readonly StoredLine[];
}

/** What a table of one phone is made by. */
export interface PhoneFounding {
  readonly game: ListedGame;
  readonly at: number;
  newSecret(): string;
}

/** A table at which all of them sit, and whose first game has begun. */
export function beginPhone({ people, bots, level, options }: PhoneWish, founding: PhoneFounding): PhoneTable {
  const { game, at, newSecret } = founding;
  const context = contextOf(game);
  const table = emptyTable(PHONE_TABLE, context);
  const setup: Setup = {
    ...{ game: game.id as Setup["game"], options, seats: people.length + bots },
    ...{ visibility: "link", clock: "relaxed", spectators: true, bluffs: "open" },
  };
  const actors = people.map((name, seat) => ({ person: personAt(seat), name }));
  const facts = [
    ...happen(table, firstFacts(context, { actor: actors[0], setup, code: "", bots: null }), at, newSecret),
  ];
  const act = (seat: number, deed: Deed): void => {
    const decided = decideCommand(table, actors[seat], deed, () => true);
    if (!decided.ok) throw new Error(`this cannot be played with one phone: ${decided.error.code}`);
    facts.push(...happen(table, decided.value, at, newSecret));
  };
  for (const seat of people.keys()) if (seat > 0) act(seat, { do: "sit", seat });
  for (let bot = 0; bot < bots; bot++) act(0, { do: "add-bot", seat: people.length + bot, level });
  act(0, { do: "start" });
  return { table, facts, lines: [] };
}

/** The table that was kept; `null` if there is none, or none that can be read. */
export function resumePhone(text: string | null, { game, at, newSecret }: PhoneFounding): PhoneTable | null {
  if (text === null || text === "") return null;
  try {
    const kept = parseKept(JSON.parse(text));
    if (kept === null) return null;
    const table = foldTable(PHONE_TABLE, contextOf(game), kept.facts, kept.lines);
    if (table.game === null || table.setup.game !== game.id) return null;
    // While the page was closed nothing happened.
    const resumed = { type: "resumed", milliseconds: Math.max(0, at - table.last) } as const;
    const facts = table.game.outcome === null ? happen(table, [resumed], at, newSecret) : [];
    return { table, facts: [...kept.facts, ...facts], lines: kept.lines };
  } catch {
    return null; // Whatever is kept, they can play.
  }
}

/**
 * Who answers now. What can be let pass is asked aloud, of everybody at once, for people in one room can speak; whatever else is
 * asked is for the hand of whoever is asked, the nearest from whose turn it is.
 */
export function asksAt({ game, seats }: Table): Asks {
  if (game === null || game.outcome !== null) return { how: "not", prompt: game?.running.prompt() ?? 0 };
  const { running, given } = game;
  const prompt = running.prompt();
  const asked = running.waiting().filter((seat) => seats[seat]?.kind === "person" && !given.has(seat));
  if (asked.length === 0) return { how: "not", prompt };
  const answers = asked.map((seat): AloudAnswers => ({ seat, moves: running.legal(seat) }));
  if (!answers.every(({ moves }) => moves.some(isPass))) return { how: "hand", prompt, seat: asked[0] };
  return {
    how: "aloud",
    prompt,
    answers: answers.map(({ seat, moves }) => ({ seat, moves: moves.filter((move) => !isPass(move)) })),
  };
}

/** One game is played with one phone, and nobody there is called like somebody else. */
function contextOf(game: ListedGame): TableContext {
  return {
    gameOf: (name) => (name === game.id ? game : undefined),
    isConfusable: ({ name }, other) => name === other,
  };
}
