import { coup, everyVariant, type Variant } from "@darbar/coup";
import { at, ok, refuse } from "@darbar/kernel";
import { holdLaws, type LawNumber } from "@darbar/kernel/laws";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";

/**
 * A quick portion: a game of each of the variants below; in `npm run test:all` two games of every variant there is.
 * `npm run laws -- --games N` plays as many as one wants.
 */
describe("Coup keeps the laws", () => {
  const all = everyVariant();
  const variants = usually(everyPairOnce(all), { all });

  it(`in ${variants.length} of ${all.length} combinations of edition, options and seats`, () => {
    const games = usually(1, { all: 2 }) * variants.length;
    const held = holdLaws(coup, variants, { games, seed: "coup" });
    expect(held.ok ? "kept" : held.error).toBe("kept");
  });
});

/**
 * Variants in which any two values of options meet that meet in any, for rules go wrong in pairs, if not alone; and every
 * number of seats in every edition.
 */
function everyPairOnce(variants: readonly Variant[]): readonly Variant[] {
  const met = new Set<string>();
  return variants.filter(({ options, seats }) => {
    const { first: _, ...rest } = options; // Who starts is worth no game of its own.
    const values = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
    const pairs = values.flatMap((one, place) => values.slice(place + 1).map((other) => `${one}, ${other}`));
    const news = [...pairs, `${options.edition}, ${seats} seats`].filter((each) => !met.has(each));
    for (const each of news) met.add(each);
    return news.length > 0;
  });
}

