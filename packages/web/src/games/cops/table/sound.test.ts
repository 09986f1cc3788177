import { expect, it } from "vitest";
import { soundOf } from "./sound.ts";

it("knocks for the reader's own turn and for what only they are asked", () => {
  expect(soundOf({ type: "turn", seat: 1 }, 1)).toBe("knock");
  expect(soundOf({ type: "turn", seat: 1 }, 0)).toBeNull();
  expect(soundOf({ type: "turn", seat: 1 }, null)).toBeNull();
  expect(soundOf({ type: "asked", question: "aim", seats: [1] }, 1)).toBe("knock");
  expect(soundOf({ type: "asked", question: "aim", seats: [1] }, 0)).toBeNull();
  expect(soundOf({ type: "asked", question: "arrange", seats: [0, 1] }, 1)).toBeNull();
});

it("a moment knocks at nobody's door", () => {
  for (const seats of [[1], [0, 1]]) {
    expect(soundOf({ type: "moment", moment: "turn", seats, resume: null }, 1)).toBeNull();
  }
});

it("sounds the same whatever the cards are, and for whoever may not see them", () => {
  for (const type of ["drew", "discarded"]) {
    expect(soundOf({ type, seat: 1, equipment: null }, 0)).toBe(soundOf({ type, seat: 1, equipment: "taser" }, 1));
  }
  const looked = { type: "looked", by: 1, seat: 2, cards: [0] };
  expect(soundOf({ ...looked, kinds: [null] }, 0)).toBe(soundOf({ ...looked, kinds: ["agent"] }, 1));
  expect(soundOf({ type: "answered", seat: 1, move: { do: "pass" } }, 1)).toBeNull();
  expect(soundOf({ type: "no-such-event" }, 1)).toBeNull();
});

it("a heart beats when a shot is announced, and for no other action", () => {
  expect(soundOf({ type: "announced", seat: 1, action: { do: "shoot" } }, 0)).toBe("heart");
  expect(soundOf({ type: "announced", seat: 1, action: { do: "arm", card: 0 } }, 0)).toBeNull();
  expect(soundOf({ type: "fired", seat: 1, target: 0 }, 0)).toBe("shot");
  expect(soundOf({ type: "exposed", seat: 1, kinds: ["honest", "honest", "honest"] }, 0)).toBe("cards");
  expect(soundOf({ type: "out", seat: 1, by: 0 }, 0)).toBe("fall");
});

it("lets the reader hear a gun that is turned on them", () => {
  expect(soundOf({ type: "armed", seat: 1 }, 0)).toBe("gun");
  expect(soundOf({ type: "aimed", seat: 1, target: 0 }, 0)).toBe("gun");
  expect(soundOf({ type: "aimed", seat: 1, target: 2 }, 0)).toBeNull();
});

it("diamonds ring, and the end has its chord", () => {
  expect(soundOf({ type: "diamonds", from: 1, to: 2, count: 3 }, 0)).toBe("gem");
  expect(soundOf({ type: "won", outcome: { winners: [1], as: "alone" } }, 0)).toBe("chord");
});
