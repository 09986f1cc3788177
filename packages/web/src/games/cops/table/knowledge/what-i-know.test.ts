import { type CopsEvent, cops, everyVariant, type Identity, type State, type Variant } from "@darbar/cops";
import { type Draw, seededDraw, type Viewer, viewersOf } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import type { KnownCard } from "@darbar/words/cops/knowledge-words";
import { describe, expect, it } from "vitest";
import { blankMemory, learn, type Memory } from "./learn.ts";
import { whatIKnow } from "./what-i-know.ts";

/** A game of random legal moves, event by event. */
function* playing({ options, seats }: Variant, seed: string): Generator<{ event: CopsEvent; state: State }> {
  const draw: Draw = seededDraw(seed);
  const pick = <Item>(from: readonly Item[]): Item => from[draw.one([...from.keys()])];
  const state = cops.setup(options, seats);
  let events = cops.deal(state, draw);
  for (;;) {
    for (const event of events) {
      cops.evolve(state, event);
      yield { event, state };
    }
    if (cops.outcome(state) !== null) return;
    const seat = pick(cops.waiting(state));
    const decided = cops.decide(state, seat, pick(cops.legal(state, seat)), draw);
    if (!decided.ok) throw new Error(decided.error.code);
    events = decided.value;
  }
}

const kindsIn = ({ players }: State): unknown => players.map(({ cards }) => cards.map(({ kind }) => kind));
const kindsOf = (cards: readonly (readonly ({ readonly kind: Identity } | null)[])[]): unknown =>
  cards.map((hand) => hand.map((card) => card?.kind ?? null));

describe("whole games", () => {
  const tables = usually([4, 7], { all: [4, 5, 6, 7, 8] });
  const variants = everyVariant()
    .map((variant, place) => [JSON.stringify(variant), variant, place] as const)
    .filter(([, { seats }]) => tables.includes(seats));

  it.each(variants)("%s: every viewer remembers just what their view says, after every event", (_, variant, place) => {
    const memories = new Map<Viewer, Memory>();
    for (const viewer of [...viewersOf(variant.seats), "all"] as const) memories.set(viewer, blankMemory(viewer));
    for (const { event, state } of playing(variant, `known ${place}`)) {
      for (const [viewer, before] of memories) {
        const told = cops.redact(event, viewer);
        const memory = told === null ? before : learn(before, told);
        memories.set(viewer, memory);
        same(kindsOf(memory.cards), kindsIn(cops.view(state, viewer)), `${viewer} after ${event.type}`);
        same(learn(before, event), memory, "who is told more than they may know learns no more");
        same(memory.turns, state.turns, "turns");
      }
    }
  });

  it.each(variants)("%s: what is shown agrees with the view, and tells an age that can be", (_, variant, place) => {
    for (const viewer of [place % variant.seats, "public", "all"] as const) {
      let past: readonly CopsEvent[] = [];
      let shown: unknown = null;
      let last: State | null = null;
      for (const { event, state } of playing(variant, `shown ${place}`)) {
        past = [...past, ...[cops.redact(event, viewer) ?? []].flat()];
        last = cops.view(state, viewer);
        const known = whatIKnow(past, last);
        same(kindsOf(known), kindsIn(last), `${viewer} after ${event.type}`);
        for (const [seat, hand] of known.entries()) {
          for (const [slot, card] of hand.entries()) {
            if (card !== null && !makesSense(card, last, [seat, slot])) expect(card, `${seat}.${slot}`).toBeNull();
          }
        }
        shown = known;
      }
      // What is remembered from drawing to drawing is what the whole past says.
      if (last !== null) expect(whatIKnow(structuredClone(past), last)).toEqual(shown);
    }
  });
});

function makesSense(
  { how, turnsAgo, isOwn }: KnownCard,
  view: State,
  [seat, slot]: readonly [number, number],
): boolean {
  if (turnsAgo < 0 || turnsAgo > view.turns || isOwn !== (seat === view.viewer)) return false;
  if (view.players[seat].cards[slot].up || view.viewer === "public") return how === "face-up";
  return view.viewer !== "all" || how === "dealt" || how === "face-up";
}

/** Plain data is compared as text: that is quick. */
function same(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, what).toEqual(wanted);
}

const DEAL: readonly CopsEvent[] = [
  {
    type: "dealt",
    hands: [
      ["honest", "crooked", "honest"],
      ["agent", "crooked", "honest"],
      ["kingpin", "crooked", "honest"],
      ["crooked", "honest", "crooked"],
    ],
    leftOver: [],
    equipment: ["coffee", "blackmail", "flashbang", "taser"],
  },
  { type: "arranged", seat: 0, order: ["honest", "crooked", "honest"], wounded: null },
  { type: "arranged", seat: 1, order: ["agent", "crooked", "honest"], wounded: null },
  { type: "arranged", seat: 2, order: ["kingpin", "crooked", "honest"], wounded: null },
  { type: "arranged", seat: 3, order: ["crooked", "honest", "crooked"], wounded: null },
  { type: "turn", seat: 0 },
];

