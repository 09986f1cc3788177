import { at } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { type CopsEvent, cops, type Player, type State } from "../src/index.ts";
import { bareCops, deciding, firstBroken, folding, refereeSays, refereeSaysInPlay } from "./planted.ts";

/* Rule bugs: what is lost breaks law 7; what the laws cannot know is wrong, the referee says. */

describe("what is lost breaks law 7", () => {
  it("a diamond", () => {
    const game = folding("diamonds", (state, event, evolve) => {
      evolve(state, event);
      change(state, event.to, ({ diamonds }) => ({ diamonds: diamonds - 1 }));
    });
    expect(firstBroken(game, "gang")).toBe(7);
  });

  it("a used card", () => {
    const game = folding("used", (state) => {
      state.playing = null;
    });
    expect(firstBroken(game)).toBe(7);
  });

  it("a discarded card", () => {
    const game = folding("discarded", (state, event, evolve) => {
      evolve(state, event);
      state.equipment = { ...state.equipment, under: state.equipment.under.slice(0, -1) };
    });
    expect(firstBroken(game)).toBe(7);
  });

  it("an identity card that changes places with none", () => {
    const game = folding("swapped", (state, event, evolve) => {
      const [[seat, slot]] = event.places;
      const before = at(at(state.players, seat).cards, slot);
      evolve(state, event);
      change(state, seat, ({ cards }) => ({ cards: cards.map((card, place) => (place === slot ? before : card)) }));
    });
    expect(firstBroken(game)).toBe(7);
  });

  it("a criminal's identity cards", () => {
    const game = folding("criminal", (state, event, evolve) => {
      const { gone } = state;
      evolve(state, event);
      state.gone = gone;
    });
    expect(firstBroken(game, "gang", 40)).toBe(7);
  });

  it("a gun", () => {
    const game = folding("disarmed", (state, { seat }) => change(state, seat, () => ({ armed: false, aim: null })));
    expect(firstBroken(game)).toBe(7);
  });
});

describe("what the laws cannot see, the referee does", () => {
  it("a wound that does not go with its card", () => {
    const game = folding("swapped", (state, event, evolve) => {
      evolve(state, event);
      for (const [seat, slot] of event.places) {
        change(state, seat, ({ cards }) => ({
          cards: cards.map((card, place) => (place === slot ? { ...card, wounded: false } : card)),
        }));
      }
    });
    expect(firstBroken(game, "base", 2)).toBe("none");
    expect(refereeSays(game)).toMatch(/only a med kit takes a wound away/);
  });

  it("a wound that a flashbang heals", () => {
    const game = deciding((events) =>
      events.map((event) => (event.type === "arranged" ? { ...event, wounded: null } : event)),
    );
    expect(refereeSays(game)).toMatch(/only a med kit takes a wound away/);
  });

  it("used equipment that goes on top of the deck", () => {
    const game = folding("used", (state, event, evolve) => {
      evolve(state, event);
      const { equipment: deck } = state;
      state.equipment = { ...deck, under: [...deck.under.slice(-1), ...deck.under.slice(0, -1)] };
    });
    expect(refereeSays(game)).toMatch(/never shuffled/);
  });

  it("who tasered somebody can shoot at once", () => {
    expect(refereeSays(folding("held-fire", () => {}))).toMatch(/heldFire/);
  });

  it("a smoke grenade that does nothing", () => {
    expect(refereeSays(folding("turned-round", () => {}))).toMatch(/direction/);
  });

  it("coffee that does not wake anybody", () => {
    expect(refereeSays(folding("next", () => {}))).toMatch(/next/);
  });

  it("a shot that can be called off after a restraining order", () => {
    expect(refereeSays(without("committed"))).toMatch(/committed/);
  });

  it("a leader who is shot and draws nothing", () => {
    const game = deciding((events) =>
      events.some((event) => event.type === "wounded") ? events.filter((event) => event.type !== "drew") : events,
    );
    expect(refereeSays(game)).toMatch(/should draw/);
  });

  it("a leader who is shot and keeps their cards hidden", () => {
    expect(refereeSays(without("exposed"))).toMatch(/up: found false/);
  });

  it("the wrong side wins", () => {
    const turned: Readonly<Record<string, string>> = { honest: "crooked", crooked: "honest" };
    const game = deciding((events) =>
      events.map((event) =>
        event.type === "won"
          ? { ...event, outcome: { ...event.outcome, as: turned[event.outcome.as] ?? event.outcome.as } }
          : event,
      ),
    );
    expect(refereeSays(game)).toMatch(/outcome/);
  });

  it("planted evidence that works like a disguise", () => {
    const game = folding("laid", (state, event, evolve) =>
      evolve(state, event.equipment === "planted-evidence" ? { ...event, lasting: "concealed" } : event),
    );
    expect(refereeSays(game)).toMatch(/disguise and planted evidence/);
  });

  it("a defibrillator that gives the equipment back", () => {
    const game = deciding((events, before) =>
      events.some((event) => event.type === "revived") && before.moment === "eliminated"
        ? events.filter((event) => event.type !== "discarded")
        : events,
    );
    expect(refereeSays(game, "base", 30)).toMatch(/equipment: found/);
  });

  it("a robbery that takes no diamonds", () => {
    const game = deciding((events, { action }) =>
      action?.do === "arm" ? events.filter((event) => event.type !== "diamonds") : events,
    );
    expect(refereeSays(game, "gang")).toMatch(/diamonds/);
  });

  it("a shooter who keeps the gun", () => {
    const game = deciding((events, { turn, action }) =>
      action?.do === "shoot" ? events.filter((event) => event.type !== "disarmed" || event.seat !== turn) : events,
    );
    expect(refereeSays(game)).toMatch(/armed: found true/);
  });

  it("an evidence bag that waits its turn", () => {
    const decide: typeof cops.decide = (state, seat, move, draw) => {
      const { options } = state;
      return cops.decide(
        state.question === "moment" ? { ...state, options: { ...options, version: 1 } } : state,
        seat,
        move,
        draw,
      );
    };
    expect(refereeSaysInPlay({ ...bareCops, decide })).toMatch(/found/);
  });

  it("somebody who holds equipment is not asked", () => {
    const game = deciding((events) =>
      events.map((event) =>
        event.type === "moment" && event.seats.length > 2 ? { ...event, seats: event.seats.slice(1) } : event,
      ),
    );
    expect(firstBroken(game, "base", 2)).toBe("none");
    expect(refereeSays(game)).toMatch(/awaited/);
  });

  it("a legal list that lacks a move, or has one too many", () => {
    const fewer: typeof cops.legal = (view, seat) =>
      cops.legal(view, seat).filter((move) => move.do !== "play" || move.target !== seat);
    expect(refereeSays({ ...cops, legal: fewer })).toMatch(/lawful and not legal/);
    const more: typeof cops.legal = (view, seat) => {
      const moves = cops.legal(view, seat);
      return moves.some((move) => move.do === "pass") ? [...moves, { do: "aim", target: seat }] : moves;
    };
    expect(refereeSays({ ...cops, legal: more })).toMatch(/legal and not lawful/);
  });
});

function without(type: CopsEvent["type"]): typeof cops {
  return deciding((events) => events.filter((event) => event.type !== type));
}

function change(state: State, seat: number, part: (player: Player) => Partial<Player>): void {
  state.players = state.players.map((player, other) => (other === seat ? { ...player, ...part(player) } : player));
}
