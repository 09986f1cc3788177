import { expect, it } from "vitest";
import { soundOf } from "./sound.ts";

it("knocks for the reader's own turn and for what only they are asked", () => {
  expect(soundOf({ type: "turn", seat: 1 }, 1)).toBe("knock");
  expect(soundOf({ type: "turn", seat: 1 }, 0)).toBeNull();
  expect(soundOf({ type: "turn", seat: 1 }, null)).toBeNull();
  expect(soundOf({ type: "asked", question: "prove", seats: [1] }, 1)).toBe("knock");
  expect(soundOf({ type: "asked", question: "respond", seats: [0, 1] }, 1)).toBeNull();
});

it("a claim has its drum, a challenge its heartbeat, and the verdict is heard", () => {
  const claim = { type: "announced", seat: 1, action: "tax", target: null, as: "duke" };
  expect(soundOf(claim, 0)).toBe("drum");
  expect(soundOf({ ...claim, action: "income", as: null }, 0)).toBeNull();
  expect(soundOf({ type: "blocked", seat: 1, as: "duke" }, 0)).toBe("drum");
  const types = ["challenged", "showed", "refused", "lost", "out", "won"];
  const sounds = types.map((type) => soundOf({ type, seat: 1, as: "duke" }, 0));
  expect(sounds).toEqual(["heart", "chime", "crack", "thud", "fall", "chord"]);
});

it("sounds the same whatever the cards are", () => {
  expect(soundOf({ type: "drew", seat: 1, cards: [null] }, 0)).toBe(
    soundOf({ type: "drew", seat: 1, cards: ["duke"] }, 1),
  );
  expect(soundOf({ type: "answered", seat: 1, move: { do: "challenge" } }, 1)).toBeNull();
  expect(soundOf({ type: "no-such-event" }, 1)).toBeNull();
});
