import { beforeEach, expect, it } from "vitest";
import { memoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";
import { People } from "./people.ts";
import { hashOf } from "./secret.ts";
import { TRANSFER_LASTS } from "./transfer.ts";

let now = 0;
let store: Store;
let people: People;

beforeEach(() => {
  now = 0;
  store = memoryStore();
  people = new People(store, () => now);
});

async function newPerson(name: string) {
  const made = await people.create(name);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

it("gives a device a secret of at least 128 bits, and keeps only its hash", async () => {
  const { actor, token } = await newPerson("Ada");
  expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
  expect(await store.findPerson(token)).toBeNull();
  expect(await store.findPerson(hashOf(token))).toMatchObject(actor);
  expect(await people.identify(token)).toMatchObject(actor);
  expect(await people.identify(`${token}x`)).toBeNull();
  expect(await people.identify("")).toBeNull();
});

it.each([
  ["\u202eadA", "adA"],
  [`Z${"\u0351".repeat(40)}algo`, `Z${"\u0351".repeat(3)}algo`],
  ["  Ada\u200b \n Lovelace ", "Ada Lovelace"],
])("cleans the name %j", async (raw, name) => {
  expect((await newPerson(raw)).actor.name.normalize("NFD")).toBe(name.normalize("NFD"));
});

it.each(["", " ", "\u200b\u200d\u2060", "\u202e\u202c", "\u3164\u2800", "\u0301\u0302"])(
  "refuses the name %j with a reason",
  async (raw) => {
    expect(await people.create(raw)).toMatchObject({
      ok: false,
      error: { code: "bad-name", message: "app.problem.bad-name.unseen" },
    });
  },
);

it("refuses a name that is too long", async () => {
  const made = await people.create("a".repeat(25));
  expect(made).toMatchObject({ ok: false, error: { code: "bad-name", facts: { most: 24, length: 25 } } });
});

it("makes another device the same person's, once, within ten minutes", async () => {
  const { actor, token } = await newPerson("Ada");
  const code = await people.beginTransfer(actor);
  const other = await people.finishTransfer(code);
  expect(other).toMatchObject({ ok: true, value: { actor } });
  if (!other.ok) return;
  expect(other.value.token).not.toBe(token);
  expect(await people.identify(other.value.token)).toMatchObject(actor);
  expect(await people.finishTransfer(code)).toMatchObject({ ok: false, error: { code: "unknown-code" } });
  const late = await people.beginTransfer(actor);
  now += TRANSFER_LASTS + 1;
  expect(await people.finishTransfer(late)).toMatchObject({ ok: false });
});

it("holds one transfer code for each person: a new one voids the last", async () => {
  const { actor } = await newPerson("Ada");
  const first = await people.beginTransfer(actor);
  const second = await people.beginTransfer(actor);
  expect(await people.finishTransfer(first)).toMatchObject({ ok: false });
  expect(await people.finishTransfer(second)).toMatchObject({ ok: true });
});
