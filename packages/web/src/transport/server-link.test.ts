import type { ClientMessage, ServerMessage } from "@darbar/protocol";
import { expect, it } from "vitest";
import { virtualTime } from "../../test/virtual-time.ts";
import { openServerLink } from "./server-link.ts";
import type { TableMessage } from "./table-link.ts";
import type { Listener } from "./transport.ts";

/** A server that says what it is told to say, over lines that break when they are told to, before a page that waits long. */
function stage(chance = () => 1) {
  const time = virtualTime();
  const lines: { readonly kind: string; readonly listener: Listener; readonly sent: ClientMessage[] }[] = [];
  const open = (kind: string) => (listener: Listener) => {
    const line = { kind, listener, sent: [] as ClientMessage[] };
    lines.push(line);
    return { send: (message: ClientMessage) => void line.sent.push(message), close: () => undefined };
  };
  const rejected: unknown[] = [];
  const server = openServerLink(
    { ...time, chance, openSocket: open("socket"), openStream: open("stream") },
    (code) => void rejected.push(code),
  );
  const line = () => lines[lines.length - 1];
  const say = (message: ServerMessage): void => line().listener.message(message);
  return { time, server, lines, line, say, rejected };
}

const SNAPSHOT = { type: "table", table: "T", viewer: 0, log: "a.1", facts: 4, snapshot: {}, clock: null } as never;
const fact = (from: number, ...names: readonly string[]): ServerMessage => ({
  type: "facts",
  table: "T",
  log: "a.1",
  from,
  facts: names.map((name) => ({ type: "renamed", person: "p", name })),
});

it("comes back by itself, tells what it has, and hears only what is missing", () => {
  const { time, server, lines, line, say } = stage();
  const heard: TableMessage[] = [];
  server.table("T").watch((message) => void heard.push(message));
  line().listener.opened();
  expect(line().sent).toEqual([
    { type: "hello", protocol: 2 },
    { type: "watch", table: "T" },
  ]);
  say(SNAPSHOT);
  say(fact(4, "Ada"));
  line().listener.broke(1006);
  expect(server.state.get()).toBe("waiting");
  time.pass(300);
  expect(lines).toHaveLength(2);
  line().listener.opened();
  expect(server.state.get()).toBe("open");
  expect(line().sent).toContainEqual({ type: "watch", table: "T", have: { log: "a.1", facts: 5 } });
  // Told again from an earlier fact on: what was heard is not heard twice.
  say(fact(4, "Ada", "Grace"));
  expect(heard.slice(1)).toMatchObject([{ facts: [{ name: "Ada" }] }, { facts: [{ name: "Grace" }] }]);
});

it("looks at the table anew when something is missing", () => {
  const { server, line, say } = stage();
  server.table("T").watch(() => undefined);
  line().listener.opened();
  say(SNAPSHOT);
  say(fact(7, "Ada"));
  expect(line().sent.at(-1)).toEqual({ type: "watch", table: "T" });
});

it("waits before it looks again where it has looked too often", () => {
  const { time, server, line, say } = stage();
  const heard: TableMessage[] = [];
  server.table("T").watch((message) => void heard.push(message));
  line().listener.opened();
  const asked = () => line().sent.filter(({ type }) => type === "watch").length;
  expect(asked()).toBe(1);
  say({ type: "gone", table: "T", code: "too-fast", error: "wait" });
  expect([heard.length, asked()]).toEqual([0, 1]);
  time.pass(5_000);
  expect(asked()).toBe(2);
});

it("does a thing once, however often the line breaks meanwhile", async () => {
  const { time, server, line, say } = stage();
  line().listener.opened();
  const done = server.table("T").do({ do: "start" });
  const [wish] = line().sent.filter((message) => message.type === "do");
  line().listener.broke(1006);
  time.pass(300);
  line().listener.opened();
  expect(line().sent).toContainEqual(wish);
  say({ type: "done", id: wish.id });
  expect(await done).toEqual({ ok: true, value: null });
  line().listener.broke(1006);
  time.pass(300);
  line().listener.opened();
  expect(line().sent.some((message) => message.type === "do")).toBe(false);
});

