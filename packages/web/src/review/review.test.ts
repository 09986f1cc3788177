import { reviewBudget, reviewCoup } from "@darbar/bots/review";
import { type CoupEvent, coup, everyVariant, type Options } from "@darbar/coup";
import { beforeAll, describe, expect, it } from "vitest";
import { mustFilm, playedGame, seenBy } from "../../test/films.ts";
import { table as shown } from "../games/coup/table/game-table.ts";
import { loadGame } from "../games/load.ts";
import type { AnyRules } from "../games/shown-game.ts";
import { type Film, filmGameOf } from "../replay/film.ts";
import { seenBefore } from "../replay/frame.ts";
import { stopAt } from "../replay/stops.ts";
import { decisionAt, momentWhenSeen, pastOf, seatsIn } from "./film-moments.ts";
import { placesFrom, type ReviewAsked, type ReviewSaid } from "./messages.ts";
import { reviewOf, runReview } from "./running-review.ts";

let film: Film;
let ofSeat: Film;

beforeAll(async () => {
  await loadGame("coup");
  const game = await filmGameOf(shown);
  const [{ options }] = everyVariant();
  film = mustFilm(playedGame(coup as unknown as AnyRules, options, 3, "to be gone over"), game);
  ofSeat = mustFilm(seenBy(film, 1, shown), game);
});

/** A worker that does what the test says. */
function pretendWorker() {
  const asked: ReviewAsked[] = [];
  const worker = Object.assign(new EventTarget(), {
    asked,
    isEnded: false,
    postMessage: (message: ReviewAsked) => void asked.push(structuredClone(message)),
    terminate: () => {
      worker.isEnded = true;
    },
    say: (said: ReviewSaid) => worker.dispatchEvent(new MessageEvent("message", { data: said })),
  });
  return worker;
}

const seenGame = (of: Film, seat: number) => ({
  options: of.options as Options,
  seats: of.seats,
  seat,
  past: pastOf(of, seat) as readonly CoupEvent[],
});

describe("what a film tells of a seat's game", () => {
  it("is the same whether it shows all cards or that seat's alone", () => {
    expect(seatsIn(film)).toEqual([0, 1, 2]);
    expect(seatsIn(ofSeat)).toEqual([1]);
    expect(pastOf(ofSeat, 1)).toEqual(pastOf(film, 1));
  });

  it("has each decision where the seat has just seen what it had seen", () => {
    const { seen } = reviewCoup(seenGame(film, 1));
    expect(seen.length).toBeGreaterThan(3);
    for (const [place, count] of seen.entries()) {
      const moment = momentWhenSeen(film, 1, count);
      expect(seenBefore(film, moment, 1)).toBe(count);
      expect(decisionAt(film, 1, seen, stopAt(film, moment))).toBeGreaterThanOrEqual(place);
    }
    expect(decisionAt(film, 1, seen, -1)).toBe(0);
  });
});

describe("a review that runs", () => {
  it("begins where the film stands", () => {
    expect(placesFrom([2, 5, 9], 6)).toEqual([1, 2, 0]);
    expect(placesFrom([2, 5, 9], 0)).toEqual([0, 1, 2]);
    expect(placesFrom([], 4)).toEqual([]);
  });

  it("keeps what was thought when it is stopped, and goes on with the rest", () => {
    const first = pretendWorker();
    const stop = runReview(film, 0, 4, () => first as unknown as Worker);
    expect(first.asked[0]).toMatchObject({ from: 4, known: [], game: { seat: 0, seats: 3 } });
    const reviewing = reviewCoup(seenGame(film, 0));
    first.say({ is: "found", seen: reviewing.seen });
    first.say({ is: "thought", place: 1, decision: reviewing.decision(1, reviewBudget(2)) });
    stop();
    expect(first.isEnded).toBe(true);
    expect([...reviewOf(film, 0).get().decisions.keys()]).toEqual([1]);
    const second = pretendWorker();
    runReview(film, 0, 4, () => second as unknown as Worker);
    expect(second.asked[0].known).toEqual([1]);
  });

  it("sends no card that the seat has not seen", () => {
    const worker = pretendWorker();
    runReview(film, 2, 0, () => worker as unknown as Worker);
    const [{ game }] = worker.asked;
    const [dealt] = game.past as readonly (CoupEvent & { type: "dealt" })[];
    expect(dealt.hands.map((hand) => hand.includes(null))).toEqual([true, true, false]);
  });

  it("says when there is no worker, or it fails", () => {
    runReview(ofSeat, 1, 0, () => {
      throw new Error("not allowed");
    });
    expect(reviewOf(ofSeat, 1).get().hasFailed).toBe(true);
    const worker = pretendWorker();
    runReview(ofSeat, 1, 0, () => worker as unknown as Worker);
    expect(reviewOf(ofSeat, 1).get().hasFailed).toBe(false);
    worker.dispatchEvent(new Event("error"));
    expect(reviewOf(ofSeat, 1).get().hasFailed).toBe(true);
  });
});
