import { readFileSync } from "node:fs";
import { cops as copsRules } from "@darbar/cops";
import { coup as coupRules } from "@darbar/coup";
import { replay } from "@darbar/kernel";
import { expect, it } from "vitest";
import { stillHost } from "../../test/practice-host.ts";
import { copsReader, coupReader, gameIn } from "../../test/practice-reader.ts";
import { USUAL_BOTS } from "./manner.ts";

/** What the page kept of a practice game when it kept its record. */
function keptBefore(name: "coup" | "cops" | "over") {
  const text = readFileSync(new URL(`../../test/kept/practice-${name}.json`, import.meta.url), "utf8");
  return { text, ...JSON.parse(text) };
}

it("a game of Coup goes on where it was: its order, and the sealed answer of the reader", async () => {
  const { text, wish, record } = keptBefore("coup");
  const host = stillHost(1);
  host.store.text = text;
  const reader = coupReader({ ...wish, name: "Reader", level: "newcomer", style: null }, host);
  const played = replay(coupRules, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(reader.snapshot()).toMatchObject({ order: "pass-if-harmless", given: { do: "pass" }, game: { number: 2 } });
  expect(reader.view()).toEqual(coupRules.view(played.value.state, 1));
  expect(reader.snapshot().seats[0]).toMatchObject({ kind: "bot", level: "sharp", style: "greedy" });
  await reader.playOn();
  const whole = reader.table.recordOf();
  expect(whole?.moves.slice(0, record.moves.length)).toEqual(record.moves);
  expect(whole !== null && replay(coupRules, whole)).toMatchObject({ ok: true });
});

it("a game of Good Cop Bad Cop goes on in the middle of a moment, and is kept as games are now", async () => {
  const { text, wish, record } = keptBefore("cops");
  const host = stillHost(1);
  host.store.text = text;
  const reader = copsReader({ ...wish, name: "Reader" }, host);
  const played = replay(copsRules, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(reader.view()).toEqual(copsRules.view(played.value.state, 0));
  const before = reader.snapshot();
  reader.table.close();
  expect(host.store.text).toContain('"version":2');
  const again = copsReader({ ...wish, name: "Reader" }, host);
  expect(again.snapshot()).toEqual(before);
  await again.playOn();
});

it("a game that was over is shown over, and is followed by the next", async () => {
  const { text, wish, record } = keptBefore("over");
  const host = stillHost(1);
  host.store.text = text;
  const reader = coupReader({ ...wish, name: "Reader" }, host);
  expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
  expect(reader.table.recordOf()).toMatchObject({ draws: record.draws, moves: record.moves });
  await reader.table.do({ do: "start" });
  expect(gameIn(reader.snapshot())).toMatchObject({ number: 2, outcome: null });
});

it("a game that was kept before bots had levels goes on with the usual ones", async () => {
  const { text, wish, manners: _, ...kept } = keptBefore("cops");
  const { options, seats, me } = wish;
  const host = stillHost(6);
  host.store.text = JSON.stringify({ ...kept, wish: { options, seats, me }, temperaments: ["honest", "sceptic"] });
  const reader = copsReader({ options, seats, me, name: "Reader", level: "master" }, host);
  expect(text).toContain('"manners"');
  expect(gameIn(reader.snapshot()).past.length).toBeGreaterThan(40);
  expect(reader.snapshot().seats[1]).toMatchObject(USUAL_BOTS);
});
