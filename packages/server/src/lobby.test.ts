import type { Listed, Sitter } from "@darbar/protocol";
import { emptyTable, type Table } from "@darbar/table";
import { expect, it } from "vitest";
import { CONTEXT } from "./context.ts";
import { Lobby } from "./lobby.ts";

const ADA: Sitter = { kind: "person", person: "ada", name: "Ada", away: false };
const BOT: Sitter = { kind: "bot", level: "regular", style: null, name: "Laleh" };

function publicTable(...seats: (Sitter | null)[]): Table {
  const table = emptyTable("T", CONTEXT);
  return { ...table, code: "ABCDE", setup: { ...table.setup, visibility: "public" }, seats };
}

it("lists public tables where somebody sits, and tells when that changes", () => {
  const lobby = new Lobby(() => 0);
  const told: (readonly Listed[])[] = [];
  lobby.watch(({ tables }) => void told.push(tables));
  lobby.list(publicTable(ADA, null));
  lobby.tidy();
  lobby.list(publicTable(ADA, BOT));
  lobby.tidy();
  lobby.list(publicTable(null, BOT));
  lobby.tidy();
  expect(told.map((tables) => tables.map(({ taken }) => taken))).toEqual([[], [1], [2], []]);
});

it("forgets a table where nothing happens for an hour", () => {
  let now = 0;
  const lobby = new Lobby(() => now);
  lobby.list(publicTable(ADA, null));
  now = 3_599_999;
  lobby.tidy();
  expect(lobby.listed()).toHaveLength(1);
  now = 3_600_000;
  lobby.tidy();
  expect(lobby.listed()).toEqual([]);
});
