import { cops } from "@darbar/cops";
import { expect, it } from "vitest";
import { openCounter } from "./chance-counter.ts";
import type { ChancesAsked, ChancesTold } from "./chances.ts";

const options = cops.options({ mode: "base" }, 4);
if (!options.ok) throw new Error(options.error);
const VIEW = cops.view(cops.setup(options.value, 4), 0);

/** A worker that answers when it is told to. */
function standInWorker() {
  const target = new EventTarget();
  const asked: ChancesAsked[] = [];
  const worker = Object.assign(target, {
    postMessage: (question: ChancesAsked) => asked.push(question),
    terminate: () => undefined,
  }) as unknown as Worker;
  const answer = (id: number): void => {
    const data: ChancesTold = { id, chances: [{ honest: id, agent: 0, kingpin: 0 }] };
    target.dispatchEvent(new MessageEvent("message", { data }));
  };
  return { worker, asked, answer, fail: () => target.dispatchEvent(new Event("error")) };
}

it("asks for one position after the other, and of those that come meanwhile for the latest only", () => {
  const { worker, asked, answer } = standInWorker();
  const told: unknown[] = [];
  const counter = openCounter(
    () => worker,
    (chances) => told.push(chances),
  );
  for (const turns of [1, 2, 3]) counter.ask([], { ...VIEW, turns });
  expect(asked.map(({ view }) => view.turns)).toEqual([1]);
  answer(1);
  expect(asked.map(({ view }) => view.turns)).toEqual([1, 3]);
  answer(2);
  expect(told).toEqual([1, 2].map((honest) => [{ honest, agent: 0, kingpin: 0 }]));
  counter.ask([], { ...VIEW, turns: 4 });
  expect(asked.at(-1)).toMatchObject({ id: 3, view: { turns: 4 } });
});

it("says where it cannot be", () => {
  const told: unknown[] = [];
  const refused = openCounter(
    () => {
      throw new Error("no workers here");
    },
    (chances) => told.push(chances),
  );
  refused.ask([], VIEW);
  refused.close();
  const { worker, fail } = standInWorker();
  openCounter(
    () => worker,
    (chances) => told.push(chances),
  );
  fail();
  expect(told).toEqual(["failed", "failed"]);
});
