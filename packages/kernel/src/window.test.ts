import { describe, expect, it } from "vitest";
import { NO_SEATS, seatSet } from "./seat-set.ts";
import {
  nearestAnswer,
  noAnswers,
  openWindow,
  type ResponseWindow,
  redactAnswer,
  sealAnswer,
  viewAnswers,
  viewAwaited,
  waitingIn,
} from "./window.ts";

type Word = "pass" | "block";

function opened(...seats: readonly number[]): ResponseWindow<Word> {
  const window: ResponseWindow<Word> = { viewer: "all", prompt: 4, awaited: NO_SEATS, answers: noAnswers(4) };
  openWindow(window, seatSet(seats));
  return window;
}

const isBlock = (move: Word): move is "block" => move === "block";

describe("a window", () => {
  it("has a number of its own and no answers yet", () => {
    const window = opened(1, 2);
    sealAnswer(window, { type: "answered", seat: 1, move: "pass" });
    openWindow(window, seatSet([3]));
    expect(window).toEqual({ viewer: "all", prompt: 6, awaited: seatSet([3]), answers: [null, null, null, null] });
  });

  it("awaits those who have not answered", () => {
    const window = opened(1, 2);
    expect(waitingIn(window)).toEqual([1, 2]);
    sealAnswer(window, { type: "answered", seat: 2, move: "block" });
    expect(waitingIn(window)).toEqual([1]);
    expect(window.answers).toEqual([null, null, "block", null]);
  });

  it("never changes an answer sheet that somebody else may hold", () => {
    const window = opened(1, 2);
    const before = window.answers;
    sealAnswer(window, { type: "answered", seat: 1, move: "pass" });
    expect(before).toEqual(noAnswers(4));
  });

  it("shows nobody else an answer, nor that there is one", () => {
    const window = opened(1, 2);
    const answer = { type: "answered", seat: 1, move: "block" } as const;
    sealAnswer(window, answer);
    expect(viewAnswers(window, 2)).toEqual(noAnswers(4));
    expect(viewAwaited(window, 2)).toBe(seatSet([1, 2]));
    expect(viewAwaited(window, "public")).toBe(seatSet([1, 2]));
    expect(redactAnswer(answer, 2)).toBeNull();
    expect(redactAnswer(answer, "public")).toBeNull();
    expect(viewAnswers(window, 1)).toEqual([null, "block", null, null]);
    expect(viewAwaited(window, 1)).toBe(seatSet([2]));
    expect([redactAnswer(answer, 1), redactAnswer(answer, "all")]).toEqual([answer, answer]);
  });
});

describe("the nearest answer", () => {
  it("goes clockwise from a seat, whose own answer comes last", () => {
    const window = opened(0, 1, 2, 3);
    sealAnswer(window, { type: "answered", seat: 0, move: "block" });
    sealAnswer(window, { type: "answered", seat: 2, move: "block" });
    sealAnswer(window, { type: "answered", seat: 1, move: "pass" });
    const last = { seat: 3, move: "block" } as const;
    expect(nearestAnswer(window, 2, last, isBlock)).toEqual({ seat: 3, move: "block" });
    expect(nearestAnswer(window, 3, last, isBlock)).toEqual({ seat: 0, move: "block" });
    expect(nearestAnswer(window, 0, last, isBlock)).toEqual({ seat: 2, move: "block" });
  });

  it("is none where nobody has given such an answer", () => {
    expect(nearestAnswer(opened(1), 0, { seat: 1, move: "pass" }, isBlock)).toBeNull();
  });
});
