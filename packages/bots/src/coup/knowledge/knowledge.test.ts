import {
  type Character,
  type CoupEvent,
  charactersWith,
  copiesFor,
  coup,
  everyVariant,
  type Move,
  rulesBy,
  type State,
  type Variant,
} from "@darbar/coup";
import { type Draw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { handsOf, holds } from "./hands.ts";
import type { Knowledge } from "./knowledge.ts";
import { learn } from "./learn.ts";
import { beforeTheDeal, knowledgeOf, trackCoup } from "./track.ts";

/** Which of the moves somebody makes who plays at random. */
type Taste = (legal: readonly Move[], draw: Draw) => Move;

/** Few challenges. */
const MILD: Taste = (legal, draw) => {
  const move = legal[draw.one([...legal.keys()])];
  return move.do === "challenge" && draw.one([0, 1, 2]) > 0 ? legal[0] : move;
};

/** Many exchanges and challenges. */
const EAGER: Taste = (legal, draw) => {
  const wanted = legal.find((move) => move.do === "exchange" || move.do === "challenge");
  return wanted !== undefined && draw.one([0, 1]) === 0 ? wanted : MILD(legal, draw);
};

/** Plays random moves and tells after every decision what happened. */
function playRandomly(
  table: Variant,
  seed: string,
  most: number,
  after: (state: State, events: readonly CoupEvent[]) => void,
  taste = MILD,
): void {
  const draw = seededDraw(seed);
  const state = coup.setup(table.options, table.seats);
  const happen = (events: readonly CoupEvent[]): void => {
    for (const event of events) coup.evolve(state, event);
    after(state, events);
  };
  happen(coup.deal(state, draw));
  for (let decision = 0; coup.outcome(state) === null && decision < most; decision++) {
    const seat = draw.one(coup.waiting(state));
    const legal = coup.legal(state, seat);
    const decided = coup.decide(state, seat, taste(legal, draw), draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    happen(decided.value);
  }
}

function seen(events: readonly CoupEvent[], viewer: number): readonly CoupEvent[] {
  return events.flatMap((event) => coup.redact(event, viewer) ?? []);
}

/** One way in which every card may lie, told out in full. */
interface World {
  readonly chance: number;
  readonly hands: readonly (readonly Character[])[];
  readonly bag: readonly Character[];
  readonly under: readonly Character[];
  readonly presented: Character | null;
  readonly proven: readonly { readonly seat: number; readonly card: Character }[];
}

function atFirst({ options, seats }: Variant): World {
  const copies = options.draft ? 1 : copiesFor(rulesBy(options), seats);
  const bag = charactersWith(options.character).flatMap((character) => new Array<Character>(copies).fill(character));
  return { chance: 1, hands: new Array(seats).fill([]), bag, under: [], presented: null, proven: [] };
}

/** Each card of a pile in turn, the same kinds once, with its chance to be picked blindly. */
function picks(pile: readonly Character[]): readonly { card: Character; chance: number; rest: readonly Character[] }[] {
  return [...new Set(pile)].map((card) => {
    const chance = pile.filter((other) => other === card).length / pile.length;
    return { card, chance, rest: pile.toSpliced(pile.indexOf(card), 1) };
  });
}

function worldsAfter(worlds: readonly World[], event: CoupEvent, table: Variant): readonly World[] {
  const merged = new Map<string, World>();
  let sum = 0;
  for (const world of worlds.flatMap((before) => after(before, event, table))) {
    const hands = world.hands.map((hand) => inOrder(hand, table));
    const bag = inOrder(world.bag, table);
    const key = JSON.stringify([hands, bag, world.under, world.presented, world.proven]);
    merged.set(key, { ...world, hands, bag, chance: world.chance + (merged.get(key)?.chance ?? 0) });
    sum += world.chance;
  }
  return [...merged.values()].map((world) => ({ ...world, chance: world.chance / sum }));
}

function after(world: World, event: CoupEvent, table: Variant): readonly World[] {
  switch (event.type) {
    case "dealt":
      return event.hands.reduce<readonly World[]>(
        (all, hand, seat) =>
          hand.reduce<readonly World[]>((some, card) => some.flatMap((one) => drawn(one, seat, card)), all),
        [world],
      );
    case "drew":
      return event.cards.reduce<readonly World[]>(
        (all, card) => all.flatMap((one) => drawn(one, event.seat, card)),
        [world],
      );
    case "drafted":
      return event.cards.reduce<readonly World[]>(
        (all, card, seat) => {
          const kept = card === null ? charactersWith(table.options.character) : [card];
          return all.flatMap((one) => kept.map((each) => withHand(one, seat, [...one.hands[seat], each])));
        },
        [world],
      );
    case "lost":
      return picks(world.hands[event.seat])
        .filter(({ card }) => card === event.card)
        .map(({ chance, rest }) =>
          dropProven(withHand(world, event.seat, rest, chance), event.seat, event.card, table),
        );
    case "returned":
      return event.cards
        .reduce<readonly World[]>((all, card) => all.flatMap((one) => returned(one, event, card, table)), [world])
        .map((one) => ({ ...one, presented: null }));
    case "showed": {
      const hand = world.hands[event.seat];
      if (event.as === "no-duke") return inOrder(hand, table).join() === event.cards.join() ? [world] : [];
      if (!hand.includes(event.as)) return [];
      return event.stay ? [{ ...world, proven: [...world.proven, { seat: event.seat, card: event.as }] }] : [world];
    }
    case "refused":
      return table.options.edition === "ru" && world.hands[event.seat].includes(event.as as Character) ? [] : [world];
    case "presented":
      return picks(world.hands[event.seat])
        .filter(({ card }) => event.card === null || card === event.card)
        .map(({ card, chance }) => ({ ...world, chance: world.chance * chance, presented: card }));
    case "gave-back":
      return [{ ...world, presented: null }];
    case "none-left":
      return world.hands[event.seat].includes(event.card) ? [] : [world];
    case "turn": // By version 1, a proven card that is still in hand would have been replaced before.
      return world.proven.length > 0 && table.options.version === 1 ? [] : [{ ...world, proven: [] }];
    default:
      return [world];
  }
}

function drawn(world: World, seat: number, seenAs: Character | null): readonly World[] {
  const fromUnder = world.bag.length === 0;
  return picks(fromUnder ? world.under.slice(0, 1) : world.bag)
    .filter(({ card }) => seenAs === null || card === seenAs)
    .map(({ card, chance, rest }) => ({
      ...withHand(world, seat, [...world.hands[seat], card], chance),
      ...(fromUnder ? { under: world.under.slice(1) } : { bag: rest }),
    }));
}

function returned(
  world: World,
  event: CoupEvent & { type: "returned" },
  seenAs: Character | null,
  table: Variant,
): readonly World[] {
  const proof = event.knownTo === "everyone" && world.proven.length > 0;
  return picks(world.hands[event.seat]).flatMap(({ card, chance, rest }) => {
    if (seenAs !== null && card !== seenAs) return [];
    if (world.presented !== null && card !== world.presented) return [];
    // Replacing what was proven: by version 1 it is still there only if no such card has left the hand before.
    if (seenAs !== null && event.to === "under" && event.knownTo === "everyone" && !proof) return [];
    const blind = seenAs === null && world.presented === null;
    const after = dropProven(withHand(world, event.seat, rest, blind ? chance : 1), event.seat, card, table);
    return [
      event.to === "under" ? { ...after, under: [...after.under, card] } : { ...after, bag: [...after.bag, card] },
    ];
  });
}

function withHand(world: World, seat: number, hand: readonly Character[], chance = 1): World {
  return { ...world, chance: world.chance * chance, hands: world.hands.with(seat, hand) };
}

/** By version 1 a card that leaves the hand is the proven one; now a character is proven, and stays so. */
function dropProven(world: World, seat: number, card: Character, { options }: Variant): World {
  if (options.version > 1) return world;
  return { ...world, proven: world.proven.filter((proven) => proven.seat !== seat || proven.card !== card) };
}

function chancesIn(worlds: readonly World[], seat: number): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const { hands, chance } of worlds)
    chances.set(hands[seat].join(), (chances.get(hands[seat].join()) ?? 0) + chance);
  return chances;
}

