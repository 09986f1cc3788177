import { coup, everyVariant } from "@darbar/coup";
import { at, type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { expect, it } from "vitest";

/** Freezes plain data, with all that hangs on it: whoever changes it then throws. */
function freeze<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) freeze(part);
  }
  return data;
}

it("moves, lists of moves and facts are shared by all tables, and nobody changes one", () => {
  const variants = everyVariant();
  const games = usually(60, { all: 3 * variants.length });
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const { options, seats } = at(variants, (game * 89) % variants.length);
    const draw = seededDraw(`shared ${game}`);
    const state = coup.setup(options, seats);
    const views = Array.from({ length: seats }, (_, seat) => coup.view(state, seat));
    const tell = (events: readonly Parameters<typeof coup.evolve>[1][]): void => {
      for (const event of freeze(events)) {
        for (const [seat, view] of views.entries()) {
          const seen = coup.redact(event, seat);
          if (seen !== null) coup.evolve(view, freeze(seen));
        }
      }
    };
    const opening = coup.deal(state, draw);
    for (const event of opening) coup.evolve(state, event);
    tell(opening);
    for (; coup.outcome(state) === null && decisions < 1e6; decisions++) {
      const seat: Seat = draw.one(coup.waiting(state));
      const legal = freeze(coup.legal(state, seat));
      const advanced = coup.advance?.(state, seat, at(legal, draw.one([...legal.keys()])), draw);
      if (advanced?.ok) tell(advanced.value);
      expect(advanced?.ok).toBe(true);
    }
  }
  expect(decisions).toBeGreaterThan(20 * games);
});
