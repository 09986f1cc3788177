import { expect, it } from "vitest";
import { pageAt } from "./router.ts";

const at = (path: string) => pageAt(new URL(path, "http://table.example"));

it.each([
  ["/", { page: "front" }],
  ["/new", { page: "new" }],
  ["/t/abcde", { page: "table", code: "ABCDE" }],
  ["/t", { page: "front" }],
  ["/practice", { page: "practice", first: false }],
  ["/practice?first", { page: "practice", first: true }],
  ["/rules/coup/ru", { page: "rules", edition: "ru" }],
  ["/rules", { page: "rules", edition: "classic" }],
  ["/learn", { page: "learn" }],
  ["/replay", { page: "replay", table: null, game: 1, at: null, as: "all" }],
  ["/replay/xyz/2?at=14&as=0", { page: "replay", table: "xyz", game: 2, at: 14, as: "0" }],
  ["/replay/xyz/none?at=-3", { page: "replay", table: "xyz", game: 1, at: null, as: "all" }],
  ["/nowhere", { page: "lost" }],
])("%s", (path, page) => {
  expect(at(path)).toEqual(page);
});
