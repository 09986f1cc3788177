import { describe, expect, it } from "vitest";
import { type Conclusions, conclude, newWitness, watch } from "../src/deduce/index.ts";
import { type CopsEvent, cops, type Identity, type Mode, type Place, type State } from "../src/index.ts";

/* What follows by counting for seat 0, in words: cops 1, 3, 5, 6. */

/** The letters of identity cards: honest, crooked, the Agent, the Kingpin. */
const KINDS: Readonly<Record<string, Identity>> = { h: "honest", c: "crooked", A: "agent", K: "kingpin" };

const kindsOf = (hand: string): readonly Identity[] => [...hand].map((letter) => KINDS[letter] as Identity);

interface Told {
  readonly mode?: Mode;
  /** A hand a seat, "hcA", the reader's first; what is left over comes last, after a bar: "hhc|c". */
  readonly hands: string;
  readonly events?: readonly CopsEvent[];
}

/** A table after these events, as seat 0 saw all of it. */
function seen({ mode = "base", hands, events = [] }: Told): { readonly view: State; readonly told: Conclusions } {
  const [dealt = "", leftOver = ""] = hands.split("|");
  const players = dealt.trim().split(" ").map(kindsOf);
  const options = cops.options({ mode }, players.length);
  if (!options.ok) throw new Error(options.error);
  const state = cops.setup(options.value, players.length);
  const deal: CopsEvent = {
    type: "dealt",
    hands: players,
    leftOver: kindsOf(leftOver.trim()),
    equipment: players.map(() => "coffee"),
  };
  let witness = newWitness(0);
  for (const event of [deal, ...events]) {
    cops.evolve(state, event);
    witness = watch(witness, event);
  }
  const view = cops.view(state, 0);
  return { view, told: conclude(view, witness.sightings) };
}

const looked = (seat: number, card: 0 | 1 | 2, kind: Identity): CopsEvent => ({
  type: "looked",
  by: 0,
  seat,
  cards: [card],
  kinds: [kind],
});
const turnedUp = (seat: number, card: 0 | 1 | 2, kind: Identity): CopsEvent => ({
  type: "turned-up",
  seat,
  card,
  kind,
});
const exposed = (seat: number, hand: string): CopsEvent => ({ type: "exposed", seat, kinds: kindsOf(hand) });
const swapped = (places: readonly [Place, Place], kinds: string): CopsEvent => {
  const [one = "honest", other = "honest"] = kindsOf(kinds);
  return { type: "swapped", places, kinds: [one, other], united: null };
};

/** Whose hands a leader can be in. */
const holders = (places: readonly Place[]): readonly number[] => [...new Set(places.map(([seat]) => seat))];

