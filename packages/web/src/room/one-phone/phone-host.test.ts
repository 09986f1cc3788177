import { answerInquiry, coupBot } from "@darbar/bots";
import { type CoupEvent, coup as rules, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { testChance } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { virtualTime } from "../../../test/virtual-time.ts";
import { coup } from "../../games/coup/practice/coup-listed.ts";
import type { TableMessage } from "../../transport/table-link.ts";
import type { Asks, PhoneReply, PhoneWish } from "./messages.ts";
import { openPhone } from "./phone-host.ts";

const WISH: PhoneWish = { options: { first: 0 }, people: ["Shirin", "Farhad", "Sara"], bots: 0, level: "newcomer" };

/** A worker whose page does what the test says, and everything that it is told. */
function opened(seed: string, kept = { text: "" }) {
  const chance = testChance(seed);
  const time = virtualTime();
  const told: PhoneReply[] = [];
  const ask = openPhone(coup, {
    ...{ random: chance, now: time.now, later: time.later },
    think: async (inquiry) => answerInquiry(rules, coupBot, inquiry, () => 0, 0),
    report: (error) => {
      throw error;
    },
    store: {
      read: () => kept.text,
      write: (text) => {
        kept.text = text;
      },
    },
    tell: (reply) => void told.push(JSON.parse(JSON.stringify(reply)) as PhoneReply),
  });
  /** Lets time pass, and all be done that nothing else holds up. */
  const pass = async (milliseconds: number): Promise<void> => {
    await new Promise(setImmediate);
    for (let left = milliseconds; left > 0; left -= 100) {
      time.pass(Math.min(left, 100));
      await new Promise(setImmediate);
    }
  };
  const asks = (): Asks | undefined => told.findLast((reply) => reply.tell === "asks")?.asks;
  const tables = (to: "everybody" | "hand"): readonly TableMessage[] =>
    told.flatMap((reply) => (reply.tell === "table" && reply.to === to ? [reply.message] : []));
  return { ask, told, asks, tables, chance, pass, kept };
}

type Opened = ReturnType<typeof opened>;

/** The hand of whoever has the phone, and one of their moves, made at random. */
async function playInHand({ ask, tables, told, chance, pass }: Opened, seat: Seat): Promise<void> {
  const before = tables("hand").length;
  ask({ ask: "uncover", seat });
  const [table] = tables("hand").slice(before);
  if (table?.type !== "table" || table.snapshot.game === null) throw new Error("no hand was told");
  expect(table.viewer).toBe(seat);
  const { view, number } = table.snapshot.game;
  const legal = rules.legal(view as State, seat);
  const move = legal[Math.floor(chance() * legal.length)];
  ask({ ask: "do", id: before, command: { do: "move", game: number, prompt: view.prompt, move } });
  await pass(1);
  expect(told.findLast((reply) => reply.tell === "done")).toMatchObject({ id: before, done: { ok: true } });
  for (const message of tables("hand").slice(before)) expectOnly(message, seat);
  ask({ ask: "cover" });
}

/** Fails if a message tells of a hand that is not this seat's. */
function expectOnly(message: TableMessage, seat: Seat | null): void {
  const cards = (hidden: readonly unknown[]): readonly unknown[] => hidden.filter((card) => card !== null);
  const events: CoupEvent[] = [];
  if (message.type === "table" && message.snapshot.game !== null && message.snapshot.game.outcome === null) {
    const { players } = message.snapshot.game.view as State;
    for (const [other, { hidden }] of players.entries()) if (other !== seat) expect(cards(hidden)).toEqual([]);
    events.push(...(message.snapshot.game.past as readonly CoupEvent[]));
  }
  if (message.type === "facts") {
    for (const fact of message.facts) if (fact.type === "events") events.push(...(fact.events as readonly CoupEvent[]));
  }
  for (const event of events) {
    if (event.type === "dealt")
      for (const [other, hand] of event.hands.entries()) if (other !== seat) expect(cards(hand)).toEqual([]);
    if (event.type === "drew" && event.seat !== seat) expect(cards(event.cards)).toEqual([]);
  }
}

/** Plays on until the game is over, or so many questions were answered. */
async function playOn(phone: Opened, most = 1_000): Promise<void> {
  const { ask, asks, tables, chance, pass } = phone;
  for (let count = 0; count < most; count++) {
    for (let waits = 0; asks()?.how === "not" && waits < 200 && !isOver(phone); waits++) await pass(500);
    const asked = asks();
    if (asked === undefined || asked.how === "not") return;
    if (asked.how === "hand") await playInHand(phone, asked.seat);
    else {
      const sayings = asked.answers.flatMap(({ seat, moves }) => moves.map((move) => ({ seat, move })));
      const said = chance() < 0.3 ? (sayings[Math.floor(chance() * sayings.length)] ?? null) : null;
      const before = tables("hand").length;
      ask({ ask: "answer", prompt: asked.prompt, said });
      await pass(600);
      expect(tables("hand").length).toBe(before);
    }
  }
}

function isOver({ tables }: Opened): boolean {
  return tables("everybody").some(
    (message) => message.type === "facts" && message.facts.some(({ type }) => type === "ended"),
  );
}

it.each([
  [["Shirin", "Farhad"], 0],
  [["Shirin", "Farhad", "Sara"], 0],
  [["Shirin", "Farhad", "Sara"], 2],
  [["A", "B", "C", "D", "E", "F"], 0],
])("%j and %i bots play to the end, and nobody is told of two hands", async (people, bots) => {
  const phone = opened(`${people} ${bots}`);
  phone.ask({ ask: "begin", wish: { ...WISH, people, bots } });
  phone.ask({ ask: "watch" });
  await playOn(phone);
  expect(isOver(phone)).toBe(true);
  const toAll = phone.tables("everybody");
  for (const message of toAll) expectOnly(message, null);
  expect(toAll.filter((message) => message.type === "table").map(({ viewer }) => viewer)).toEqual(["public"]);
});

it("asks aloud what can be let pass, of everybody at once, and puts everything else into one hand", async () => {
  const phone = opened("aloud");
  phone.ask({ ask: "begin", wish: WISH });
  phone.ask({ ask: "watch" });
  expect(phone.asks()).toMatchObject({ how: "hand", seat: 0 });
  phone.ask({ ask: "uncover", seat: 0 });
  phone.ask({ ask: "do", id: 1, command: { do: "move", game: 1, prompt: 1, move: { do: "tax" } } });
  await phone.pass(1);
  expect(phone.asks()).toMatchObject({
    how: "aloud",
    answers: [
      { seat: 1, moves: [{ do: "challenge" }] },
      { seat: 2, moves: [{ do: "challenge" }] },
    ],
  });
  phone.ask({ ask: "answer", prompt: 2, said: { seat: 2, move: { do: "challenge" } } });
  await phone.pass(1);
  expect(phone.asks()).toMatchObject({ how: "hand", seat: 0 });
});

it("tells nothing of a hand that is covered, and lets nobody do anything", async () => {
  const phone = opened("covered");
  phone.ask({ ask: "begin", wish: WISH });
  phone.ask({ ask: "uncover", seat: 0 });
  phone.ask({ ask: "cover" });
  const before = phone.tables("hand").length;
  phone.ask({ ask: "do", id: 7, command: { do: "move", game: 1, prompt: 1, move: { do: "income" } } });
  await phone.pass(1);
  expect(phone.told.at(-1)).toMatchObject({ tell: "done", id: 7, done: { ok: false } });
  expect(phone.tables("hand").length).toBe(before);
});

it("goes on where it was kept, and starts anew where it was forgotten or cannot be read", async () => {
  const first = opened("kept");
  first.ask({ ask: "begin", wish: WISH });
  await playOn(first, 4);
  const again = opened("kept again", first.kept);
  again.ask({ ask: "resume" });
  again.ask({ ask: "watch" });
  expect(again.told[0]).toMatchObject({ tell: "asks", asks: first.asks() });
  await playOn(again);
  expect(isOver(again)).toBe(true);
  again.ask({ ask: "again" });
  await again.pass(1);
  expect(again.asks()).toMatchObject({ how: "hand" });
  again.ask({ ask: "forget" });
  for (const text of [first.kept.text, "nonsense", '{"version":2,"facts":[],"lines":[]}']) {
    const fresh = opened("fresh", { text });
    fresh.ask({ ask: "resume" });
    expect(fresh.told).toEqual([{ tell: "found", isKept: false }]);
  }
});