/** Plays a game and compares, after every decision, what is known with what counting every world says. */
function countedOut(table: Variant, seed: string, taste: Taste, most: number) {
  let compared = 0;
  let worst = 0;
  const told: CoupEvent[] = [];
  let knowledge: Knowledge | null = null;
  let worlds: readonly World[] = [atFirst(table)];
  const compare = (state: State, events: readonly CoupEvent[]): void => {
    knowledge ??= beforeTheDeal(coup.view(state, 0));
    for (const event of seen(events, 0)) {
      told.push(event);
      knowledge = learn(knowledge, event);
      worlds = worldsAfter(worlds, event, table);
    }
    for (let seat = 1; seat < table.seats; seat++) {
      const counted = chancesIn(worlds, seat);
      const known = handsOf(knowledge, seat);
      if (known.length !== counted.size) throw new Error(`${known.length} hands instead of ${counted.size}`);
      for (const { hand, probability } of known) {
        worst = Math.max(worst, Math.abs(probability - (counted.get(hand.join()) ?? 0)));
        compared++;
      }
    }
  };
  playRandomly(table, seed, most, compare, taste);
  return { compared, worst, told };
}

describe("what is known of hands", () => {
  test("is what counting every world one by one says, in every edition with two and three seats", () => {
    const small = everyVariant().filter(({ seats, options }) => seats <= 3 && !options.secondDefence);
    const tables = small.filter(({ seats }, place) => seats === 2 || place % 6 === 0);
    const counts = tables.map((table, place) => countedOut(table, `world ${place}`, MILD, 30));
    expect(Math.max(...counts.map(({ worst }) => worst))).toBeLessThan(1e-9);
    expect(counts.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(3000);
  });

  test.each([1, 2] as const)("so too where what was proven may have gone, by version %i of the rules", (version) => {
    const russian = everyVariant().filter(({ seats, options }) => options.edition === "ru" && seats === 2);
    const tables = russian.map(({ options, seats }) => ({ options: { ...options, version }, seats }));
    const counts = tables.flatMap((table, place) =>
      [...Array(16).keys()].map((game) => countedOut(table, `proven ${place} ${game}`, EAGER, 8)),
    );
    expect(Math.max(...counts.map(({ worst }) => worst))).toBeLessThan(1e-9);
    // The second card of a pair replaced, or nothing: both must have come up.
    const told = counts.flatMap(({ told: events }) => events.filter(({ type }) => type === "none-left"));
    expect(told.length > 5).toBe(version === 2);
  });

  test("never rules out what is so, and adds up to 1, at every table", () => {
    let least = 1;
    let amiss = 0;
    for (const [place, table] of everyVariant().entries()) {
      if (place % 5 !== 0) continue;
      const viewer = place % table.seats;
      let knowledge: Knowledge | null = null;
      playRandomly(table, `truth ${place}`, 150, (state, events) => {
        knowledge ??= beforeTheDeal(coup.view(state, viewer));
        for (const event of seen(events, viewer)) knowledge = learn(knowledge, event);
        for (const [seat, { hidden }] of state.players.entries()) {
          const hands = handsOf(knowledge, seat);
          const truth = inOrder(hidden as Character[], table).join();
          least = Math.min(least, hands.find(({ hand }) => hand.join() === truth)?.probability ?? 0);
          const sum = hands.reduce((total, { probability }) => total + probability, 0);
          amiss = Math.max(amiss, Math.abs(sum - 1));
        }
      });
    }
    expect(least).toBeGreaterThan(1e-9);
    expect(amiss).toBeLessThan(1e-9);
  });

  test("agrees with the worlds that can be imagined as long as no card went back to the Court", () => {
    const table = everyVariant()[0];
    const draw = seededDraw("dreams");
    const state = coup.setup(table.options, 3);
    const events = coup.deal(state, draw);
    for (const event of events) coup.evolve(state, event);
    const view = coup.view(state, 0);
    const knowledge = trackCoup(seen(events, 0), view);
    const dreamt = new Map<string, number>();
    const dreams = 4000;
    for (let dream = 0; dream < dreams; dream++) {
      const hand = inOrder(coup.imagine(view, draw).players[1].hidden as Character[], table).join();
      dreamt.set(hand, (dreamt.get(hand) ?? 0) + 1 / dreams);
    }
    for (const { hand, probability } of handsOf(knowledge, 1)) {
      const spread = Math.sqrt((probability * (1 - probability)) / dreams);
      expect(Math.abs((dreamt.get(hand.join()) ?? 0) - probability)).toBeLessThan(4.5 * spread);
    }
    expect(knowledgeOf(view).cases).toEqual(knowledge.cases);
  });
});

function inOrder(cards: readonly Character[], { options }: Variant): readonly Character[] {
  return charactersWith(options.character).flatMap((character) => cards.filter((card) => card === character));
}

describe("holds", () => {
  test("is certain of one's own hand", () => {
    const table = everyVariant()[0];
    const state = coup.setup(table.options, 2);
    for (const event of coup.deal(state, seededDraw("own"))) coup.evolve(state, event);
    const view = coup.view(state, 0);
    const knowledge = knowledgeOf(view);
    for (const character of charactersWith("ambassador")) {
      expect(holds(knowledge, 0, character)).toBe(view.players[0].hidden.includes(character) ? 1 : 0);
    }
    expect(holds(knowledge, 1, "inquisitor")).toBe(0);
  });
});
