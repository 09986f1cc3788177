import { expect, it } from "vitest";
import type { StorageSlot } from "../../../../app/settings.ts";
import { keepPage, keptPage, MOST_KEPT, pageName } from "./kept-notebooks.ts";
import { BLANK_PAGE, entryOf, isBlank, LONGEST_NOTE, readPage, withNote, withSuspicion } from "./notebook.ts";

function storageWith(text: string | null): StorageSlot & { readonly text: () => string | null } {
  let kept = text;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
    text: () => kept,
  };
}

it("has a suspicion and a note for each player, and nothing about the others", () => {
  const page = withNote(withSuspicion(BLANK_PAGE, 2, "kingpin"), 3, "took the blame for Sara");
  expect(entryOf(page, 2)).toEqual({ suspicion: "kingpin", note: "" });
  expect(entryOf(page, 3)).toEqual({ suspicion: null, note: "took the blame for Sara" });
  expect(entryOf(page, 0)).toEqual({ suspicion: null, note: "" });
  expect(isBlank(BLANK_PAGE)).toBe(true);
});

it("what is written is changed one by one, and what is taken back leaves no trace", () => {
  const page = withNote(withSuspicion(BLANK_PAGE, 2, "kingpin"), 2, "quiet");
  expect(entryOf(withSuspicion(page, 2, "agent"), 2)).toEqual({ suspicion: "agent", note: "quiet" });
  expect(withSuspicion(withNote(page, 2, ""), 2, null)).toEqual(BLANK_PAGE);
  expect(entryOf(page, 2)).toEqual({ suspicion: "kingpin", note: "quiet" });
});

it("a note is short, and is cut between characters only", () => {
  expect(entryOf(withNote(BLANK_PAGE, 1, "a".repeat(500)), 1).note).toHaveLength(LONGEST_NOTE);
  const { note } = entryOf(withNote(BLANK_PAGE, 1, "🕵".repeat(500)), 1);
  expect([...note]).toHaveLength(LONGEST_NOTE);
  expect(note.isWellFormed()).toBe(true);
});

it("keeps one page for each game of each table", () => {
  const storage = storageWith(null);
  keepPage(storage, "a/1", withSuspicion(BLANK_PAGE, 1, "agent"));
  keepPage(storage, "a/2", withSuspicion(BLANK_PAGE, 1, "kingpin"));
  keepPage(storage, "a/1", withNote(keptPage(storage, "a/1"), 0, "sure"));
  expect(keptPage(storage, "a/1")).toEqual({
    0: { suspicion: null, note: "sure" },
    1: { suspicion: "agent", note: "" },
  });
  expect(entryOf(keptPage(storage, "a/2"), 1).suspicion).toBe("kingpin");
  expect(keptPage(storage, "b/1")).toEqual(BLANK_PAGE);
});

it("keeps the newest only; the one that is being written in is the newest", () => {
  const storage = storageWith(null);
  for (let game = 0; game < MOST_KEPT; game++) keepPage(storage, `a/${game}`, withNote(BLANK_PAGE, 1, `${game}`));
  keepPage(storage, "a/0", withNote(BLANK_PAGE, 1, "again"));
  keepPage(storage, "a/20", withNote(BLANK_PAGE, 1, "20"));
  expect(keptPage(storage, "a/1")).toEqual(BLANK_PAGE);
  expect(entryOf(keptPage(storage, "a/0"), 1).note).toBe("again");
  expect(JSON.parse(storage.text() ?? "")).toHaveLength(MOST_KEPT);
});

it("a blank page is thrown away, and nothing is written where nothing was", () => {
  const storage = storageWith(null);
  keepPage(storage, "a/1", BLANK_PAGE);
  expect(storage.text()).toBeNull();
  keepPage(storage, "a/1", withNote(BLANK_PAGE, 1, "x"));
  keepPage(storage, "a/1", BLANK_PAGE);
  expect(storage.text()).toBe("[]");
});

it("there is a notebook at a live table and in practice, none in a replay or a lesson", () => {
  expect(pageName({ mode: "live", table: "t1", game: 3 })).toBe("t1/3");
  expect(pageName({ mode: "practice", table: "", game: 1 })).toBe("practice/1");
  expect(pageName({ mode: "lesson", table: "", game: 1 })).toBeNull();
  expect(pageName({ mode: "replay", table: "t1", game: 3 })).toBeNull();
});

it("whatever is in the storage, it can be written in", () => {
  const broken = ["", "null", "{", "7", '"text"', "{}", "[null,1,[],{}]", '[{"name":1}]', '[{"name":"a/1"}]'];
  for (const text of [...broken, '[{"name":"a/1","page":7}]', '[{"name":"a/1","page":{"1":null,"2":"x"}}]']) {
    const storage = storageWith(text);
    expect(keptPage(storage, "a/1"), text).toEqual(BLANK_PAGE);
    keepPage(storage, "a/1", withSuspicion(BLANK_PAGE, 1, "honest"));
    expect(entryOf(keptPage(storage, "a/1"), 1).suspicion, text).toBe("honest");
  }
});

it("reads of a page what can be read", () => {
  const kept: unknown = JSON.parse(
    `{"1":{"suspicion":"agent","note":7},"2":{"suspicion":"butler","note":"${"b".repeat(200)}"},"3":[],
      "8":{"note":"no such seat"},"-1":{"note":"x"},"1.5":{"note":"x"},"__proto__":{"note":"x"},"toString":{"note":"x"}}`,
  );
  expect(readPage(kept)).toEqual({
    1: { suspicion: "agent", note: "" },
    2: { suspicion: null, note: "b".repeat(LONGEST_NOTE) },
  });
});