/** What a viewer is told when this happens after the deal. */
function toldTo(viewer: Viewer, ...events: readonly CopsEvent[]): readonly CopsEvent[] {
  return [...DEAL, ...events].flatMap((event) => cops.redact(event, viewer) ?? []);
}

/** The table as a viewer sees it then. */
function seenBy(viewer: Viewer, ...events: readonly CopsEvent[]): State {
  const options = cops.options({ mode: "base" }, 4);
  if (!options.ok) throw new Error(options.error);
  const view = cops.view(cops.setup(options.value, 4), viewer);
  for (const event of toldTo(viewer, ...events)) cops.evolve(view, event);
  return view;
}

/** What a viewer knows then. */
function knownTo(viewer: Viewer, ...events: readonly CopsEvent[]): ReturnType<typeof whatIKnow> {
  return whatIKnow(toldTo(viewer, ...events), seenBy(viewer, ...events));
}

const turn = (seat: number): CopsEvent => ({ type: "turn", seat });
const LOOK: CopsEvent = { type: "looked", by: 0, seat: 1, cards: [0], kinds: ["agent"] };
const SWAP: CopsEvent = {
  type: "swapped",
  places: [
    [1, 0],
    [3, 1],
  ],
  kinds: ["agent", "honest"],
  united: null,
};

