import { type Character, type Claim, type CoupEvent, coup, type Options, type State } from "@darbar/coup";
import type { Seat, Viewer } from "@darbar/kernel";
import { claimsOf } from "./claims.ts";
import type { MadeClaim } from "./contract.ts";

/** A game to be counted: all that happened in it, as somebody saw it. */
export interface CountedGame {
  readonly options: Options;
  readonly seats: number;
  readonly as: Viewer;
  readonly past: readonly CoupEvent[];
}

/** How a player has fared. */
export interface PlayerTally {
  readonly seat: Seat;
  /** 1 for the winner; whoever has gone out later is ahead. */
  readonly place: number;
  /** The turn of the game in which they went out; `null`: they did not. */
  readonly outIn: number | null;
  /** The cards that were left, as far as they are known. */
  readonly kept: readonly (Character | null)[];
  /** The cards that lie face up, in the order in which they were lost. */
  readonly lost: readonly Character[];
  readonly claims: number;
  /** How many of the claims were false; `null` where a hand is not known. */
  readonly bluffs: number | null;
  /** How many of the bluffs were found out. */
  readonly caught: number;
  readonly challenges: number;
  /** How many of the challenges were not answered with a card. */
  readonly right: number;
}

/** What a lie has brought. */
export type Fruit =
  | { readonly is: "coins" | "coins-kept"; readonly coins: number }
  | { readonly is: "coins-denied"; readonly coins: number; readonly from: Seat }
  | { readonly is: "card-taken"; readonly from: Seat }
  | { readonly is: "card-saved" | "nothing" };

/** A false claim that nobody doubted. */
export interface Lie {
  readonly seat: Seat;
  readonly as: Claim;
  /** The turn of the game in which it was told. */
  readonly turn: number;
  /** Which event of the past it is. */
  readonly index: number;
  readonly fruit: Fruit;
}

/** A game of Coup in figures. */
export interface CoupTally {
  /** In the order of their places. */
  readonly players: readonly PlayerTally[];
  /** The lie that has brought most; of equal ones the last. `null`: nobody got through with one, as far as is known. */
  readonly bestLie: Lie | null;
  readonly turns: number;
}

/** A card counts as many coins as a coup costs (coup 3). */
const CARD = 7;

/** Counts a finished game. */
export function tallyOf(game: CountedGame): CoupTally {
  const { past, seats } = game;
  const moments = momentsOf(game);
  const claims = claimsOf(past);
  const end = moments.states[past.length];
  const players = Array.from({ length: seats }, (_, seat) => playerTally(seat, game, moments, claims, end));
  return {
    players: players.toSorted((one, other) => one.place - other.place),
    bestLie: bestOf(claims.flatMap((claim) => lieIn(claim, game, moments))),
    turns: moments.turns[past.length],
  };
}

/** The table and the number of the turn before each event, and after the last. */
interface Moments {
  readonly states: readonly State[];
  readonly turns: readonly number[];
}

function momentsOf({ options, seats, as, past }: CountedGame): Moments {
  const state = coup.view(coup.setup(options, seats), as);
  const states = [coup.view(state, as)];
  const turns = [0];
  for (const event of past) {
    coup.evolve(state, event);
    states.push(coup.view(state, as));
    turns.push(turns[turns.length - 1] + (event.type === "turn" ? 1 : 0));
  }
  return { states, turns };
}

function playerTally(
  seat: Seat,
  { past, seats }: CountedGame,
  { turns }: Moments,
  claims: readonly MadeClaim[],
  end: State,
): PlayerTally {
  const falls = past.flatMap((event, at) => (event.type === "out" ? [{ seat: event.seat, at }] : []));
  const fall = falls.findIndex((each) => each.seat === seat);
  const own = claims.filter((claim) => claim.seat === seat);
  const isKnown = own.every(({ truth }) => truth !== null);
  const challenges = past.flatMap((event, at) => {
    return event.type === "challenged" && event.seat === seat ? [isRefused(past, at)] : [];
  });
  const { hidden, shown } = end.players[seat];
  return {
    seat,
    place: fall === -1 ? 1 : seats - fall,
    outIn: fall === -1 ? null : turns[falls[fall].at],
    kept: hidden,
    lost: shown,
    claims: own.length,
    bluffs: isKnown ? own.filter(({ truth }) => truth === false).length : null,
    caught: own.filter(({ truth, fate }) => truth === false && fate === "caught").length,
    challenges: challenges.length,
    right: challenges.filter((found) => found).length,
  };
}

/** Whether a challenge is answered by no card: what comes first of the two decides it. */
function isRefused(past: readonly CoupEvent[], challenge: number): boolean {
  return past.slice(challenge).find(({ type }) => type === "showed" || type === "refused")?.type === "refused";
}

function lieIn(claim: MadeClaim, game: CountedGame, moments: Moments): readonly Lie[] {
  if (claim.truth !== false || claim.fate !== "stood") return [];
  const { seat, as, index } = claim;
  return [{ seat, as, index, turn: moments.turns[index], fruit: fruitOf(claim, game, moments) }];
}

function bestOf(lies: readonly Lie[]): Lie | null {
  return lies.reduce<Lie | null>((best, lie) => {
    return best === null || worthOf(lie.fruit) >= worthOf(best.fruit) ? lie : best;
  }, null);
}

function worthOf(fruit: Fruit): number {
  switch (fruit.is) {
    case "coins":
    case "coins-kept":
    case "coins-denied":
      return fruit.coins;
    case "card-taken":
    case "card-saved":
      return CARD;
    case "nothing":
      return 0;
  }
}

const NOTHING: Fruit = { is: "nothing" };

function fruitOf(claim: MadeClaim, { past }: CountedGame, { states }: Moments): Fruit {
  const { seat, on, index } = claim;
  const after = past.slice(index + 1);
  const end = after.findIndex(({ type }) => type === "turn" || type === "won");
  const rest = end === -1 ? after : after.slice(0, end);
  switch (on) {
    case "bomb":
      return { is: "card-saved" };
    case "block":
      return withheld(seat, states[index]);
    case "action": {
      const announced = past[index];
      if (announced.type !== "announced") return NOTHING;
      const { action: kind, target } = announced;
      if (kind === "assassinate")
        return target !== null && isHit(rest, target) ? { is: "card-taken", from: target } : NOTHING;
      const coins = rest.reduce(
        (sum, event) => sum + (event.type === "paid" && event.to === seat ? event.coins : 0),
        0,
      );
      return coins === 0 ? NOTHING : { is: "coins", coins };
    }
  }
}

/** coup 3: what a theft takes at most, and what foreign aid brings. */
const STOLEN = 2;
const FOREIGN_AID = 2;

/** What a block has kept from whoever acts: a card, or coins of whoever blocks or of the treasury. */
function withheld(blocker: Seat, { action, players }: State): Fruit {
  if (action === null) return NOTHING;
  if (action.kind === "assassinate") return { is: "card-saved" };
  if (action.kind !== "steal") return { is: "coins-denied", coins: FOREIGN_AID, from: action.seat };
  const coins = Math.min(STOLEN, players[action.target ?? blocker].coins);
  return coins === 0 ? NOTHING : { is: "coins-kept", coins };
}

/** Whether somebody loses a card that no challenge has cost them. */
function isHit(rest: readonly CoupEvent[], target: Seat): boolean {
  const losses = rest.filter((event) => event.type === "lost" && event.seat === target).length;
  const lostChallenges = rest.filter((event, at) => {
    if (event.type !== "challenged") return false;
    return (isRefused(rest, at) ? event.claimant : event.seat) === target;
  }).length;
  return losses > lostChallenges;
}
