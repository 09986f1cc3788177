import { type CopsEvent, cops, everyVariant } from "@darbar/cops";
import { type Seat, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { playCops, randomCops } from "../../../test/play-cops.ts";
import { look } from "../../bot.ts";
import { READING } from "./behaviour.ts";
import { trackCops } from "./knowledge.ts";
import { newTrail, type Trail } from "./trail.ts";

const [variant] = everyVariant().filter(({ seats, options }) => seats === 5 && options.mode === "gang");

/** Every position of a game for the seat that is asked, with what it has seen: the same events again, and what is new. */
function follow(seed: string, see: (seat: Seat, view: ReturnType<typeof cops.view>, past: CopsEvent[]) => void): void {
  const pasts: CopsEvent[][] = Array.from({ length: variant.seats }, () => []);
  playCops(variant, new Array(variant.seats).fill(randomCops), seededDraw(seed), (state, seat, events) => {
    const { view, past } = look(cops, state, seat, events);
    pasts[seat].push(...past.slice(pasts[seat].length));
    see(seat, view, pasts[seat].slice());
  });
}

describe("who goes on from where they were", () => {
  test("knows what they would know who went through everything", () => {
    const trails: Trail[] = Array.from({ length: variant.seats }, newTrail);
    let decision = 0;
    follow("trail", (seat, view, past) => {
      if (decision++ % 7 !== 0) return;
      const before = trails[seat].followed;
      const onwards = trackCops(past, view, READING, null, trails[seat]);
      if (before !== null) expect(trails[seat].followed).toBe(before);
      expect(onwards).toEqual(trackCops(past, view, READING));
      expect(trails[seat].gone).toEqual(past);
    });
    expect(decision).toBeGreaterThan(100);
  });

  test("begins anew with another past, another seat, or one that is shorter", () => {
    const trail = newTrail();
    let decision = 0;
    for (const seed of ["one game", "another"]) {
      follow(seed, (_, view, past) => {
        if (decision++ % 23 !== 0) return;
        expect(trackCops(past, view, READING, null, trail)).toEqual(trackCops(past, view, READING));
        const shorter = past.slice(0, 5);
        expect(trackCops(shorter, view, READING, null, trail)).toEqual(trackCops(shorter, view, READING));
      });
    }
    expect(decision).toBeGreaterThan(100);
  });
});
