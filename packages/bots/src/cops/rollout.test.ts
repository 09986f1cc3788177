import { cops, everyVariant } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { playCops, randomCops } from "../../test/play-cops.ts";
import { trackCops } from "./knowledge/knowledge.ts";
import { sampleWorld } from "./knowledge/sample.ts";
import { answerWhatIsOpen, playOn, step } from "./rollout.ts";

describe("a world that is played on", () => {
  test("from any position, after any move, goes on to an end", () => {
    let ended = 0;
    let tried = 0;
    for (const variant of everyVariant()) {
      const draw = seededDraw("on");
      playCops(variant, new Array(variant.seats).fill(randomCops), seededDraw("worlds"), (_, seat, __, move, sight) => {
        if (tried++ % 60 !== 0) return;
        const world = sampleWorld(trackCops(sight.past, sight.view), draw);
        expect(step(world, seat, move, draw)).toBe(true);
        answerWhatIsOpen(world, draw);
        playOn(world, 12 * variant.seats, `${tried}`);
        if (cops.outcome(world) !== null) ended++;
      });
    }
    expect(ended).toBeGreaterThan(0.9 * Math.ceil(tried / 60));
  });

  test("does not change the world it was copied from", () => {
    const [variant] = everyVariant();
    const draw = seededDraw("copy");
    const world = cops.setup(variant.options, variant.seats);
    for (const event of cops.deal(world, draw)) cops.evolve(world, event);
    const before = JSON.stringify(world);
    const copy = { ...world };
    answerWhatIsOpen(copy, draw);
    playOn(copy, 20, "copy");
    expect(JSON.stringify(world)).toBe(before);
  });
});
