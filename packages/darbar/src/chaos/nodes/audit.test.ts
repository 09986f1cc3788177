import { expect, it } from "vitest";
import { twoInOneEpoch } from "./audit.ts";

it("finds epochs of a table in which more than one has written", () => {
  const written = [
    { table: "a", epoch: 0, writers: ["n1.1"] },
    { table: "a", epoch: 1, writers: ["n2.1"] },
    { table: "b", epoch: 1, writers: ["n2.1", "n1.1"] },
  ];
  expect(twoInOneEpoch(written)).toEqual(["b in epoch 1: n1.1 and n2.1"]);
});
