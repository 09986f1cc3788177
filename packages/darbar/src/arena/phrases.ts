import { botsOf, type SpokenClaim } from "@darbar/bots";
import type { Io } from "../io.ts";
import type { PhraseWish } from "./arguments.ts";
import { type Share, shareOf } from "./interval.ts";
import { playArenaGame } from "./play.ts";
import { startProgress } from "./progress.ts";
import { inWhole, percent } from "./words.ts";

/** Claims of which the same was said, and how many of them were so. */
interface Row extends Share {
  readonly said: string;
}

const KINDS: readonly (readonly [said: string, is: (claim: SpokenClaim) => boolean])[] = [
  ["stood by", ({ isStoodBy }) => isStoodBy],
  ["not stood by", ({ isStoodBy }) => !isStoodBy],
  ["doubted", ({ isDoubted }) => isDoubted],
  ["not doubted", ({ isDoubted }) => !isDoubted],
];

/** `darbar arena --phrases`: whether what is said of claims tells anything of them. The bots sit by turns. */
export function measurePhrases(wish: PhraseWish, io: Io): number {
  const { game, seats, seed, bots, games } = wish;
  const progress = startProgress(games, "games", io);
  const claims: SpokenClaim[] = [];
  for (let number = 0; number < games; number++) {
    claims.push(...claimsOf(wish, number));
    progress.add(1);
  }
  progress.end();
  const rows = KINDS.map(([said, is]): Row => ({ said, ...soOf(claims.filter(is)) }));
  const bits = {
    standing: bitsOf(claims, ({ isStoodBy }) => isStoodBy),
    doubting: bitsOf(claims, ({ isDoubted }) => isDoubted),
  };
  const found = { game, seats, games, seed, bots, rows, bits };
  io.stdout.write(wish.json ? `${JSON.stringify(found)}\n` : columns(found));
  return 0;
}

function claimsOf(
  { game, raw, seats, seed, bots, searchMilliseconds }: PhraseWish,
  number: number,
): readonly SpokenClaim[] {
  return botsOf(game).with((botGame) => {
    const options = botGame.rules.options({ ...raw, first: 0 }, seats);
    if (!options.ok) throw new Error(options.error);
    const umpire = {
      budget: { milliseconds: searchMilliseconds, now: () => performance.now() },
      timed: () => {},
      talks: true,
    };
    const fixture = {
      options: options.value,
      seats,
      seed: `${seed}, game ${number}`,
      botAt: (seat: number) => bots[(seat + number) % bots.length],
    };
    const { events, said } = playArenaGame(botGame, fixture, umpire);
    return botGame.spokenClaims?.(options.value, seats, events, said) ?? [];
  });
}

function soOf(claims: readonly SpokenClaim[]): Share {
  return shareOf(claims.filter(({ wasHeld }) => wasHeld).length, claims.length);
}

/** How many bits words of a kind tell of a claim, on average: as counted, so never below 0, chance included. */
function bitsOf(claims: readonly SpokenClaim[], is: (claim: SpokenClaim) => boolean): number {
  const parts = [claims.filter(is), claims.filter((claim) => !is(claim))];
  const left = parts.reduce((sum, part) => sum + part.length * uncertainty(soOf(part).share), 0);
  return uncertainty(soOf(claims).share) - left / claims.length;
}

function uncertainty(chance: number): number {
  return chance > 0 && chance < 1 ? -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance) : 0;
}

interface Found extends Pick<PhraseWish, "game" | "seats" | "games" | "seed" | "bots"> {
  readonly rows: readonly Row[];
  readonly bits: { readonly standing: number; readonly doubting: number };
}

function columns({ game, seats, games, seed, rows, bits }: Found): string {
  const lines = rows.map(({ said, games: count, share, low, high }) => {
    const so = count === 0 ? "–" : `${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})`;
    return `  ${said.padEnd(14)}${inWhole(count).padStart(10)}  ${so}`;
  });
  return `${game}, ${seats} seats, ${inWhole(games)} games, seed ${JSON.stringify(seed)}

How many claims were so, by what was said of them, with the 95 % interval
${lines.join("\n")}

That their speaker stood by them tells ${bits.standing.toFixed(5)} bits of a claim, that somebody doubted them ${bits.doubting.toFixed(5)}.
`;
}