describe("what follows by counting", () => {
  it("cops 1 deal: at the start one knows one's own cards only, and of the others only who does not lead", () => {
    const { told } = seen({ hands: "hhA Kcc hhc hcc" });
    expect(told.players[0]).toEqual({ team: "honest", leader: "agent", cards: [["honest"], ["honest"], ["agent"]] });
    expect(told.players[1]).toMatchObject({ team: null, leader: null });
    expect(told.players[1]?.cards[0]).toEqual(["honest", "crooked", "kingpin"]);
    expect(told.agent).toEqual([[0, 2]]);
    expect(holders(told.kingpin)).toEqual([1, 2, 3]);
  });

  it("cops 1 team majority: two honest cards are no proof, for the third may be the Kingpin", () => {
    const looks = [looked(2, 0, "honest"), looked(2, 1, "honest")];
    expect(seen({ hands: "hcc hKc hhc Ahc", events: looks }).told.players[2]?.team).toBeNull();
    const found = seen({ hands: "hcc hKc hhc Ahc", events: [...looks, looked(1, 1, "kingpin")] });
    expect(found.told.players[2]).toMatchObject({ team: "honest", leader: null });
    expect(found.told.players[2]?.cards[2]).toEqual(["honest", "crooked", "agent"]);
  });

  it("cops 1 team leader: a leader decides the side of whoever holds it", () => {
    const { told } = seen({ hands: "hcc hKh hhc Acc", events: [looked(1, 1, "kingpin")] });
    expect(told.players[1]).toMatchObject({ team: "crooked", leader: "kingpin" });
    expect(told.players[1]?.cards[0]).toEqual(["honest", "crooked"]); // cops 3: the Agent would have ended the game.
    expect(holders(told.agent)).toEqual([2, 3]);
  });

  it("cops 1 cards and guns: when all honest cards are seen, what is left is crooked or a leader", () => {
    // Four seats have five honest cards, and no card is left over.
    const { told } = seen({
      hands: "hhh Khc hAc ccc",
      events: [looked(1, 1, "honest"), looked(2, 0, "honest")],
    });
    expect(told.players[3]?.cards).toEqual([
      ["crooked", "agent", "kingpin"],
      ["crooked", "agent", "kingpin"],
      ["crooked", "agent", "kingpin"],
    ]);
    expect(told.players[3]?.team).toBeNull();
    const more = seen({
      hands: "hhh Khc hAc ccc",
      events: [looked(1, 1, "honest"), looked(2, 0, "honest"), looked(2, 1, "agent")],
    });
    expect(more.told.players[3]).toMatchObject({ team: "crooked", leader: null });
  });

  it("cops 1 deal: cards left over from the deal may be what one misses", () => {
    // Five seats: seven of each, so one card lies aside.
    const { told } = seen({ hands: "hhh hhh Kcc Acc ccc|h", events: [exposed(1, "hhh")] });
    expect(told.players[4]?.cards[0]).toEqual(["honest", "crooked", "agent", "kingpin"]);
  });

  it("cops 1 cards and guns: “a leader is among these two”: whoever must hold one does, also if it may be either", () => {
    // All ten common cards but three are seen; the other places are five, so two of them are the leaders'.
    const { told } = seen({
      hands: "hhc hcK hcc hAc",
      events: [exposed(2, "hcc"), looked(1, 0, "honest"), looked(3, 0, "honest")],
    });
    expect(told.players[1]).toMatchObject({ team: null, leader: "either" });
    expect(told.players[3]).toMatchObject({ team: null, leader: "either" });
    expect(told.agent).toEqual([
      [1, 1],
      [1, 2],
      [3, 1],
      [3, 2],
    ]);
  });

  it("cops 5 planted-evidence: it turns the side round, never that of a leader", () => {
    const laid = (seat: number): CopsEvent => ({
      type: "laid",
      equipment: "planted-evidence",
      seat,
      lasting: "reversed",
    });
    const { told } = seen({
      hands: "hcc hKh hhc Acc",
      events: [exposed(1, "hKh"), exposed(2, "hhc"), laid(1), laid(2)],
    });
    expect([told.players[1]?.team, told.players[2]?.team]).toEqual(["crooked", "crooked"]);
  });

  it("cops 5 blackmail: what was seen goes with the card when it changes places", () => {
    const { told } = seen({
      hands: "hcc Khc hAc hhc",
      events: [
        looked(1, 0, "kingpin"),
        swapped(
          [
            [1, 0],
            [3, 2],
          ],
          "Kc",
        ),
      ],
    });
    expect(told.players[3]).toMatchObject({ team: "crooked", leader: "kingpin" });
    expect(told.players[1]).toMatchObject({ leader: null });
    // cops 3: the game goes on, so the Agent is not beside the Kingpin now; nor was it beside him before.
    expect(told.agent).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  it("cops 5 flashbang: it hides which card is which, not whose they are", () => {
    const { told } = seen({
      hands: "hcc Khc hAc hhc",
      events: [
        looked(1, 0, "kingpin"),
        { type: "flashed", seat: 1 },
        { type: "arranged", seat: 1, order: kindsOf("hcK"), wounded: null },
      ],
    });
    expect(told.players[1]).toMatchObject({ team: "crooked", leader: "kingpin" });
    expect(told.kingpin).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    const again = seen({
      hands: "hcc Khc hAc hhc",
      events: [
        looked(1, 0, "kingpin"),
        { type: "flashed", seat: 1 },
        { type: "arranged", seat: 1, order: kindsOf("hcK"), wounded: null },
        looked(1, 0, "honest"),
      ],
    });
    expect(again.told.kingpin).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it("cops 5 flashbang: the wound's token tells where the leader lies, whatever is shuffled", () => {
    const { told } = seen({
      hands: "hcc Khc hAc hhc",
      events: [
        exposed(1, "Khc"),
        { type: "wounded", seat: 1, card: 0 },
        { type: "flashed", seat: 1 },
        { type: "arranged", seat: 1, order: kindsOf("hcK"), wounded: 2 },
      ],
    });
    expect(told.kingpin).toEqual([[1, 2]]);
    expect(told.players[1]?.cards[0]).toEqual(["honest", "crooked"]);
  });

  it("cops 6 criminal's seat: a criminal is on no side and holds no leader; the cards that have left the game are counted", () => {
    const { told } = seen({
      mode: "gang",
      hands: "hhh hhc Kcc Acc",
      events: [exposed(1, "hhc"), { type: "criminal", seat: 1 }],
    });
    expect(told.players[1]).toEqual({ team: null, leader: "none", cards: [] });
    expect(told.players[2]?.cards[0]).toEqual(["crooked", "agent", "kingpin"]);
  });

  it("a card that everybody sees is what it is, and one that others look at stays unknown", () => {
    const { told } = seen({
      hands: "hcc Khc hAc hhc",
      events: [turnedUp(3, 0, "honest"), { type: "looked", by: 2, seat: 1, cards: [0], kinds: ["kingpin"] }],
    });
    expect(told.players[3]?.cards[0]).toEqual(["honest"]);
    expect(told.players[1]?.cards[0]).toEqual(["honest", "crooked", "agent", "kingpin"]);
  });

  it("without a past follows what one sees now", () => {
    const { view, told } = seen({ hands: "hcc Khc hAc hhc", events: [exposed(1, "Khc")] });
    expect(conclude(view, newWitness(0).sightings)).toEqual(told);
  });
});
