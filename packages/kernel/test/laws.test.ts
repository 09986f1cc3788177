import { advance, copyDeck, type Outcome, ok, refuse, seededDraw } from "@darbar/kernel";
import { holdLaws, type LawNumber } from "@darbar/kernel/laws";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { type WhisperEvent, whisper } from "./whisper.ts";

const CASES = [2, 3, 4].map((seats) => ({ options: {}, seats }));
/** Every planted fault below is found in fewer; `npm run test:all` plays more. */
const TRIAL = { games: usually(15, { all: 60 }), seed: "laws", mostDecisions: usually(1_000, { all: 20_000 }) };

/** The law that a game breaks first, or "none". */
function firstBroken(game: typeof whisper): LawNumber | "none" {
  const held = holdLaws(game, CASES, TRIAL);
  return held.ok ? "none" : held.error.law;
}

describe("the law suite", () => {
  it("finds nothing in a game that keeps the laws", () => {
    const held = holdLaws(whisper, CASES, TRIAL);
    expect(held.ok && held.value.games).toBe(TRIAL.games);
    expect(held.ok && held.value.twinned).toBeGreaterThan(16 * TRIAL.games);
  });

  it("gives the game that shows a breach", () => {
    const held = holdLaws({ ...whisper, audit: () => "a card is missing" }, CASES, TRIAL);
    expect(held.ok ? null : held.error).toMatchObject({
      law: 7,
      what: "a card is missing",
      record: { game: "whisper", seats: 2, moves: [] },
    });
  });
});

describe("planted leaks are caught", () => {
  it("law 1: a redaction that forgets to hide a drawn card", () => {
    const redact: typeof whisper.redact = (event, viewer) =>
      event.type === "drew" ? event : whisper.redact(event, viewer);
    expect(firstBroken({ ...whisper, redact })).toBe(1);
  });

  it("law 1: a sealed answer that is sent to everybody", () => {
    const redact: typeof whisper.redact = (event, viewer) =>
      event.type === "answered" ? event : whisper.redact(event, viewer);
    expect(firstBroken({ ...whisper, redact })).toBe(1);
  });

  it("law 1: a view that shows the deck", () => {
    const view: typeof whisper.view = (state, viewer) => ({
      ...whisper.view(state, viewer),
      deck: copyDeck(state.deck),
    });
    expect(firstBroken({ ...whisper, view })).toBe(1);
  });

  it("law 2: an imagination that peeks past what its viewer could see", () => {
    const imagine: typeof whisper.imagine = (view, draw) => {
      const world = whisper.imagine(view, draw);
      return { ...world, points: world.points.map(() => 0) };
    };
    expect(firstBroken({ ...whisper, imagine })).toBe(2);
  });

  it("law 3: a list of legal moves that depends on what a view does not show", () => {
    const legal: typeof whisper.legal = (state, seat) => {
      const moves = whisper.legal(state, seat);
      return moves.length === 2 && state.cards[state.turn] === "ace" ? moves.slice(0, 1) : moves;
    };
    expect(firstBroken({ ...whisper, legal })).toBe(3);
  });

  it("law 3: a question with the number of an earlier one, to which a stale answer could be taken for a new one", () => {
    const evolve: typeof whisper.evolve = (state, event) => {
      whisper.evolve(state, event);
      if (state.prompt > 4) state.prompt -= 4;
    };
    expect(firstBroken({ ...whisper, evolve })).toBe(3);
  });

  it("law 6: a table that hurries when the claim is true", () => {
    const decide: typeof whisper.decide = (state, seat, move, draw) => {
      const decided = whisper.decide(state, seat, move, draw);
      if (!decided.ok || move.do !== "claim" || state.cards[seat] !== move.card) return decided;
      return ok([...decided.value, { type: "turn", seat } satisfies WhisperEvent, ...decided.value]);
    };
    expect(firstBroken({ ...whisper, decide })).toBe(6);
  });
});

