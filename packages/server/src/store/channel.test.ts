import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { Channel } from "./channel.ts";
import type { StoreError } from "./store.ts";

const OPENED = `const { parentPort } = require("node:worker_threads");
parentPort.postMessage({ type: "opened", outcome: { ok: true, value: null } });`;

/** A thread that says it is open, and then does this with what it is sent. */
const thread = (onMessage: string): Worker =>
  new Worker(`${OPENED} parentPort.on("message", (message) => { ${onMessage} });`, { eval: true });

test("the calls of one turn travel in one message", async () => {
  const worker = thread(`
    if (message === "close") return parentPort.close();
    parentPort.postMessage({ type: "replies", replies: message.map(({ id, call }) =>
      ({ id, outcome: { ok: true, value: call + " of " + message.length } })) });`);
  const channel = await Channel.open<string>(worker, () => undefined);
  expect(await Promise.all(["a", "b", "c"].map((call) => channel.call(call)))).toEqual(["a of 3", "b of 3", "c of 3"]);
  await channel.close();
});

test("to a thread that sees to one message at a time, calls go when it has replied to those before", async () => {
  const worker = thread(`
    if (message === "close") return parentPort.close();
    setImmediate(() => parentPort.postMessage({ type: "replies", replies: message.map(({ id, call }) =>
      ({ id, outcome: { ok: true, value: call + " of " + message.length } })) }));`);
  const channel = await Channel.open<string>(worker, () => undefined, true);
  const first = channel.call("a");
  await new Promise(setImmediate);
  const others = [channel.call("b")];
  await new Promise(setImmediate);
  others.push(channel.call("c"));
  expect(await Promise.all([first, ...others])).toEqual(["a of 1", "b of 2", "c of 2"]);
  await channel.close();
});

for (const [how, death] of [
  ["throws", `throw new Error("cannot go on")`],
  ["ends", "process.exit(3)"],
]) {
  test(`a thread that ${how} fails what waits and what comes after, and is reported once`, async () => {
    const reports: StoreError[] = [];
    const channel = await Channel.open<string>(thread(death), (error) => reports.push(error));
    const calls = await Promise.allSettled([channel.call("a"), channel.call("b")]);
    expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(channel.call("c")).rejects.toMatchObject({ name: "StoreError", fault: "broken" });
    await channel.close();
    expect(reports.length).toBe(1);
    expect(reports[0].fault).toBe("broken");
  });
}

test("a thread that dies while nobody waits is reported, too", async () => {
  const worker = thread("process.exit(1)");
  const reported = Promise.withResolvers<StoreError>();
  await Channel.open<string>(worker, reported.resolve);
  worker.postMessage("die");
  expect((await reported.promise).message).toBe("a thread of the store ended (1)");
});

test("a thread that dies before it is open refuses", async () => {
  const worker = new Worker(`throw new Error("no");`, { eval: true });
  await expect(Channel.open<string>(worker, () => undefined)).rejects.toMatchObject({ fault: "broken" });
});
