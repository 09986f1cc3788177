import { at, type Draw, scriptedDraw, seededDraw } from "@darbar/kernel";
import { happen } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { type CopsEvent, cops, EQUIPMENT_CARDS, isLeader, MODES, type Mode, type State } from "../src/index.ts";
import { openTable } from "./open-table.ts";
import { optionsOf } from "./position.ts";
import { given } from "./scenario.ts";

/** A table just after the deal. */
function dealt(
  mode: Mode,
  seats: number,
  draw: Draw,
): { readonly state: State; readonly deal: CopsEvent & { type: "dealt" } } {
  const table = openTable(optionsOf({ mode }, seats), seats);
  const events = cops.deal(table.state, draw);
  happen(table, events);
  const [deal] = events;
  if (deal?.type !== "dealt") throw new Error("the deal comes first");
  return { state: table.state, deal };
}

/** The table of cops 1: seats, honest, crooked, left over, guns. */
const BOX = [
  [4, 5, 5, 0, 2],
  [5, 7, 7, 1, 3],
  [6, 8, 8, 0, 3],
  [7, 10, 10, 1, 4],
  [8, 11, 11, 0, 4],
] as const;

describe("setup", () => {
  it.each(BOX)("cops 1 cards and guns: for %d seats", (seats, honest, crooked, leftOver, guns) => {
    for (const mode of MODES) {
      const { state, deal } = dealt(mode, seats, seededDraw("any"));
      const cards = [...deal.hands.flat(), ...deal.leftOver];
      const count = (kind: string) => cards.filter((card) => card === kind).length;
      expect([count("honest"), count("crooked"), count("agent"), count("kingpin")]).toEqual([honest, crooked, 1, 1]);
      expect(deal.leftOver).toHaveLength(leftOver);
      expect(state.guns).toBe(mode === "base" ? guns : 0);
      expect(cops.view(state, "public").leftOver).toEqual(deal.leftOver.map(() => null));
    }
  });

  it("cops 1 deal: both leaders are in play, never in one hand, and in any place of any hand", () => {
    const places = new Set<string>();
    for (let game = 0; game < 400; game++) {
      const { deal } = dealt("base", 5, seededDraw(`deal ${game}`));
      for (const [seat, hand] of deal.hands.entries()) {
        expect(hand).toHaveLength(3);
        expect(hand.filter(isLeader).length).toBeLessThan(2);
        for (const [slot, kind] of hand.entries()) if (isLeader(kind)) places.add(`${kind} ${seat} ${slot}`);
      }
      expect(deal.hands.flat().filter(isLeader)).toHaveLength(2);
    }
    expect(places.size).toBe(2 * 5 * 3);
  });

  it("cops 1 deal: each sees their own three cards and equipment, and nothing else", () => {
    const { state } = dealt("base", 4, seededDraw("seen"));
    for (let viewer = 0; viewer < 4; viewer++) {
      const { players, equipment } = cops.view(state, viewer);
      for (const [seat, player] of players.entries()) {
        const own = seat === viewer;
        expect(player.cards.every((card) => (card.kind !== null) === own)).toBe(true);
        expect(player.equipment.map((held) => held.kind !== null)).toEqual([own]);
      }
      expect(equipment.bag).toBeNull();
    }
  });

  it("cops 1 arrange: everybody is asked at once, sealed, and the first turn waits for all; the default is the dealt order", () => {
    const table = openTable(optionsOf({ first: 2 }, 4), 4);
    happen(table, cops.deal(table.state, seededDraw("order")));
    expect(cops.waiting(table.state)).toEqual([0, 1, 2, 3]);
    const draw = scriptedDraw([]);
    for (const seat of [3, 1, 0, 2]) {
      const held = at(table.state.players, seat).cards.map((card) => card.kind);
      const moves = cops.legal(table.state, seat);
      expect(moves[0]).toEqual({ do: "arrange", order: held });
      expect(cops.fallback(table.state, seat)).toEqual(moves[0]);
      expect(cops.waiting(cops.view(table.state, "public"))).toEqual([0, 1, 2, 3]);
      const decided = cops.decide(table.state, seat, at(moves, moves.length - 1), draw);
      if (!decided.ok) throw new Error(decided.error.code);
      happen(table, decided.value);
      expect(table.heard.get("public")?.length).toBe(seat === 2 ? 5 : 0);
    }
    expect(table.state.turn).toBe(2);
    expect(table.state.question).toBe("act");
  });

  it("cops 1 arrange: that order is then fixed, and only one's own cards can be laid", () => {
    const table = openTable(optionsOf({}, 4), 4);
    happen(table, cops.deal(table.state, seededDraw("order")));
    const refused = cops.decide(
      table.state,
      0,
      { do: "arrange", order: ["agent", "kingpin", "agent"] },
      seededDraw(""),
    );
    expect(refused.ok ? "accepted" : refused.error.code).toBe("not-your-cards");
    given("base", 4).hands("agent honest crooked").refuses("P1 arrange honest agent crooked", "not-an-answer");
  });

  it("cops 1 equipment: 21 cards, one each, face down; the rest is the deck", () => {
    expect(EQUIPMENT_CARDS).toHaveLength(21);
    for (const seats of [4, 8]) {
      const { state, deal } = dealt("base", seats, seededDraw("equipment"));
      expect(deal.equipment).toHaveLength(seats);
      expect(state.equipment.loose).toBe(21 - seats);
    }
  });

  it("cops 1 equipment: used equipment goes under the deck", () => {
    given("base", 4)
      .equipment("coffee", "smoke-grenade")
      .play("P1 play coffee")
      .expect({ lastUnder: "coffee" })
      .play("P1 investigate P3.1", "P2 pass", "P2 play smoke-grenade")
      .expect({ lastUnder: "coffee smoke-grenade" });
  });

  it("cops 1 equipment: the deck is never shuffled: what went under comes up last, in that order, without chance", () => {
    const game = given("base", 8).equipment("coffee");
    const drawn = game.view("all").equipment.bag ?? [];
    const [firstUnder] = game.view("all").equipment.under;
    for (const [turn, kind] of drawn.entries()) {
      const who = `P${(turn % 8) + 1}`;
      game.draws(kind).play(`${who} equip`, "nobody plays");
      if (game.view("all").question === "reveal") game.play(`${who} reveal ${turn < 8 ? 1 : 2}`, "nobody plays");
      if (game.view("all").question === "keep") game.play(`${who} keep ${kind}`, "nobody plays");
    }
    expect(game.view("all").equipment.loose).toBe(0);
    game.play("P6 equip", "nobody plays", "P6 reveal 2").expect({ question: "keep", waiting: "P6" });
    expect(at(game.view("all").players, 5).equipment[1]?.kind).toBe(firstUnder?.card);
  });

  it("cops 1 first seat: the table says which, and play goes on clockwise", () => {
    expect(optionsOf({ first: 3 }, 4).first).toBe(3);
    given("base", 4)
      .turn("P4")
      .play("P4 investigate P1.1")
      .expect({ turn: "P1" })
      .play("P1 investigate P4.1")
      .expect({ turn: "P2" });
  });

  it("cops 1 talk: there is no way to show a face-down card to anyone", () => {
    for (const name of ["show", "tell", "present"]) expect(cops.move({ do: name, card: 0, target: 1 }).ok).toBe(false);
  });
});

describe("teams", () => {
  it("cops 1 team leader: the holder of a leader is of the leader's team, whatever the other cards", () => {
    given("base", 4)
      .hands("agent crooked crooked", "honest kingpin honest", "honest honest crooked", "crooked crooked honest")
      .expect({ teams: "honest crooked honest crooked" });
  });

  it("cops 1 team majority: otherwise two of three cards decide", () => {
    given("base", 4)
      .hands("agent honest crooked", "kingpin honest crooked", "honest honest honest", "crooked crooked crooked")
      .expect({ teams: "honest crooked honest crooked" });
  });

  it("cops 1 team follows the cards: a swap changes teams in mid-game", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any", "honest honest crooked", "crooked crooked honest")
      .equipment("blackmail")
      .play("P1 play blackmail P3.1 P4.1")
      .expect({ teams: "honest crooked crooked honest" });
  });

  it("cops 1 team eliminated: who is out wins with their team", () => {
    given("base", 4)
      .hands("agent any any", "(kingpin!) any any", "honest honest crooked", "crooked crooked any")
      .fallen("P3 P4")
      .guns("P1>P2")
      .play("P1 shoot")
      .expect({ won: "P1 P3 as honest", out: "P2 P3 P4" });
  });
});
