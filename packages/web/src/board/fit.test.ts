import { expect, it } from "vitest";
import { FITS, leastTable } from "./fit.ts";
import type { Layout } from "./layout.ts";

it("leaves the table less the more closely it is packed", () => {
  for (const layout of ["wide", "tall", "phone"] as const satisfies readonly Layout[]) {
    for (const isCrowd of [false, true]) {
      const least = FITS.map((fit) => leastTable({ layout, isCrowd, screen: 40 }, fit));
      expect(least, `${layout} ${isCrowd}`).toEqual(least.toSorted((one, other) => other - one));
      expect(new Set(least).size).toBe(FITS.length);
    }
  }
});

it("has two rows of seats in mind where there is a crowd", () => {
  const ground = { layout: "phone", screen: 40 } as const;
  expect(leastTable({ ...ground, isCrowd: true }, "labels")).toBeGreaterThan(
    leastTable({ ...ground, isCrowd: false }, "labels"),
  );
});

it("takes nothing from the table of a phone on its side: the dock is beside it", () => {
  expect(leastTable({ layout: "land", isCrowd: true, screen: 24 }, "words")).toBe(0);
});

it("takes nothing from a table that is on another screen", () => {
  const ground = { layout: "phone", isCrowd: false, screen: 40 } as const;
  expect(FITS.map((fit) => leastTable({ ...ground, isCompanion: true }, fit))).toEqual([0, 0, 0, 0]);
});
