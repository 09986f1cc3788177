import { type Asking, type Draw, fail, type Game, type GameRecord, ok, type Result } from "@darbar/kernel";
import { commitmentTo, fairDraw, seedOf } from "./shuffle.ts";

/** What was found to be as it must be. */
export interface Verified {
  readonly commitment: string;
  readonly draws: number;
  readonly moves: number;
}

/**
 * Makes every draw of a record again from its proof: that the secret is the one whose hash was published, and that the
 * secret and the players' words yield just these draws.
 */
export function verifyRecord<Options, State extends Asking, Move, Event>(
  game: Game<Options, State, Move, Event>,
  record: GameRecord,
): Result<Verified> {
  const { fair } = record;
  if (fair === undefined) return fail("this record has no proof: it was not played at a table with provable shuffles");
  if (record.game !== game.id) return fail(`this is a record of ${record.game}, not of ${game.id}`);
  const { commitment, secret, words } = fair;
  if (commitmentTo(secret) !== commitment) return fail("the secret is not the one whose hash was published");
  if (words.length !== record.seats)
    return fail(`there are words of ${words.length} seats, and ${record.seats} played`);
  const options = game.options(record.options, record.seats);
  if (!options.ok) return options;

  const seed = seedOf(secret, words);
  const drawn: (string | number)[] = [];
  const drawOf = (decision: number): Draw => {
    const draw = fairDraw(seed, decision);
    return { one: (from) => remember(drawn, draw.one(from)) };
  };
  const state = game.setup(options.value, record.seats);
  for (const event of game.deal(state, drawOf(0))) game.evolve(state, event);
  for (const [index, [seat, raw]] of record.moves.entries()) {
    const move = game.move(raw);
    if (!move.ok) return fail(`move ${index}: ${move.error}`);
    const decided = game.decide(state, seat, move.value, drawOf(index + 1));
    if (!decided.ok) return fail(`move ${index} of seat ${seat} is not legal with these draws: ${decided.error.code}`);
    for (const event of decided.value) game.evolve(state, event);
  }
  const wrong = firstDifference(drawn, record.draws);
  if (wrong !== null)
    return fail(
      `draw ${wrong} is ${record.draws[wrong]} in the record, and ${drawn[wrong]} by the secret and the words`,
    );
  return ok({ commitment, draws: drawn.length, moves: record.moves.length });
}

function remember<Item extends string | number>(drawn: (string | number)[], item: Item): Item {
  drawn.push(item);
  return item;
}

function firstDifference(one: readonly unknown[], other: readonly unknown[]): number | null {
  for (let place = 0; place < Math.max(one.length, other.length); place++)
    if (one[place] !== other[place]) return place;
  return null;
}
