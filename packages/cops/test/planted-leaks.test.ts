import { allSeats, at, refuse } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { type CopsEvent, cops, type State } from "../src/index.ts";
import { bareCops, deciding, firstBroken, folded, sending } from "./planted.ts";

/* That the laws would hear of it if being asked, answering, or the order of events told something about a card. */

const EVERYBODY = allSeats(11);

describe("a leak of what is hidden breaks law 1", () => {
  it.each(["looked", "arranged", "drew", "discarded", "swapped", "dealt", "answered"] as const)(
    "%s is sent to all",
    (type) => {
      expect(firstBroken(sending(type))).toBe(1);
    },
  );

  it("handed is sent to all", () => {
    expect(firstBroken(sending("handed"), "gang")).toBe(1);
  });

  it("the view shows everybody's equipment", () => {
    const view: typeof cops.view = (state, viewer) => ({
      ...cops.view(state, viewer),
      players: cops.view(state, viewer).players.map((player, seat) => ({
        ...player,
        equipment: at(state.players, seat).equipment,
      })),
    });
    expect(firstBroken({ ...cops, view })).toBe(1);
  });

  it("the view shows the deck", () => {
    const view: typeof cops.view = (state, viewer) => ({ ...cops.view(state, viewer), equipment: state.equipment });
    expect(firstBroken({ ...cops, view })).toBe(1);
  });

  it("the view shows the identity cards left over", () => {
    const view: typeof cops.view = (state, viewer) => ({ ...cops.view(state, viewer), leftOver: state.leftOver });
    expect(firstBroken({ ...cops, view })).toBe(1);
  });

  it("the view shows who has answered", () => {
    const view: typeof cops.view = (state, viewer) => ({
      ...cops.view(state, viewer),
      answers: state.answers,
      awaited: state.awaited,
    });
    expect(firstBroken({ ...cops, view })).toBe(1);
  });
});

describe("a leak that events and views agree on breaks law 6", () => {
  it("a drawn card is shown to all", () => {
    const { redact } = sending("drew");
    expect(firstBroken({ ...bareCops, redact, evolve: evolvePublicly("drew") })).toBe(6);
  });

  it("who looks at a card shows it to all", () => {
    const { redact } = sending("looked");
    expect(firstBroken({ ...bareCops, redact, evolve: evolvePublicly("looked") })).toBe(6);
  });

  it("only those are asked whose card can be played now", () => {
    const game = deciding((events, before) => {
      const after = folded(before, events);
      return events.map((event) => {
        if (event.type !== "moment") return event;
        const able = event.seats.filter((seat) => cops.legal(after, seat).length > 1);
        return able.length === 0 ? event : { ...event, seats: able };
      });
    });
    expect(firstBroken(game)).toBe(6);
  });

  it("who holds a card for every moment is asked first", () => {
    const game = deciding((events, before) => {
      const hand = (seat: number) => String(at(before.players, seat).equipment[0]?.kind);
      return events.map((event) =>
        event.type === "moment"
          ? { ...event, seats: event.seats.toSorted((one, other) => hand(one).localeCompare(hand(other))) }
          : event,
      );
    });
    expect(firstBroken(game)).toBe(6);
  });

  it("a good card is drawn after the identity card is turned up, a bad one before", () => {
    const game = deciding((events) => {
      const drew = events.findIndex((event) => event.type === "drew" && String(event.equipment) < "m");
      const [draws, next] = events.slice(drew);
      if (drew === -1 || draws === undefined || next?.type !== "turned-up") return events;
      return [...events.slice(0, drew), next, draws, ...events.slice(drew + 2)];
    });
    expect(firstBroken(game, "base", 40)).toBe(6);
  });

  it("a moment closes early when nobody left to answer could play", () => {
    const game = deciding((events, before, seat, move) => {
      const after = folded(before, events);
      const isOpen = after.question === "moment" && before.question === "moment" && after.prompt === before.prompt;
      const left = cops.waiting(after);
      if (!isOpen || move.do !== "pass" || left.some((other) => cops.legal(after, other).length > 1)) return events;
      const all: CopsEvent[] = events.slice();
      let state = after;
      for (const other of left) {
        const decided = cops.decide(state, other, { do: "pass" }, { one: (from) => at(from, 0) });
        if (!decided.ok) throw new Error(`seat ${seat}: ${decided.error.code}`);
        all.push(...decided.value);
        state = folded(state, decided.value);
      }
      return all;
    });
    expect(firstBroken(game)).toBe(6);
  });

  it("a sealed play is told to all as a play, if not which", () => {
    const redact: typeof cops.redact = (event, viewer) =>
      event.type === "answered" && event.move.do === "play" && event.seat !== viewer
        ? { type: "next", seat: event.seat }
        : cops.redact(event, viewer);
    const evolve: typeof cops.evolve = (state, event) => {
      cops.evolve(state, event);
      if (event.type === "answered" && event.move.do === "play") state.next = event.seat;
    };
    expect(firstBroken({ ...bareCops, redact, evolve })).toBe(6);
  });

  it("a refusal says what another player holds", () => {
    const decide: typeof cops.decide = (state, seat, move, draw) => {
      const decided = cops.decide(state, seat, move, draw);
      if (decided.ok) return decided;
      const next = at(state.players, (seat + 1) % state.players.length);
      return refuse(decided.error.code, { held: String(next.equipment[0]?.kind) });
    };
    expect(firstBroken({ ...bareCops, decide })).toBe(6);
  });
});

describe("other ways of knowing too much", () => {
  it("law 4: a fallback that plays only when somebody else could not answer", () => {
    const fallback: typeof cops.fallback = (state, seat) => {
      const others = state.players.filter((_, other) => other !== seat);
      const isSafe = others.every((player) => player.equipment[0]?.kind !== "riot-shield");
      const moves = cops.legal(state, seat);
      return at(moves, isSafe ? moves.length - 1 : 0);
    };
    expect(firstBroken({ ...cops, fallback })).toBe(4);
  });

  it("law 2: an imagination that forgets what lies under the deck", () => {
    const imagine: typeof cops.imagine = (view, draw) => {
      const under = view.equipment.under.map((put) => ({ ...put, card: null }));
      return cops.imagine({ ...view, equipment: { ...view.equipment, under } }, draw);
    };
    expect(firstBroken({ ...cops, imagine })).toBe(2);
  });

  it("law 3: legal moves that depend on another player's cards", () => {
    const legal: typeof cops.legal = (state, seat) => {
      const moves = cops.legal(state, seat);
      const hasLeader = (target: number) =>
        at(state.players, target).cards.some(({ kind }) => kind === "agent" || kind === "kingpin");
      return moves.filter((move) => move.do !== "investigate" || !hasLeader(move.target));
    };
    expect(firstBroken({ ...cops, legal })).toBe(3);
  });
});

/** Folds one kind of event so that everybody knows the cards it is about. */
function evolvePublicly(type: "drew" | "looked"): typeof cops.evolve {
  return (state: State, event: CopsEvent) => {
    cops.evolve(state, event);
    if (event.type === "drew" && type === "drew") {
      state.players = state.players.map((player, seat) =>
        seat === event.seat
          ? { ...player, equipment: player.equipment.map((held) => ({ ...held, knownTo: EVERYBODY })) }
          : player,
      );
    }
    if (event.type === "looked" && type === "looked") {
      state.players = state.players.map((player, seat) =>
        seat === event.seat
          ? {
              ...player,
              cards: player.cards.map((card, slot) =>
                event.cards.some((seen) => seen === slot) ? { ...card, knownTo: EVERYBODY } : card,
              ),
            }
          : player,
      );
    }
  };
}
