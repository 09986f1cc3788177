import { expect, it } from "vitest";
import { soundOf } from "./sound.ts";

it("knocks for the reader's own turn and for what only they are asked", () => {
  expect(soundOf({ type: "turn", seat: 1 }, 1)).toBe("knock");
  expect(soundOf({ type: "turn", seat: 1 }, 0)).toBeNull();
  expect(soundOf({ type: "turn", seat: 1 }, null)).toBeNull();
  expect(soundOf({ type: "asked", question: "prove", seats: [1] }, 1)).toBe("knock");
  expect(soundOf({ type: "asked", question: "respond", seats: [0, 1] }, 1)).toBeNull();
});

it("sounds the same whatever the cards are", () => {
  expect(soundOf({ type: "drew", seat: 1, cards: [null] }, 0)).toBe(
    soundOf({ type: "drew", seat: 1, cards: ["duke"] }, 1),
  );
  expect(soundOf({ type: "answered", seat: 1, move: { do: "challenge" } }, 1)).toBeNull();
  expect(soundOf({ type: "no-such-event" }, 1)).toBeNull();
});
