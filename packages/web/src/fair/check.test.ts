import { readFileSync } from "node:fs";
import { coup } from "@darbar/coup";
import { commitmentToShare, verifyRecord } from "@darbar/fair";
import { describe, expect, it } from "vitest";
import { COMMITMENTS, gameOf, keptOf, SHARES, secretOf, secretThatDeals } from "../../test/fair-games.ts";
import type { AnyRules } from "../games/shown-game.ts";
import { checkGame } from "./check.ts";
import type { KeptShare } from "./kept-share.ts";

const RULES = coup as unknown as AnyRules;
const SECRET = secretOf(0);
const ALL = [...SHARES, null];

/** What the page finds, of a record as it comes over the wire. */
const found = (record: unknown, kept: KeptShare | null) => checkGame(RULES, JSON.parse(JSON.stringify(record)), kept);

describe("a game that was played honestly", () => {
  it("with one's own share is one in which nobody chose the cards", () => {
    expect(found(gameOf(SECRET, ALL), keptOf(SECRET))).toEqual({ found: "fair" });
  });

  it("tells how many others have not opened what they committed to", () => {
    expect(found(gameOf(SECRET, [SHARES[0], null, null]), keptOf(SECRET))).toEqual({ found: "choices", seats: 1 });
  });

  it("without one's own share, because that came too late, is as honest as the others are", () => {
    const late = { ...keptOf(SECRET), sealed: null };
    expect(found(gameOf(SECRET, [null, SHARES[1], null]), late)).toEqual({ found: "left-out", seats: 1 });
    expect(found(gameOf(SECRET, [null, SHARES[1], null]), keptOf(SECRET))).toEqual({ found: "left-out", seats: 1 });
  });

  it("is checked by who only watched it, too", () => {
    expect(found(gameOf(SECRET, ALL), null)).toEqual({ found: "others", seats: 2 });
    expect(found(gameOf(SECRET, [null, null, null], [null, null, null]), null)).toEqual({ found: "nobody" });
  });

  it("has no proof where bluffs stay secret", () => {
    const seen = { game: "coup", version: 1, options: {}, seats: 3, as: 0, events: [] };
    expect(found(seen, keptOf(SECRET))).toEqual({ found: "secret" });
  });

  it("from before there were shares promises nothing", () => {
    const old = new URL("../../../server/test/kept/record-with-words.json", import.meta.url);
    const record: unknown = JSON.parse(readFileSync(old, "utf8"));
    expect(found(record, null)).toEqual({ found: "nobody" });
    expect(found(record, keptOf(SECRET))).toMatchObject({ found: "wrong" });
  });
});

describe("an operator who cheats", () => {
  it("by drawing secrets until a seat holds chosen cards is found out: the secret is another", () => {
    const chosen = secretThatDeals(["duke", "duke"], ALL);
    const record = gameOf(chosen, ALL);
    expect(record.draws.slice(2, 4)).toEqual(["duke", "duke"]);
    expect(found(record, keptOf(SECRET))).toMatchObject({ found: "wrong", why: expect.stringContaining("secret") });
    const denied = { ...record, fair: { ...record.fair, commitment: keptOf(SECRET).sealed?.commitment } };
    expect(found(denied, keptOf(SECRET))).toMatchObject({ found: "wrong" });
    expect(verifyRecord(coup, denied as typeof record)).toMatchObject({ ok: false });
  });

  it("by leaving out an honest seat does so publicly", () => {
    const record = gameOf(SECRET, [null, SHARES[1], null]);
    expect(found(record, keptOf(SECRET))).toEqual({ found: "left-out", seats: 1 });
    expect(verifyRecord(coup, record)).toMatchObject({ ok: true, value: { mixedIn: [1], leftOut: [0] } });
  });

  it("by denying that an honest seat ever committed is found out", () => {
    const record = gameOf(SECRET, [null, SHARES[1], null], COMMITMENTS.with(0, null));
    expect(found(record, keptOf(SECRET))).toMatchObject({
      found: "wrong",
      why: expect.stringContaining("commitments"),
    });
  });

  it("by swapping a commitment after the openings is found out", () => {
    const other = "2c".repeat(16);
    const record = gameOf(SECRET, [SHARES[0], other, null], COMMITMENTS.with(1, commitmentToShare(other)));
    expect(verifyRecord(coup, record).ok).toBe(true); // A record alone cannot show it.
    expect(found(record, keptOf(SECRET))).toMatchObject({
      found: "wrong",
      why: expect.stringContaining("commitments"),
    });
  });

  it("by opening with another share is found out", () => {
    const record = gameOf(SECRET, [SHARES[0], "2c".repeat(16), null]);
    expect(verifyRecord(coup, record)).toMatchObject({ ok: false, error: expect.stringContaining("seat 1") });
    expect(found(record, keptOf(SECRET))).toMatchObject({ found: "wrong", why: expect.stringContaining("seat 1") });
  });

  it("by having somebody else open in the reader's name is found out", () => {
    const other = "2c".repeat(16);
    const commitments = COMMITMENTS.with(0, commitmentToShare(other));
    expect(found(gameOf(SECRET, [other, SHARES[1], null], commitments), keptOf(SECRET))).toMatchObject({
      found: "wrong",
    });
  });

  it("by letting who they like start, where that was to be drawn by lot, is found out", () => {
    const kept = keptOf(SECRET);
    const promised = { ...kept, sealed: kept.sealed && { ...kept.sealed, lot: true } };
    expect(found(gameOf(SECRET, ALL), promised)).toMatchObject({ found: "wrong", why: expect.stringContaining("lot") });
    const drawn = gameOf(SECRET, ALL, COMMITMENTS, true);
    expect(found(drawn, promised)).toEqual({ found: "fair" });
    const first = (Number(drawn.options.first) + 1) % drawn.seats;
    expect(found({ ...drawn, options: { ...drawn.options, first } }, promised)).toMatchObject({
      found: "wrong",
      why: expect.stringContaining("lot"),
    });
  });

  it("by changing a card, or by a record that is none, is found out", () => {
    const record = gameOf(SECRET, ALL);
    const draws = record.draws.with(0, record.draws[0] === "duke" ? "captain" : "duke");
    expect(found({ ...record, draws }, keptOf(SECRET))).toMatchObject({ found: "wrong" });
    expect(found({ ...record, fair: undefined }, keptOf(SECRET))).toMatchObject({ found: "wrong" });
    expect(found(null, keptOf(SECRET))).toMatchObject({ found: "wrong" });
  });
});
