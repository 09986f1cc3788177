// @vitest-environment happy-dom
import * as cops from "@darbar/cops";
import * as coup from "@darbar/coup";
import { type Seat, seededDraw } from "@darbar/kernel";
import type { MessageId } from "@darbar/words/messages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { IDLE } from "../../test/dom/every-button.tsx";
import { all, button, field, key, press, says, the, write } from "../../test/dom/reader.ts";
import { bot, obeying, room } from "../../test/dom/rooms.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import { CopsTable } from "../games/cops/table/cops-table.tsx";
import { CoupTable } from "../games/coup/table/coup-table.tsx";
import type { AnyRules, GameName } from "../games/shown-game.ts";
import type { TableModel } from "../table/model.ts";

const { t } = EVERY_WORDS.en;
const RULES = { coup: coup.coup, cops: cops.cops } as unknown as Readonly<Record<GameName, AnyRules>>;
const TABLES = { coup: CoupTable, cops: CopsTable } as const;

/** A game of whims after so many decisions, as a seat sees it. */
function played(game: GameName, seats: number, decisions: number, seat: Seat): TableModel {
  const rules = RULES[game];
  const read = rules.options({}, seats);
  if (!read.ok) throw new Error(read.error);
  const whim = seededDraw(`looked up ${game}`);
  const state = rules.setup(read.value, seats);
  const past: unknown[] = [];
  const add = (events: readonly unknown[]): void => {
    for (const event of events) {
      rules.evolve(state, event);
      past.push(...[rules.redact(event, seat)].filter((seen) => seen !== null));
    }
  };
  add(rules.deal(state, whim));
  for (let decision = 0; decision < decisions && rules.outcome(state) === null; decision++) {
    const asked = whim.one(rules.waiting(state));
    const legal = rules.legal(state, asked);
    const decided = rules.decide(state, asked, legal[whim.one([...legal.keys()])], whim);
    if (!decided.ok) throw new Error(decided.error.code);
    add(decided.value);
  }
  const view = rules.view(state, seat);
  const sitters = Array.from({ length: seats }, (_, place) => bot(`Player ${place + 1}`));
  const outcome = rules.outcome(state);
  return room({
    me: seat,
    viewer: seat,
    seats: sitters,
    setup: { ...room().setup, game },
    game: { number: 1, commitment: "", game, seats, options: read.value, view, past, said: [], outcome },
  });
}

/** A table in the middle of a game, and what is done there. */
async function at(game: GameName, decisions = 30) {
  const app = await standInApp();
  const { done, onCommand } = obeying();
  const Table = TABLES[game];
  const model = played(game, 4, decisions, 0);
  const of = (more: Partial<TableModel> = {}) => (
    <Table {...IDLE} model={{ ...model, ...more }} move={onCommand as never} command={onCommand} />
  );
  const { root, draw } = await show(of(), { app });
  /** Opens what is called so, and answers what it says. */
  const look = async (name: string): Promise<HTMLElement> => {
    const panel = (): HTMLElement | null => root.querySelector(".panel-body");
    if (panel() !== null) await press(button(the(root, "dialog.drawer"), t("table.close")));
    await press(the(root, `.tool-${name}`));
    return the(root, ".panel-body");
  };
  return { root, app, done, model, look, becomes: (more: Partial<TableModel>) => draw(of(more)) };
}

describe.each(["coup", "cops"] as const)("at a table of %s", (game) => {
  it("the log tells everything so far, line by line", async () => {
    const { look } = await at(game);
    const lines = all(await look("log"), ".log-line").map(says);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line === "" || /undefined|[{}]/.test(line))).toEqual([]);
  });

  it("the aid tells of every action", async () => {
    const { look } = await at(game);
    const panel = await look("aid");
    await until(() => all(panel, ".aid-row").length > 2);
  });

  it("the help of the keys names the key of every panel, and the keys open them", async () => {
    const { root, look } = await at(game);
    const named = all(await look("keys"), "kbd").map(says);
    expect(named).toEqual(expect.arrayContaining(["L", "T", "A", "?", game === "coup" ? "C" : "N"]));
    await press(button(the(root, "dialog.drawer"), t("table.close")));
    await key("KeyL");
    expect(all(root, ".log-line").length).toBeGreaterThan(0);
  });
});

describe("at a table of Coup", () => {
  it("the claims tell who claimed what, what became of it, and what lies face up", async () => {
    const { look, model } = await at("coup");
    const panel = await look("claims");
    await until(() => all(panel, "table").length > 0);
    const claimed = ((model.game?.past ?? []) as readonly coup.CoupEvent[]).flatMap((event) =>
      event.type === "announced" && event.as !== null ? [event.seat] : [],
    );
    expect(claimed.length).toBeGreaterThan(0);
    for (const seat of new Set(claimed)) expect(says(panel)).toContain(`Player ${seat + 1}`);
    expect(all(panel, ".face-up-one")).toHaveLength(5);
  });

  it("what one is asked is chosen at a button that says what holds", async () => {
    const { root, done, becomes } = await at("coup");
    const choose = async (name: MessageId): Promise<void> => {
      for (const way of all(root, ".way-of-asking")) if (says(the(way, ".way-name")) === t(name)) await press(way);
    };
    const held = (): string => says(the(root, ".tool-ways"));
    expect(done).toEqual([{ do: "order", order: "ask-what-touches-or-looks-false" }]);
    expect(held()).toBe(t("coup.way.matters"));
    for (const [order, name] of [
      ["pass-if-nothing-else", "coup.way.everything"],
      ["pass", "coup.way.my-turns"],
      ["ask-what-touches-or-looks-false", "coup.way.matters"],
    ] as const) {
      await choose(name);
      expect(done.at(-1)).toEqual({ do: "order", order });
      await becomes({ order });
      expect(held()).toBe(t(name));
    }
  });
});

describe("at a table of Good Cop Bad Cop", () => {
  it("the notebook keeps a suspicion and a line about somebody, on this device", async () => {
    const { root, look } = await at("cops");
    const isThere = (shown: ParentNode) => until(() => all(shown, ".notebook-player").length > 0);
    await look("notes");
    await isThere(root);
    const marks = (shown: ParentNode) => all<HTMLInputElement>(shown, ".notebook-player:first-of-type .notebook-radio");
    await press(marks(root)[2]);
    await write(field(root, t("cops.notebook.note", { name: "Player 2" })), "looked at me twice");
    const again = await at("cops");
    await again.look("notes");
    await isThere(again.root);
    expect(field(again.root, t("cops.notebook.note", { name: "Player 2" })).value).toBe("looked at me twice");
    expect(marks(again.root).map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
    localStorage.clear();
  });

  it("equipment stays in the pocket by an order, until it is wished for", async () => {
    const { root, done } = await at("cops", 5);
    expect(done).toEqual([{ do: "order", order: "ask-what-touches-me" }]);
    await press(the(root, ".pocket"));
    expect(done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
    expect(says(the(root, ".pocket"))).toBe(t("cops.table.pocket.wished"));
  });
});
