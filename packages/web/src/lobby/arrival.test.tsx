// @vitest-environment happy-dom
import { fail, ok } from "@darbar/kernel";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, vi } from "vitest";
import { button, buttons, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { bot, obeying, person, room, SETUP } from "../../test/dom/rooms.ts";
import { show } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import { guestName } from "../app/guest-name.ts";
import type { TableModel } from "../table/model.ts";
import { Arrival } from "./arrival.tsx";

const words = EVERY_WORDS.en;
const { t } = words;

/** Comes by a link to a table where others sit. */
async function come(more: Partial<TableModel> = {}, { done, onCommand } = obeying()) {
  const app = await standInApp();
  const rename = vi.spyOn(app, "rename");
  const watched: string[] = [];
  const model = room({ host: "sara", seats: [person("sara", "Sara"), null, bot("Zal"), null], me: null, ...more });
  const { root } = await show(<Arrival model={model} onCommand={onCommand} onWatch={() => watched.push("watched")} />, {
    app,
  });
  return { root, done, rename, watched, name: field(root, t("lobby.name")) };
}

describe("somebody who comes by a link", () => {
  it("reads where they are, and sits down by one press if their name is known", async () => {
    const { root, done, rename, name } = await come();
    expect(says(root)).toContain(t("lobby.arrival.with", { names: "Sara and Zal" }));
    expect(name.value).toBe(READER.name);
    await press(button(root, t("lobby.arrival.sit")));
    expect(done).toEqual([{ do: "sit", seat: 1 }]);
    expect(rename).not.toHaveBeenCalled();
  });

  it("sits down under the name they write, by Enter, too", async () => {
    const { done, rename, name } = await come();
    await write(name, " Farhad ");
    await enter(name);
    expect(rename).toHaveBeenCalledWith("Farhad");
    expect(done).toEqual([{ do: "sit", seat: 1 }]);
  });

  it("is not offered a name that somebody there has", async () => {
    const { name } = await come({ seats: [person("sara", READER.name), null, null, null] });
    expect(name.value).not.toBe(READER.name);
    expect(name.value).not.toBe("");
  });

  it("takes the next seat where somebody was quicker, and no other where it is refused", async () => {
    const tried: unknown[] = [];
    const code = ["seat-taken", null];
    const { root } = await come(
      {},
      {
        done: [],
        onCommand: async (command) => {
          tried.push(command);
          const refused = code.shift() ?? null;
          return refused === null ? ok(null) : fail({ code: refused, error: "no" });
        },
      },
    );
    await press(button(root, t("lobby.arrival.sit")));
    expect(tried).toEqual([1, 3].map((seat) => ({ do: "sit", seat })));
    const { root: other, done, name } = await come({}, obeying(fail({ code: "name-taken", error: "no" })));
    await press(button(other, t("lobby.arrival.sit")));
    expect(done).toHaveLength(1);
    expect(says(the(other, ".arrival [role=alert]"))).toBe(t("app.problem.name-taken"));
    expect(document.activeElement).toBe(name);
  });

  it("watches where every seat is taken, or where they like to", async () => {
    const full = await come({ seats: ["a", "b", "c", "d"].map((id) => person(id, id)) });
    expect(buttons(full.root, t("lobby.arrival.sit"))).toEqual([]);
    expect(says(full.root)).toContain(t("lobby.arrival.full"));
    await press(button(full.root, t("lobby.arrival.watch")));
    expect(full.watched).toEqual(["watched"]);
    expect(full.done).toEqual([]);
    const closed = await come({ setup: { ...SETUP, spectators: false } });
    expect(buttons(closed.root, t("lobby.arrival.watch"))).toEqual([]);
  });
});

it("a guess is none of the names that are taken, while there is another", () => {
  const first = guestName(words, [], () => 0);
  expect(guestName(words, [first], () => 0)).not.toBe(first);
  const everybody = Array.from({ length: 24 }, (_, n) => t("app.guest", { n }));
  expect(new Set(everybody).size).toBe(24);
  expect(guestName(words, everybody, () => 0)).toBe(first);
});
