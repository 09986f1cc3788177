import { coup, type Move } from "@darbar/coup";
import { ok, type Seat, seededDraw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { look } from "./bot.ts";

/** A game of Coup with three seats, in which one has answered a window in secret. */
function afterASealedPass() {
  const options = coup.options({}, 3);
  if (!options.ok) throw new Error(options.error);
  const draw = seededDraw("heard");
  const state = coup.setup(options.value, 3);
  const events = [...coup.deal(state, draw)];
  for (const event of events) coup.evolve(state, event);
  const play = (seat: Seat, move: Move): void => {
    const decided = coup.decide(state, seat, move, draw);
    expect(decided).toMatchObject(ok(expect.anything()));
    for (const event of decided.ok ? decided.value : []) {
      coup.evolve(state, event);
      events.push(event);
    }
  };
  const [first] = coup.waiting(state);
  play(first, { do: "tax" });
  play(coup.waiting(state)[0], { do: "pass" });
  return { state, events };
}

test("what was said stands among the events that the seat itself has seen", () => {
  const { state, events } = afterASealedPass();
  const remark = { seat: 1, saying: { phrase: "not-me" }, after: events.length };
  for (const seat of [0, 1, 2]) {
    const { past, said } = look(coup, state, seat, events, [remark]);
    expect(past.length).toBeLessThanOrEqual(events.length);
    expect(said).toEqual([{ ...remark, after: past.length }]);
  }
  const lengths = [0, 1, 2].map((seat) => look(coup, state, seat, events).past.length);
  expect(new Set(lengths).size).toBe(2);
});
