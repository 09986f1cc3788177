import type { Inquiry } from "@darbar/bots";
import { expect, it } from "vitest";
import { virtualTime } from "../../test/virtual-time.ts";
import type { AnswerRequest } from "./answer-messages.ts";
import { openThinker } from "./thinker.ts";

const inquiry: Inquiry = { level: "master", style: null, seat: 1, view: {}, past: [], said: [], seed: "1" };

/** A worker that does what the test says. */
function pretendWorker() {
  const asked: AnswerRequest[] = [];
  const worker = Object.assign(new EventTarget(), {
    isEnded: false,
    asked,
    postMessage: (message: AnswerRequest) => void asked.push(structuredClone(message)),
    terminate: () => {
      worker.isEnded = true;
    },
    answer: (id: number, move: unknown) => worker.dispatchEvent(new MessageEvent("message", { data: { id, move } })),
  });
  return worker;
}

function opened(start: () => unknown) {
  const time = virtualTime();
  const here: (number | undefined)[] = [];
  const thinker = openThinker({
    start: () => start() as Worker,
    load: async () => (_, most) => {
      here.push(most);
      return "at first sight";
    },
    later: time.later,
  });
  return { thinker, time, here };
}

it("asks the worker, and gives each answer to whoever has asked", async () => {
  const worker = pretendWorker();
  const { thinker, here } = opened(() => worker);
  const thoughts = [thinker.think(inquiry), thinker.think({ ...inquiry, seat: 2 })];
  expect(worker.asked.map(({ inquiry: { seat } }) => seat)).toEqual([1, 2]);
  worker.answer(worker.asked[1].id, "second");
  worker.answer(worker.asked[0].id, "first");
  expect(await Promise.all(thoughts)).toEqual(["first", "second"]);
  expect(here).toEqual([]);
});

it("where no worker can be started, bots answer in the page, without a search", async () => {
  const { thinker, here } = opened(() => {
    throw new Error("not allowed");
  });
  expect(await thinker.think(inquiry)).toBe("at first sight");
  expect(here).toEqual([0]);
});

it("when the worker fails, the page answers what it was asked, and everything after", async () => {
  const worker = pretendWorker();
  const { thinker, here } = opened(() => worker);
  const thoughts = [thinker.think(inquiry), thinker.think(inquiry)];
  worker.dispatchEvent(new Event("error"));
  expect(await Promise.all(thoughts)).toEqual(["at first sight", "at first sight"]);
  expect(worker.isEnded).toBe(true);
  expect(await thinker.think(inquiry)).toBe("at first sight");
  expect(here).toEqual([0, 0, 0]);
});

it("a worker that is silent for seconds is given up", async () => {
  const worker = pretendWorker();
  const { thinker, time } = opened(() => worker);
  const quick = thinker.think(inquiry);
  worker.answer(worker.asked[0].id, "thought");
  expect(await quick).toBe("thought");
  time.pass(10_000);
  expect(worker.isEnded).toBe(false);
  const slow = thinker.think(inquiry);
  time.pass(10_000);
  expect(await slow).toBe("at first sight");
  expect(worker.isEnded).toBe(true);
});

it("what cannot be loaded is said to whoever has asked", async () => {
  const thinker = openThinker({
    start: () => {
      throw new Error("not allowed");
    },
    load: () => Promise.reject(new Error("offline")),
    later: virtualTime().later,
  });
  await expect(thinker.think(inquiry)).rejects.toThrow("offline");
});

it("closing ends the worker", async () => {
  const worker = pretendWorker();
  const { thinker, time, here } = opened(() => worker);
  void thinker.think(inquiry);
  thinker.close();
  time.pass(10_000);
  expect(worker.isEnded).toBe(true);
  expect(here).toEqual([]);
});