describe("planted in Coup, leaks and bugs are caught", () => {
  const classic = [2, 3, 4].map((seats) => ({ options: { edition: "classic" }, seats }));
  const inquisition = [3, 4].map((seats) => ({ options: { edition: "plus", character: "inquisitor" }, seats }));
  const russian = [5, 6].map((seats) => ({ options: { edition: "ru", character: "inquisitor" }, seats }));

  function firstBroken(game: typeof coup, cases: readonly { options: unknown; seats: number }[]): LawNumber | "none" {
    // What is planted in deciding and folding would be passed by where a table advances in one step.
    const { advance: _, ...planted } = game;
    const held = holdLaws(planted, cases, { games: 60, seed: "planted" });
    return held.ok ? "none" : held.error.law;
  }

  it("law 1: the drawn card is sent to all", () => {
    const redact: typeof coup.redact = (event, viewer) => (event.type === "drew" ? event : coup.redact(event, viewer));
    expect(firstBroken({ ...coup, redact }, classic)).toBe(1);
  });

  it("law 1: the view shows who has answered", () => {
    const view: typeof coup.view = (state, viewer) => ({
      ...coup.view(state, viewer),
      answers: state.answers.slice(),
    });
    expect(firstBroken({ ...coup, view }, classic)).toBe(1);
  });

  it("law 1: the examined card is forgotten by the view and not by the fold", () => {
    const view: typeof coup.view = (state, viewer) =>
      viewer === "all" ? coup.view(state, viewer) : { ...coup.view(state, viewer), sightings: [] };
    expect(firstBroken({ ...coup, view }, inquisition)).toBe(1);
  });

  it("law 6: a player without the claimed card is not asked, as if everybody could see that", () => {
    const decide: typeof coup.decide = (state, seat, move, draw) => {
      const decided = coup.decide(state, seat, move, draw);
      if (!decided.ok || move.do !== "challenge" || state.claim === null || state.claim.as === "no-duke")
        return decided;
      if (at(state.players, state.claim.seat).hidden.includes(state.claim.as)) return decided;
      const asked = decided.value.filter((event) => event.type !== "asked");
      return ok([
        ...asked,
        { type: "refused", seat: state.claim.seat, as: state.claim.as },
        { type: "asked", question: "prove", seats: [state.claim.seat] },
      ]);
    };
    expect(firstBroken({ ...coup, decide }, classic)).toBe(6);
  });

  it("law 6: a window that closes early when nobody left could challenge with reason", () => {
    const decide: typeof coup.decide = (state, seat, move, draw) => {
      const decided = coup.decide(state, seat, move, draw);
      if (!decided.ok || move.do !== "tax" || !at(state.players, seat).hidden.includes("duke")) return decided;
      return ok([
        ...decided.value.filter((event) => event.type !== "asked"),
        { type: "paid", from: "treasury", to: seat, coins: 3 },
        { type: "turn", seat: (seat + 1) % state.players.length },
      ]);
    };
    expect(firstBroken({ ...coup, decide }, [{ options: {}, seats: 2 }])).toBe(6);
  });

  it("law 6: sealed answers that everybody sees, in the events and in the view alike", () => {
    const redact: typeof coup.redact = (event, viewer) =>
      event.type === "answered" ? event : coup.redact(event, viewer);
    const view: typeof coup.view = (state, viewer) => {
      const { answers, awaited } = state;
      return { ...coup.view(state, viewer), answers: answers.slice(), awaited };
    };
    expect(firstBroken({ ...coup, redact, view }, classic)).toBe(6);
  });

  it("law 6: a proof that shows the whole hand", () => {
    const decide: typeof coup.decide = (state, seat, move, draw) => {
      const decided = coup.decide(state, seat, move, draw);
      if (!decided.ok) return decided;
      const hand = at(state.players, seat).hidden.flatMap((card) => (card === null ? [] : [card]));
      return ok(decided.value.map((event) => (event.type === "showed" ? { ...event, cards: hand } : event)));
    };
    expect(firstBroken({ ...coup, decide }, classic)).toBe(6);
  });

  it("law 6: a deck that gives less to whoever has a duke", () => {
    const decide: typeof coup.decide = (state, seat, move, draw) => {
      if (state.action?.kind !== "exchange" || !at(state.players, state.action.seat).hidden.includes("duke")) {
        return coup.decide(state, seat, move, draw);
      }
      return coup.decide({ ...state, options: { ...state.options, character: "inquisitor" } }, seat, move, draw);
    };
    expect(firstBroken({ ...coup, decide }, classic)).toBe(6);
  });

  it("law 6: a proven card is replaced or not, and of what is not replaced nothing is said", () => {
    const decide: typeof coup.decide = (state, seat, move, draw) => {
      const decided = coup.decide(state, seat, move, draw);
      return decided.ok ? ok(decided.value.filter((event) => event.type !== "none-left")) : decided;
    };
    expect(firstBroken({ ...coup, decide }, russian)).toBe(6);
  });

  it("law 6: a refusal that says who holds what", () => {
    const decide: typeof coup.decide = (state, seat, move, draw) => {
      const decided = coup.decide(state, seat, move, draw);
      const dukes = state.players.filter((player) => player.hidden.includes("duke")).length;
      return decided.ok ? decided : refuse(decided.error.code, { dukes });
    };
    expect(firstBroken({ ...coup, decide }, classic)).toBe(6);
  });

  it("law 4: a fallback that peeks", () => {
    const fallback: typeof coup.fallback = (state, seat) => {
      const moves = coup.legal(state, seat);
      const { claim } = state;
      const lies = claim !== null && claim.as !== "no-duke" && !at(state.players, claim.seat).hidden.includes(claim.as);
      return (lies ? moves.find((move) => move.do === "challenge") : undefined) ?? coup.fallback(state, seat);
    };
    expect(firstBroken({ ...coup, fallback }, classic)).toBe(4);
  });

  it("law 2: an imagination that forgets what lies under the deck", () => {
    const imagine: typeof coup.imagine = (view, draw) =>
      coup.imagine(
        { ...view, court: { ...view.court, under: view.court.under.map((put) => ({ ...put, card: null })) } },
        draw,
      );
    expect(firstBroken({ ...coup, imagine }, russian)).toBe(2);
  });

  it("law 7: a treasury that pays more than it has", () => {
    const evolve: typeof coup.evolve = (state, event) => {
      coup.evolve(state, event);
      if (event.type === "paid" && event.from === "treasury") state.treasury++;
    };
    expect(firstBroken({ ...coup, evolve }, classic)).toBe(7);
  });

  it("law 7: a card that is lost and stays in hand", () => {
    const evolve: typeof coup.evolve = (state, event) => {
      const kept = event.type === "lost" ? at(state.players, event.seat).hidden.slice() : null;
      coup.evolve(state, event);
      if (event.type === "lost" && kept !== null) at(state.players, event.seat).hidden = kept;
    };
    expect(firstBroken({ ...coup, evolve }, classic)).toBe(7);
  });
});