describe("what a player has learned", () => {
  it("their own cards, since the deal", () => {
    const known = knownTo(1, turn(1), turn(2));
    expect(known[1]).toEqual([
      { kind: "agent", how: "dealt", turnsAgo: 3, isOwn: true },
      { kind: "crooked", how: "dealt", turnsAgo: 3, isOwn: true },
      { kind: "honest", how: "dealt", turnsAgo: 3, isOwn: true },
    ]);
    expect(known[0]).toEqual([null, null, null]);
  });

  it("cops 2 investigate: only who looks learns it, and it grows old with every turn", () => {
    expect(knownTo(0, LOOK)[1][0]).toEqual({ kind: "agent", how: "looked", turnsAgo: 0, isOwn: false });
    expect(knownTo(0, LOOK, turn(1), turn(2))[1][0]?.turnsAgo).toBe(2);
    for (const viewer of [2, 3, "public"] as const) expect(knownTo(viewer, LOOK)[1][0]).toBeNull();
    expect(knownTo(1, LOOK)[1][0]?.how).toBe("dealt");
  });

  it("a card that is looked at again was seen just now", () => {
    expect(knownTo(0, LOOK, turn(1), turn(0), LOOK)[1][0]).toMatchObject({ how: "looked", turnsAgo: 0 });
  });

  it("cops 5 blackmail: who knew a card knows where it has gone, and since when", () => {
    const known = knownTo(0, LOOK, turn(1), SWAP, turn(2));
    expect(known[3][1]).toEqual({ kind: "agent", how: "looked", turnsAgo: 2, isOwn: false });
    expect(known[1][0]).toBeNull();
  });

  it("cops 5 blackmail: each of the two sees what they got, and knows what they gave away", () => {
    const known = knownTo(3, turn(1), SWAP, turn(2));
    expect(known[3][1]).toEqual({ kind: "agent", how: "swapped", turnsAgo: 1, isOwn: true });
    expect(known[1][0]).toEqual({ kind: "honest", how: "dealt", turnsAgo: 3, isOwn: false });
    expect(knownTo(1, turn(1), SWAP)[1][0]).toEqual({ kind: "honest", how: "swapped", turnsAgo: 0, isOwn: true });
    expect(knownTo(2, turn(1), SWAP).flat().filter(Boolean)).toHaveLength(3);
  });

  it("cops 5 flashbang: whoever had looked at a card does not know any more which it is", () => {
    const flash: readonly CopsEvent[] = [
      { type: "flashed", seat: 1 },
      { type: "arranged", seat: 1, order: ["agent", "honest", "crooked"], wounded: null },
    ];
    expect(knownTo(0, LOOK, turn(1), flash[0])[1]).toEqual([null, null, null]);
    expect(knownTo(0, LOOK, turn(1), ...flash)[1]).toEqual([null, null, null]);
    expect(knownTo(1, LOOK, turn(1), ...flash, turn(2))[1][1]).toEqual({
      kind: "honest",
      how: "looked",
      turnsAgo: 1,
      isOwn: true,
    });
  });

  it("cops 5 flashbang: a wound token stays on its card, and everybody still knows that one", () => {
    const events: readonly CopsEvent[] = [
      { type: "exposed", seat: 1, kinds: ["agent", "crooked", "honest"] },
      { type: "wounded", seat: 1, card: 0 },
      turn(1),
      { type: "flashed", seat: 1 },
      { type: "arranged", seat: 1, order: ["crooked", "honest", "agent"], wounded: 2 },
    ];
    for (const viewer of [0, "public"] as const) {
      expect(knownTo(viewer, ...events)[1]).toEqual([
        null,
        null,
        { kind: "agent", how: "face-up", turnsAgo: 1, isOwn: false },
      ]);
    }
    expect(knownTo(0, ...events, { type: "healed", seat: 1, card: 2 }, { type: "flashed", seat: 1 })[1]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("cops 5 surveillance-camera: a card that was looked at and is turned up lies face up now", () => {
    const camera: CopsEvent = { type: "turned-up", seat: 1, card: 0, kind: "agent" };
    const known = { kind: "agent", how: "face-up", turnsAgo: 0 };
    for (const viewer of [0, 1, 2, "public", "all"] as const) {
      expect(knownTo(viewer, LOOK, turn(1), camera)[1][0]).toEqual({ ...known, isOwn: viewer === 1 });
    }
  });

  it("cops 3: all cards of who is shot lie face up, each since it was turned", () => {
    const first: CopsEvent = { type: "turned-up", seat: 1, card: 2, kind: "honest" };
    const shot: CopsEvent = { type: "exposed", seat: 1, kinds: ["agent", "crooked", "honest"] };
    expect(knownTo(0, first, turn(1), turn(2), shot)[1].map((card) => card?.turnsAgo)).toEqual([0, 0, 2]);
  });

  it("cops 6: a criminal's cards leave the game, and nothing of them is left to know", () => {
    const shot: CopsEvent = { type: "exposed", seat: 2, kinds: ["kingpin", "crooked", "honest"] };
    expect(knownTo(0, LOOK, shot, { type: "criminal", seat: 2 })[2]).toEqual([]);
  });
});

describe("after the game", () => {
  it("cards that were never learned lie face up now, and what was learned before stays told", () => {
    const known = whatIKnow(toldTo(0, LOOK, turn(1)), seenBy("all", LOOK, turn(1)));
    expect(known[0][0]).toEqual({ kind: "honest", how: "dealt", turnsAgo: 2, isOwn: true });
    expect(known[1][0]).toEqual({ kind: "agent", how: "looked", turnsAgo: 1, isOwn: false });
    expect(known[2][0]).toEqual({ kind: "kingpin", how: "face-up", turnsAgo: 0, isOwn: false });
  });

  it("who sees every card was dealt none of them: all lie face up", () => {
    const known = knownTo("all", turn(1), LOOK, SWAP).flat();
    expect(known).toHaveLength(12);
    for (const card of known) expect(card).toMatchObject({ how: "face-up", turnsAgo: 0, isOwn: false });
  });

  it("who only watched has learned nothing but what lay face up", () => {
    const known = whatIKnow(toldTo("public", LOOK), seenBy("all", LOOK));
    expect(new Set(known.flat().map((card) => `${card?.how} ${card?.isOwn}`))).toEqual(new Set(["face-up false"]));
  });
});

describe("remembering from drawing to drawing", () => {
  const whole = [...DEAL, LOOK, turn(1), SWAP];

  it("a past that goes back, and one that goes on differently, is told as it was", () => {
    const [deal, look, swap] = [[], [LOOK, turn(1)], [LOOK, turn(1), SWAP]].map((events) => seenBy(0, ...events));
    expect(whatIKnow(whole, swap)[3][1]).toMatchObject({ kind: "agent", how: "looked", turnsAgo: 1 });
    expect(whatIKnow(whole.slice(0, -1), look)[1][0]).toMatchObject({ kind: "agent", how: "looked", turnsAgo: 1 });
    expect(whatIKnow(DEAL, deal)[0][0]).toMatchObject({ how: "dealt", turnsAgo: 1 });
    expect(whatIKnow([...DEAL, turn(1), LOOK], look)[1][0]).toMatchObject({ how: "looked", turnsAgo: 0 });
    expect(whatIKnow(whole, swap)[3][1]).toMatchObject({ kind: "agent", how: "looked", turnsAgo: 1 });
  });

  it("other eyes remember other things, whatever they are told", () => {
    for (const [viewer, how] of [
      [0, "looked"],
      [1, "dealt"],
      [3, "swapped"],
      ["all", "face-up"],
    ] as const) {
      expect(whatIKnow(whole, seenBy(viewer, LOOK, turn(1), SWAP))[3][1]?.how).toBe(how);
    }
    expect(whatIKnow(whole, seenBy(2, LOOK, turn(1), SWAP))[3][1]).toBeNull();
  });
});