describe("planted rule bugs are caught", () => {
  it("law 2: an imagined world with a card too many", () => {
    const imagine: typeof whisper.imagine = (view, draw) => {
      const world = whisper.imagine(view, draw);
      world.deck.bag?.push("ace");
      return world;
    };
    expect(firstBroken({ ...whisper, imagine })).toBe(2);
  });

  it("law 3: a refusal of a move that was offered", () => {
    const decide: typeof whisper.decide = (state, seat, move, draw) =>
      move.do === "doubt" ? refuse("no-doubts") : whisper.decide(state, seat, move, draw);
    expect(firstBroken({ ...whisper, decide })).toBe(3);
  });

  it("law 3: an answer accepted from a seat that was not asked", () => {
    const decide: typeof whisper.decide = (state, seat, move, draw) =>
      whisper.decide(state, move.do === "claim" ? state.turn : seat, move, draw);
    expect(firstBroken({ ...whisper, decide })).toBe(3);
  });

  it("law 3: an answer that opens a new question under the old number", () => {
    const evolve: typeof whisper.evolve = (state, event) => {
      whisper.evolve(state, event);
      if (event.type === "claimed") state.prompt--;
    };
    expect(firstBroken({ ...whisper, evolve })).toBe(3);
  });

  it("law 4: an outcome whose winners are not those ranked first, or that forgets a seat", () => {
    const withOutcome = (change: (outcome: Outcome) => Outcome): typeof whisper => ({
      ...whisper,
      outcome: (state) => {
        const outcome = whisper.outcome(state);
        return outcome === null ? null : change(outcome);
      },
    });
    expect(firstBroken(withOutcome((outcome) => ({ ...outcome, ranks: outcome.scores?.map(() => 1) ?? [] })))).toBe(4);
    expect(firstBroken(withOutcome((outcome) => ({ ...outcome, ranks: [1] })))).toBe(4);
    expect(
      firstBroken(withOutcome((outcome) => ({ ...outcome, ranks: outcome.ranks?.map((rank) => 2 * rank - 1) ?? [] }))),
    ).toBe(4);
    expect(firstBroken(withOutcome((outcome) => ({ ...outcome, scores: [] })))).toBe(4);
    expect(firstBroken(withOutcome((outcome) => ({ ...outcome, winners: [9] })))).toBe(4);
    expect(firstBroken(withOutcome(({ winners, as }) => ({ winners, as })))).toBe("none");
  });

  it("law 4: a fallback that is not legal", () => {
    expect(firstBroken({ ...whisper, fallback: () => ({ do: "doubt" }) })).toBe(4);
  });

  it("law 4: a table at which nobody is asked", () => {
    const waiting: typeof whisper.waiting = (state) => (state.claim === "king" ? [] : whisper.waiting(state));
    expect(firstBroken({ ...whisper, waiting })).toBe(4);
  });

  it("law 4: a game that goes on for ever", () => {
    const evolve: typeof whisper.evolve = (state, event) => {
      if (event.type !== "scored" && event.type !== "hurt") whisper.evolve(state, event);
    };
    expect(firstBroken({ ...whisper, evolve })).toBe(4);
  });

  it("law 5: deciding that changes the state", () => {
    const decide: typeof whisper.decide = (state, seat, move, draw) => {
      const decided = whisper.decide(state, seat, move, draw);
      if (decided.ok && move.do === "claim") state.points[seat] = 0.5;
      return decided;
    };
    expect([3, 5]).toContain(firstBroken({ ...whisper, decide }));
  });

  it("law 5: chance that does not come from the draw", () => {
    const own = seededDraw("my own dice");
    const decide: typeof whisper.decide = (state, seat, move) => whisper.decide(state, seat, move, own);
    expect([5, 6]).toContain(firstBroken({ ...whisper, decide }));
  });

  it("law 5: an advance that forgets a fact, or folds a refused move", () => {
    const advancing = (but: typeof whisper.evolve): typeof whisper => ({
      ...whisper,
      advance: (state, seat, move, draw) => advance({ ...whisper, evolve: but }, state, seat, move, draw),
    });
    expect(firstBroken(advancing(whisper.evolve))).toBe("none");
    expect(firstBroken(advancing((state, event) => event.type !== "hurt" && whisper.evolve(state, event)))).toBe(5);
    const spoiling: typeof whisper.advance = (state, seat, move, draw) => {
      const advanced = advance(whisper, state, seat, move, draw);
      if (!advanced.ok) state.prompt++;
      return advanced;
    };
    expect(firstBroken({ ...whisper, advance: spoiling })).toBe(5);
  });

  it("law 5: a state that is more than its log", () => {
    const evolve: typeof whisper.evolve = (state, event) => {
      whisper.evolve(state, event);
      if (event.type === "scored") Object.assign(state, { at: undefined, when: Symbol("now") });
    };
    expect([1, 5]).toContain(firstBroken({ ...whisper, evolve }));
  });
});
