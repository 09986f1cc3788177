import {
  type Asking,
  type Draw,
  fail,
  type Game,
  type GameRecord,
  ok,
  type Result,
  recordedOptions,
  type Seat,
} from "@darbar/kernel";
import { commitmentTo, commitmentToShare } from "./commitment.ts";
import { type Draws, drawsOf, type MixedIn } from "./draws.ts";
import { seatByLot } from "./lot.ts";
import type { FairRecord } from "./proof.ts";

/** What was found to be as it must be, and who had a part in the shuffle. */
export interface Verified {
  readonly version: MixedIn["version"];
  readonly commitment: string;
  readonly draws: number;
  readonly moves: number;
  /** The seats whose share (version 1: whose words) decided the draws, too. */
  readonly mixedIn: readonly Seat[];
  /** The seats that committed to a share and did not open it. */
  readonly leftOut: readonly Seat[];
}

/**
 * Makes every draw of a record again from its proof: that the secret and the shares are those whose hashes were
 * published, and that they yield just these draws.
 */
export function verifyRecord<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  record: FairRecord,
): Result<Verified> {
  if (record.game !== game.id) return fail(`this is a record of ${record.game}, not of ${game.id}`);
  const { fair } = record;
  const { commitment, secret } = fair;
  if (commitmentTo(secret) !== commitment) return fail("the secret is not the one whose hash was published");
  const mixedIn: MixedIn = "words" in fair ? { version: 1, words: fair.words } : fair;
  const wrong = mixedIn.version === 1 ? wrongWords(mixedIn, record.seats) : wrongShares(mixedIn, record.seats);
  if (wrong !== null) return fail(wrong);
  const draws = drawsOf(secret, mixedIn);
  const lost = mixedIn.version === 2 && mixedIn.lot === true ? wrongLot(record, draws) : null;
  if (lost !== null) return fail(lost);
  const drawn = drawnAgain(game, record, draws);
  if (!drawn.ok) return drawn;
  const place = firstDifference(drawn.value, record.draws);
  if (place !== null) {
    const source = mixedIn.version === 1 ? "the words" : "the shares";
    const [told, found] = [record.draws[place], drawn.value[place]];
    return fail(`draw ${place} is ${told} in the record, and ${found} by the secret and ${source}`);
  }
  const moves = record.moves.length;
  return ok({ version: mixedIn.version, commitment, draws: drawn.value.length, moves, ...whoHadAPart(mixedIn) });
}

function wrongWords({ words }: MixedIn & { version: 1 }, seats: number): string | null {
  return words.length === seats ? null : `there are words of ${words.length} seats, and ${seats} played`;
}

function wrongShares({ commitments, shares }: MixedIn & { version: 2 }, seats: number): string | null {
  if (shares.length !== seats) return `there are shares of ${shares.length} seats, and ${seats} played`;
  if (commitments.length !== seats) return `there are commitments of ${commitments.length} seats, and ${seats} played`;
  for (const [seat, share] of shares.entries()) {
    if (share === null) continue;
    const commitment = commitments[seat];
    if (commitment === null) return `seat ${seat} has a share and never committed to one`;
    if (commitmentToShare(share) !== commitment) return `the share of seat ${seat} is not the one it committed to`;
  }
  return null;
}

/** Why it is not the lot that says who starts in a record; `null` if it is. */
function wrongLot({ options, seats }: GameRecord, draws: Draws): string | null {
  const told = typeof options === "object" && options !== null && "first" in options ? options.first : undefined;
  const drawn = seatByLot(draws, seats);
  return told === drawn ? null : `seat ${told} starts in the record, and seat ${drawn} by the lot`;
}

/** Everything that is drawn when the moves of a record are played once more. */
function drawnAgain<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  record: GameRecord,
  draws: (decision: number) => Draw,
): Result<readonly (string | number)[]> {
  const raw = recordedOptions(game, record);
  if (!raw.ok) return raw;
  const options = game.options(raw.value, record.seats);
  if (!options.ok) return options;
  const drawn: (string | number)[] = [];
  const drawOf = (decision: number): Draw => {
    const draw = draws(decision);
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
  return ok(drawn);
}

function whoHadAPart(mixedIn: MixedIn): Pick<Verified, "mixedIn" | "leftOut"> {
  if (mixedIn.version === 1) {
    return { mixedIn: seatsWhere(mixedIn.words, (words) => words !== null && words !== ""), leftOut: [] };
  }
  const { commitments, shares } = mixedIn;
  return {
    mixedIn: seatsWhere(shares, (share) => share !== null),
    leftOut: seatsWhere(commitments, (commitment, seat) => commitment !== null && shares[seat] === null),
  };
}

function seatsWhere<Item>(items: readonly Item[], holds: (item: Item, seat: Seat) => boolean): readonly Seat[] {
  return items.flatMap((item, seat) => (holds(item, seat) ? [seat] : []));
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
