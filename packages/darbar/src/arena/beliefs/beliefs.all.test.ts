import type { Forecast } from "@darbar/bots";
import { describe, expect, it } from "vitest";
import { memoryIo } from "../../../test/memory-io.ts";
import { arena } from "../command.ts";
import { type BeliefJob, believeGame } from "./job.ts";
import { beliefColumns, makeBeliefReport } from "./report.ts";
import { addGame, addTally, type ForecastTally, newForecastTally } from "./tally.ts";

const OCCASION = { game: "coup", options: {}, seats: 3, seed: "s", bots: ["honest"], isInterrupted: false };

/** A forecast of a hand: what chance was given to what is so, and one claim that was so or was not. */
function forecast(about: number, believed: number, counted: number, isSo: boolean): Forecast {
  return { about, given: { believed, counted }, claims: [{ chances: { believed, counted }, isSo }] };
}

describe("forecasts", () => {
  const tally = newForecastTally();
  addGame(tally, [forecast(1, 0.5, 0.25, true), forecast(2, 1, 0.25, true)], (seat) => `bot ${seat}`);
  addGame(tally, [forecast(1, 0.5, 0.5, false)], (seat) => `bot ${seat}`);
  const report = makeBeliefReport(OCCASION, tally);
  if (report === null) throw new Error("something was found");

  it("cost the logarithm of the chance that was given to what is so", () => {
    expect(report.loss.forecasts).toBe(3);
    expect(report.loss.believed).toBeCloseTo((2 * Math.log(2)) / 3);
    expect(report.loss.counted).toBeCloseTo((5 * Math.log(2)) / 3);
    expect(report.byBot.map(({ bot, forecasts }) => [bot, forecasts])).toEqual([
      ["bot 1", 2],
      ["bot 2", 1],
    ]);
  });

  it("are compared game by game: a long one counts as much as a short one", () => {
    const gains = [(3 * Math.log(2)) / 2, 0];
    expect(report.gain.mean).toBeCloseTo(gains[0] / 2);
    expect(report.gain.margin).toBeCloseTo((1.96 * gains[0]) / 2, 2);
  });

  it("are well calibrated if as many were so as was claimed", () => {
    const halves = report.calibration.believed[5];
    expect(halves).toEqual({ from: 0.5, to: 0.6, claims: 2, claimed: 0.5, so: 0.5 });
    expect(report.calibration.believed[9]).toMatchObject({ claims: 1, claimed: 1, so: 1 });
    expect(report.calibration.believed[0]).toMatchObject({ claims: 0, claimed: null, so: null });
    expect(report.calibrationError.believed).toBe(0);
    expect(report.calibrationError.counted).toBeCloseTo((2 * 0.75 + 0.5) / 3);
  });

  it("that were impossible cost much, but not everything", () => {
    const missed = newForecastTally();
    addGame(missed, [forecast(1, 0, 0.5, true)], () => "bot");
    expect(makeBeliefReport(OCCASION, missed)?.loss.believed).toBeCloseTo(Math.log(1e6));
  });

  it("say nothing where there was nothing to find out", () => {
    const nothing = newForecastTally();
    addGame(nothing, [], () => "bot");
    expect(makeBeliefReport(OCCASION, nothing)).toBe(null);
  });

  it("of several threads add up", () => {
    const sum = newForecastTally();
    addTally(sum, tally);
    addTally(sum, tally);
    expect(makeBeliefReport(OCCASION, sum)).toMatchObject({ games: 4, loss: { forecasts: 6 } });
    expect(beliefColumns(report)).not.toMatch(/NaN|undefined/);
  });
});

describe("a game in which the master thinks of the others", () => {
  const job: BeliefJob = {
    game: "coup",
    raw: {},
    seats: 3,
    seed: "beliefs",
    bots: ["honest", "bluffer"],
    games: 6,
    searchMilliseconds: 0,
    next: new Int32Array(new SharedArrayBuffer(4)),
  };
  const played = (more: Partial<BeliefJob>): ForecastTally => {
    const sum = newForecastTally();
    for (let game = 0; game < 6; game++)
      addTally(
        sum,
        believeGame({ ...job, ...more }, game, () => 0),
      );
    return sum;
  };

  it("is the same each time, and of all bots around it", () => {
    const sum = played({});
    expect(sum).toEqual(played({}));
    expect(sum.games).toBe(6);
    expect(Object.keys(sum.bots).sort()).toEqual(["bluffer", "honest"]);
    const [honest, bluffer] = [sum.bots.honest, sum.bots.bluffer];
    expect(honest.forecasts + bluffer.forecasts).toBe(
      sum.bins.counted.reduce((all, { claims }) => all + claims, 0) / 5,
    );
  });

  it("is of teams in Good Cop Bad Cop", () => {
    const sum = played({ game: "cops", seats: 4, bots: ["uncertain"] });
    expect(sum.bots.uncertain.forecasts).toBeGreaterThan(20);
    expect(sum.bots.uncertain.forecasts).toBe(sum.bins.believed.reduce((all, { claims }) => all + claims, 0));
  });
});

describe("darbar arena --beliefs", () => {
  it("gives everything as JSON", async () => {
    const io = memoryIo();
    const args = ["--beliefs", "--bots", "honest", "--seats", "2", "--games", "4", "--jobs", "1", "--json"];
    expect({ code: await arena(args, io), err: io.err() }).toEqual({ code: 0, err: "" });
    const report = JSON.parse(io.out());
    expect(report).toMatchObject({ game: "coup", seats: 2, games: 4, seed: "arena", bots: ["honest"] });
    expect(report.loss.forecasts).toBeGreaterThan(10);
    expect(report.calibration.believed).toHaveLength(10);
  });

  it.each([
    ["--beliefs --bots honest --exploit honest", "--exploit does not go with --beliefs"],
    ["--beliefs --bots honest --html x.html", "--html does not go with --beliefs"],
    ["--beliefs --bots honest,honest", "--bots names honest twice"],
    ["--beliefs --bots honest --minutes 3", "--minutes goes with --exploit"],
  ])("refuses %s in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await arena(args.split(" "), io)).toBe(1);
    expect(io.err()).toBe(`darbar arena: ${sentence}; see "npx darbar help arena".\n`);
  });
});
