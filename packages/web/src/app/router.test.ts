import { expect, it } from "vitest";
import { pageAt } from "./router.ts";

const at = (path: string) => pageAt(new URL(path, "http://table.example"));

it.each([
  ["/", { page: "front" }],
  ["/new", { page: "new" }],
  ["/t/abcde", { page: "table", code: "ABCDE" }],
  ["/t/abcde/screen", { page: "screen", code: "ABCDE" }],
  ["/t/abcde/anything", { page: "table", code: "ABCDE" }],
  ["/t", { page: "front" }],
  ["/practice", { page: "practice", game: "coup", options: {}, first: false }],
  ["/practice?first", { page: "practice", game: "coup", options: {}, first: true }],
  ["/practice/coup?mode=gang", { page: "practice", game: "coup", options: {}, first: false }],
  ["/practice/cops", { page: "practice", game: "cops", options: { mode: "base" }, first: false }],
  ["/practice/cops?mode=gang", { page: "practice", game: "cops", options: { mode: "gang" }, first: false }],
  ["/practice/cops?mode=other&first", { page: "practice", game: "cops", options: { mode: "base" }, first: true }],
  ["/practice/chess", { page: "lost" }],
  ["/one-phone", { page: "one-phone", game: "coup" }],
  ["/one-phone/cops", { page: "lost" }],
  ["/rules/coup/ru", { page: "rules", game: "coup", edition: "ru" }],
  ["/rules/cops/gang", { page: "rules", game: "cops", edition: "gang" }],
  ["/rules/cops", { page: "rules", game: "cops", edition: "" }],
  ["/rules", { page: "rules", game: "", edition: "" }],
  ["/learn", { page: "learn", game: "coup" }],
  ["/learn/cops", { page: "learn", game: "cops" }],
  ["/learn/chess", { page: "lost" }],
  ["/replay", { page: "replay", table: null, game: 1, at: null, as: "all", reviews: false }],
  ["/replay/xyz/2?at=14&as=0", { page: "replay", table: "xyz", game: 2, at: 14, as: "0", reviews: false }],
  ["/replay?at=3&as=1&review", { page: "replay", table: null, game: 1, at: 3, as: "1", reviews: true }],
  ["/replay/xyz/none?at=-3", { page: "replay", table: "xyz", game: 1, at: null, as: "all", reviews: false }],
  ["/nowhere", { page: "lost" }],
])("%s", (path, page) => {
  expect(at(path)).toEqual(page);
});