it("says that the reader waits where nothing answers for four seconds, whether or not the line is broken, until all is answered", () => {
  const { time, server, line, say } = stage();
  line().listener.opened();
  void server.table("T").do({ do: "start" });
  time.pass(3_999);
  void server.table("T").do({ do: "start" });
  expect(server.isUnanswered.get()).toBe(false);
  time.pass(1);
  expect(server.isUnanswered.get()).toBe(true);
  const [first, second] = line().sent.flatMap((message) => (message.type === "do" ? [message.id] : []));
  say({ type: "done", id: first });
  line().listener.broke(1006);
  time.pass(10_000);
  expect(server.isUnanswered.get()).toBe(true);
  line().listener.opened();
  say({ type: "refused", id: second, code: "not-host", error: "only the host" });
  expect(server.isUnanswered.get()).toBe(false);
  void server.table("T").do({ do: "start" });
  const third = line().sent.findLast((message) => message.type === "do");
  say({ type: "done", id: third?.id ?? "" });
  time.pass(10_000);
  expect(server.isUnanswered.get()).toBe(false);
});

it("tells why something was refused", async () => {
  const { server, line, say } = stage();
  line().listener.opened();
  const done = server.table("T").do({ do: "start" });
  const [wish] = line().sent.filter((message) => message.type === "do");
  say({ type: "refused", id: wish.id, code: "not-host", error: "only the host" });
  expect(await done).toEqual({ ok: false, error: { code: "not-host", error: "only the host" } });
});

it("tries the other way where no socket opens, and waits longer each time", () => {
  const { time, lines, line } = stage();
  for (let tries = 0; tries < 4; tries++) {
    line().listener.broke(1006);
    time.pass(10_000);
  }
  expect(lines.map(({ kind }) => kind)).toEqual(["socket", "socket", "stream", "socket", "stream"]);
});

it("is back within three seconds of the server, however long that was away, and at once where somebody asks", () => {
  const { time, server, lines, line } = stage();
  for (let tries = 0; tries < 50; tries++) {
    line().listener.broke(1006);
    const before = lines.length;
    time.pass(3_000);
    expect(lines).toHaveLength(before + 1);
  }
  line().listener.broke(1006);
  const before = lines.length;
  server.retry();
  expect(lines).toHaveLength(before + 1);
  line().listener.opened();
  expect(server.state.get()).toBe("open");
});

it("comes back at a moment of its own where the line broke, and at once where the server has chosen the moment", () => {
  const backAfter = (chance: number, code: number): number => {
    const { time, lines, line } = stage(() => chance);
    line().listener.opened();
    line().listener.broke(code);
    let waited = 0;
    for (; lines.length === 1; waited += 5) time.pass(5);
    return waited;
  };
  expect([0, 0.5, 1].map((chance) => backAfter(chance, 1006))).toEqual([125, 190, 250]);
  expect(backAfter(1, 1012)).toBe(5);
});

it("waits as after any other break where a server that restarts is not there yet", () => {
  const { time, lines, line } = stage();
  line().listener.opened();
  line().listener.broke(1012);
  time.pass(0);
  expect(lines).toHaveLength(2);
  line().listener.broke(1006);
  time.pass(200);
  expect(lines).toHaveLength(2);
  time.pass(50);
  expect(lines).toHaveLength(3);
});

it("does not try again where the server does not know this device", () => {
  const { time, lines, line, rejected } = stage();
  line().listener.opened();
  line().listener.broke(4001);
  time.pass(60_000);
  expect(rejected).toEqual([4001]);
  expect(lines).toHaveLength(1);
});

it("notices a line that is silent", () => {
  const { time, server, lines, line } = stage();
  line().listener.opened();
  time.pass(15_000);
  expect(line().sent.at(-1)).toEqual({ type: "ping" });
  time.pass(31_000);
  expect(lines.length).toBeGreaterThan(1);
  expect(server.state.get()).not.toBe("open");
});
