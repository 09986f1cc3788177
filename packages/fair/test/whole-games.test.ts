import { cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import { type Asking, type Game, seededChance, seededDraw } from "@darbar/kernel";
import { playAtRandom, TEST_SEED, usually, variantOf } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { commitmentToShare } from "../src/commitment.ts";
import { drawsOf } from "../src/draws.ts";
import { Decision, keyOf } from "./stranger.ts";

/* Whole games as the product deals them, and every draw of them as a stranger makes it by PROTOCOL.md. */

interface DealtEvent {
  readonly type: string;
  readonly hands?: readonly (readonly string[])[];
  readonly cards?: readonly string[];
  readonly to?: string;
  readonly equipment?: string | readonly string[];
}

interface Played {
  readonly seats: number;
  readonly key: Buffer;
  /** The events of each decision; the deal is number 0. */
  readonly decisions: readonly (readonly DealtEvent[])[];
  readonly drawn: readonly (string | number)[];
}

/** A game of random legal moves. */
function play(rules: unknown, raw: object, seats: number, seed: string): Played {
  const game = rules as Game<unknown, Asking, unknown, DealtEvent>;
  const chance = seededChance(`${TEST_SEED} ${seed}`);
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(chance() * 16).toString(16)).join("");
  const secret = digits(64);
  const shares = Array.from({ length: seats }, () => (chance() < 0.7 ? digits(32) : null));
  const commitments = shares.map((share) => (share === null ? null : commitmentToShare(share)));
  const drawOf = drawsOf(secret, { version: 2, commitments, shares });
  const decisions: (readonly DealtEvent[])[] = [];
  const { record } = playAtRandom(game, variantOf(game, raw, seats), drawOf, {
    chance: seededDraw(`${TEST_SEED} ${seed}, choices`),
    hear: (events) => void decisions.push(events),
  });
  return { seats, key: keyOf(secret, shares), decisions, drawn: record.draws };
}

/** The Court of Coup by the document: loose cards, and those under the deck. */
function coupDraws({ key, decisions }: Played, copies: number, exchanger: string, isUnder: boolean): readonly string[] {
  const loose = [exchanger, "assassin", "captain", "contessa", "duke"].flatMap((card) => Array(copies).fill(card));
  const under: string[] = [];
  const drawn: string[] = [];
  for (const [number, events] of decisions.entries()) {
    const decision = new Decision(key, number);
    for (const { type, hands = [], cards = [] } of events) {
      if (type === "returned") (isUnder ? under : loose).push(...cards);
      for (const card of type === "dealt" ? hands.flat() : type === "drew" ? cards : []) {
        if (loose.length === 0) expect(under.shift()).toBe(card);
        else drawn.push(decision.takeFrom(loose));
      }
    }
  }
  return drawn;
}

const HONEST = [5, 7, 8, 10, 11];

/** The deal of Good Cop Bad Cop and its equipment by the document. */
function copsDraws({ key, seats, decisions }: Played, box: readonly string[]): readonly (string | number)[] {
  const deal = new Decision(key, 0);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const agent = [deal.takeFrom([...all]), deal.takeFrom([0, 1, 2])] as const;
  const kingpin = [deal.takeFrom(all.filter((seat) => seat !== agent[0])), deal.takeFrom([0, 1, 2])] as const;
  const each = HONEST[seats - 4] as number;
  const common = [...Array<string>(each).fill("honest"), ...Array<string>(each).fill("crooked")];
  const isTaken = (seat: number, place: number): boolean =>
    [agent, kingpin].some((leader) => leader[0] === seat && leader[1] === place);
  const places = all.flatMap((seat) => [0, 1, 2].filter((place) => !isTaken(seat, place)));
  const loose = [...box];
  const drawn: (string | number)[] = [...agent, ...kingpin, ...places.map(() => deal.takeFrom(common))];
  drawn.push(...all.map(() => deal.takeFrom(loose)));
  for (const [number, events] of decisions.entries()) {
    const decision = new Decision(key, number);
    for (const { type } of events) if (type === "drew" && loose.length > 0) drawn.push(decision.takeFrom(loose));
  }
  return drawn;
}

const COUP = [
  { options: { edition: "classic" }, seats: 3, copies: 3 },
  { options: { edition: "classic", draft: true }, seats: 2, copies: 1 },
  { options: { edition: "classic" }, seats: 6, copies: 3 },
  { options: { edition: "plus", character: "inquisitor", reformation: true }, seats: 5, copies: 3 },
  { options: { edition: "plus", anarchist: true }, seats: 8, copies: 4 },
  { options: { edition: "plus", character: "inquisitor" }, seats: 10, copies: 5 },
  { options: { edition: "ru", character: "inquisitor" }, seats: 4, copies: 3 },
  { options: { edition: "ru" }, seats: 6, copies: 3 },
  { options: { edition: "he" }, seats: 4, copies: 3 },
] as const;

const BOX = [
  ...["blackmail", "coffee", "defibrillator", "defibrillator", "disguise", "evidence-bag", "flashbang", "k9-unit"],
  ...["med-kit", "metal-detector", "mobile-detonator", "planted-evidence", "polygraph", "restraining-order"],
  ...["riot-shield", "smoke-grenade", "surveillance-camera", "taser", "truth-serum", "walkie-talkie", "wiretap"],
];

describe("a stranger makes every draw again", () => {
  it.each(COUP)("of Coup, $options, $seats seats", ({ options, seats, copies }) => {
    let later = 0;
    for (let seed = 0; seed < usually(4, { all: 40 }); seed++) {
      const played = play(coup, options, seats, `${JSON.stringify(options)} ${seats} ${seed}`);
      const exchanger = "character" in options ? options.character : "ambassador";
      expect(coupDraws(played, copies, exchanger, options.edition === "ru")).toEqual(played.drawn);
      later += played.drawn.length - 2 * seats;
    }
    if (copies > 1) expect(later).toBeGreaterThan(0);
  });

  it.each([
    { mode: "base", seats: 4 },
    { mode: "base", seats: 7 },
    { mode: "gang", seats: 5 },
    { mode: "gang", seats: 6 },
    { mode: "gang", seats: 8 },
  ])("of Good Cop Bad Cop, $mode, $seats seats", ({ mode, seats }) => {
    let later = 0;
    for (let seed = 0; seed < usually(4, { all: 40 }); seed++) {
      const played = play(cops, { mode }, seats, `${mode} ${seats} ${seed}`);
      expect(copsDraws(played, BOX)).toEqual(played.drawn);
      later += played.drawn.length - (4 * seats + 2);
    }
    expect(later).toBeGreaterThan(0);
  });
});
