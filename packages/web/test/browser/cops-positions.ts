import { copsBot } from "@darbar/bots";
import {
  cops,
  EQUIPMENT_CARDS,
  type EquipmentName,
  type Identity,
  type Mode,
  type Move,
  type Slot,
} from "@darbar/cops";
import { type GameRecord, type Seat, scriptedDraw, seededDraw } from "@darbar/kernel";
import type { Page } from "@playwright/test";
import { cops as copsListed } from "../../src/games/cops/practice/cops-listed.ts";
import { type BotsWish, USUAL_BOTS } from "../../src/practice/manner.ts";
import { keptPractice } from "./kept-practice.ts";
import { playOut } from "./play-out.ts";

/** How many play at a practice table; the reader has the first seat. */
const SEATS = 5;

type Moves = readonly (readonly [Seat, Move])[];
type Hands = readonly (readonly Identity[])[];

/** A position of a practice game, by how it came about. */
export interface Position {
  readonly mode?: Mode;
  /** Everybody's identity cards, as they lie. */
  readonly hands?: Hands;
  /** Everybody's equipment; whoever is left out gets something that bots do not play in this position. */
  readonly equipment?: readonly (EquipmentName | null)[];
  /** Who begins. */
  readonly first?: Seat;
  /** What was done; that cards were laid as dealt, and who passed, is not told. */
  readonly moves?: Moves;
  /** The equipment that is drawn meanwhile. */
  readonly drawn?: readonly EquipmentName[];
  /** Whether all pass after that as well, until somebody is asked something else. */
  readonly passed?: boolean;
}

/** The reader is honest, the agent is next to them, the kingpin across the table. */
const HANDS: Hands = [
  ["honest", "crooked", "honest"],
  ["crooked", "agent", "crooked"],
  ["crooked", "honest", "crooked"],
  ["honest", "kingpin", "honest"],
  ["honest", "crooked", "honest"],
];

/** What stays in the pocket as long as nobody is wounded, has gone down or is shot at. */
const QUIET: readonly EquipmentName[] = [
  "med-kit",
  "mobile-detonator",
  "defibrillator",
  "riot-shield",
  "restraining-order",
];

/** The record of a game up to a position. */
export function recordWith({
  mode = "base",
  hands = HANDS,
  equipment = [],
  first = 0,
  moves = [],
  drawn = [],
  passed = false,
}: Position): GameRecord {
  const options = { mode, first };
  const draws = [...dealing(hands, equipment), ...drawn];
  const read = cops.options(options, SEATS);
  if (!read.ok) throw new Error(read.error);
  const state = cops.setup(read.value, SEATS);
  const draw = scriptedDraw(draws);
  const played: [Seat, Move][] = [];
  const make = (seat: Seat, move: Move): void => {
    const decided = cops.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(`seat ${seat}, ${JSON.stringify(move)}: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) cops.evolve(state, event);
    played.push([seat, move]);
  };
  const passOne = (): void => make(cops.waiting(state)[0], { do: "pass" });
  for (const event of cops.deal(state, draw)) cops.evolve(state, event);
  for (const [seat, hand] of hands.entries()) make(seat, { do: "arrange", order: hand });
  for (const [seat, move] of moves) {
    // Whoever is not said to play anything passes.
    while (state.question === "moment" && (move.do !== "play" || !cops.waiting(state).includes(seat))) passOne();
    const { prompt } = state;
    make(seat, move);
    while (move.do === "play" && state.prompt === prompt) passOne();
  }
  while (passed && state.question === "moment") passOne();
  return { game: cops.id, version: cops.version, options, seats: SEATS, draws, moves: played };
}

/** What is drawn for a deal (cops 1): where the leaders lie, the other cards seat by seat, the equipment. */
function dealing(hands: Hands, wanted: readonly (EquipmentName | null)[]): readonly (string | number)[] {
  const leader = (kind: Identity): readonly number[] => {
    const seat = hands.findIndex((hand) => hand.includes(kind));
    return [seat, hands[seat].indexOf(kind)];
  };
  const common = hands.flat().filter((kind) => kind === "honest" || kind === "crooked");
  const quiet = QUIET.filter((kind) => !wanted.includes(kind));
  const equipment = hands.map((_, seat) => wanted[seat] ?? quiet.shift() ?? EQUIPMENT_CARDS[0]);
  return [...leader("agent"), ...leader("kingpin"), ...common, ...equipment];
}

/** How a player takes a gun from the table, or in the gang draws their own, turns up a card for it, and aims. */
export function arms(seat: Seat, target: Seat, mode: Mode = "base", robbed = target): Moves {
  return [
    [seat, mode === "base" ? { do: "arm" } : { do: "arm", target: robbed }],
    [seat, { do: "reveal", card: 0 }],
    [seat, { do: "aim", target }],
  ];
}

/** How a player who holds the coffee takes a gun and shoots, before it is anybody else's turn. */
export function shoots(seat: Seat, target: Seat, mode: Mode = "base"): Moves {
  return [...arms(seat, target, mode), [seat, { do: "play", equipment: "coffee" }], [seat, { do: "shoot" }]];
}

/** How a player looks at a card of another. */
export function looks(seat: Seat, target: Seat, card: Slot = 0): Moves {
  return [[seat, { do: "investigate", target, card }]];
}

/** A game that bots play from the deal to its end; the same one every time. */
export function wholeCopsGame(mode: Mode, seed = "a whole game", seats = SEATS): GameRecord {
  const draw = seededDraw(seed);
  const bots = Array.from({ length: seats }, () => copsBot({ level: "regular", style: null }));
  return playOut(cops, { mode }, bots, draw);
}

/** A game as this device keeps it, from where practice takes it up. */
export function keptCops(record: GameRecord, bots: BotsWish = USUAL_BOTS): string {
  const { mode } = record.options as { readonly mode: Mode };
  return keptPractice(copsListed, record, { mode }, bots);
}

/** Puts a game where practice takes it up. */
export async function keepCops(page: Page, record: GameRecord, bots: BotsWish = USUAL_BOTS): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem("darbar.practice.cops", kept), keptCops(record, bots));
}
