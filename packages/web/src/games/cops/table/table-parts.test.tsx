// @vitest-environment happy-dom
import type { EquipmentName } from "@darbar/cops";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { arms, looks, type Position, shoots } from "../../../../test/browser/cops-positions.ts";
import { copsRoom } from "../../../../test/dom/cops-rooms.ts";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { all, key, press, says, the } from "../../../../test/dom/reader.ts";
import { obeying } from "../../../../test/dom/rooms.ts";
import { show, until } from "../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../test/dom/stand-in-app.ts";
import type { TableProps } from "../../../table/props.ts";
import { CopsTable } from "./cops-table.tsx";

const { t } = EVERY_WORDS.en;

/** A table at a position, and what the reader does there. */
async function at(position: Position) {
  const app = await standInApp();
  const { done, onCommand } = obeying();
  const moves: unknown[] = [];
  const move: TableProps["move"] = async (made) => {
    moves.push(made);
    return { ok: true, value: null };
  };
  const { model } = copsRoom(position);
  const { root } = await show(<CopsTable {...IDLE} model={model} move={move} command={onCommand} />, { app });
  return {
    root,
    moves,
    done,
    sheet: () => all(root, ".kit-sheet"),
    choices: () => all(root, "[data-choice]").map((each) => each.dataset.choice),
    pressKit: (index = 0) => press(all(root, ".kit-press")[index]),
  };
}

const PLANTED: Position = {
  first: 1,
  equipment: ["coffee", "planted-evidence"],
  moves: [[1, { do: "play", equipment: "planted-evidence", target: 0 }], ...looks(1, 2)],
};

describe("the reader's equipment", () => {
  it("says what it does and when at a press, and is played from there", async () => {
    const table = await at({ equipment: ["coffee"] });
    expect(table.sheet()).toEqual([]);
    await table.pressKit();
    await until(() => table.sheet().length > 0);
    expect(says(table.sheet()[0])).toContain(t("cops.effect.coffee"));
    expect(says(table.sheet()[0])).toContain(t("cops.when.any"));
    await press(the(table.sheet()[0], ".pocket"));
    expect(table.sheet()).toEqual([]);
    expect(all(table.root, ".armed").length + table.moves.length).toBeGreaterThan(0);
  });

  it("is held ready from there where it cannot be played, and that is taken back", async () => {
    const table = await at({ equipment: ["riot-shield"] });
    await table.pressKit();
    await press(the(table.sheet()[0], ".pocket"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
    expect(all(table.root, ".is-ready")).toHaveLength(1);
    await table.pressKit();
    expect(says(the(table.sheet()[0], ".pocket"))).toBe(t("cops.table.pocket.wished"));
    await press(the(table.sheet()[0], ".pocket"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: "ask-what-touches-me" });
  });

  it("is put away by Escape, by its card, and by pressing anything else; nothing else is taken back", async () => {
    const table = await at({ equipment: ["riot-shield"] });
    await press(the(table.root, '[data-choice="investigate"]'));
    await table.pressKit();
    await key("Escape", { key: "Escape" });
    expect(table.sheet()).toEqual([]);
    expect(table.choices()).toContain("seat-1");
    await table.pressKit();
    await table.pressKit();
    expect(table.sheet()).toEqual([]);
    await table.pressKit();
    const choice = the(table.root, '[data-choice="seat-1"]');
    choice.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await press(choice);
    expect(table.sheet()).toEqual([]);
    expect(table.choices()).toContain("card-1-0");
  });
});

describe("what was laid on the reader", () => {
  it("lies before their own cards, and says what it does to them", async () => {
    const table = await at(PLANTED);
    const laid = the(table.root, ".hand .is-laid");
    expect(laid.dataset.place).toBe("lying-0");
    expect(says(laid)).toContain(t("cops.laid.planted-evidence"));
    await table.pressKit(1);
    expect(says(table.sheet()[0])).toContain(t("cops.laid.planted-evidence"));
    expect(all(table.sheet()[0], ".pocket")).toEqual([]);
    expect(says(the(table.root, ".mission"))).toContain(t("cops.mission.planted", { goal: t("cops.mission.crooked") }));
  });
});

describe("the choices of a turn", () => {
  const ACTIONS = ["investigate", "arm", "equip", "shoot"];

  it("have the same places, whatever is possible, and equipment stands after them", async () => {
    expect((await at({ equipment: ["coffee"] })).choices()).toEqual([...ACTIONS, "play-coffee"]);
    expect((await at({ equipment: ["riot-shield"] })).choices().slice(0, 4)).toEqual(ACTIONS);
    const again = await at({
      equipment: ["med-kit", "smoke-grenade"],
      moves: [...looks(0, 2), [1, { do: "play", equipment: "smoke-grenade" }]],
    });
    expect(again.choices().slice(0, 5)).toEqual([...ACTIONS, "go-on"]);
  });

  it("are pressed by the keys of the places in which they stand", async () => {
    const again = await at({
      equipment: ["med-kit", "smoke-grenade"],
      moves: [...looks(0, 2), [1, { do: "play", equipment: "smoke-grenade" }]],
    });
    await key("Digit5");
    expect(again.moves).toEqual([{ do: "investigate", target: 2, card: 0 }]);
  });

  it("show three places for three cards, also for one that lies open", async () => {
    const table = await at({ first: 4, moves: arms(4, 2), passed: true });
    await press(the(table.root, '[data-choice="investigate"]'));
    await press(the(table.root, '[data-choice="seat-4"]'));
    expect(table.choices()).toEqual(["card-4-1", "card-4-2"]);
    expect(all(table.root, ".of-cards > :not(.back)")).toHaveLength(3);
    expect(says(the(table.root, ".of-cards .no-choice"))).toContain(t("cops.table.face-up"));
  });
});

describe("the stage", () => {
  it("shows who shoots whom and what they say, and never a bubble for the reader", async () => {
    const shot = await at({ equipment: [null, null, null, null, "coffee"], first: 4, moves: shoots(4, 2) });
    expect(says(the(shot.root, ".speech"))).toContain("Shoot Player 3");
    const own = await at({ equipment: ["riot-shield"], moves: looks(0, 2) });
    expect(all(own.root, ".speech")).toEqual([]);
    expect(all(own.root, "[data-place=emblem]")).toHaveLength(1);
  });
});

it.each<EquipmentName>(["coffee", "taser", "mobile-detonator"])(
  "says under the hand what the %s does",
  async (kind) => {
    const table = await at({ equipment: [kind] });
    expect(says(the(table.root, ".kit-notes"))).toContain(t(`cops.effect.${kind}`));
  },
);
