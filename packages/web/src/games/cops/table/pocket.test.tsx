// @vitest-environment happy-dom
import type { Move, State } from "@darbar/cops";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { looks } from "../../../../test/browser/cops-positions.ts";
import { atCops, shotAt } from "../../../../test/dom/cops-pocket.tsx";
import { copsRoom } from "../../../../test/dom/cops-rooms.ts";
import { press, says, the } from "../../../../test/dom/reader.ts";
import type { GameModel, TableModel } from "../../../table/model.ts";

const { t } = EVERY_WORDS.en;
const PASS: Move = { do: "pass" };
const STAYS = t("cops.wait.pocket");
const LATE = t("cops.table.pocket.late");

describe("a reader who holds equipment", () => {
  it("orders to be asked what touches them", async () => {
    const { done } = await atCops(shotAt(2, "restraining-order"));
    expect(done).toEqual([{ do: "order", order: "ask-what-touches-me" }]);
  });

  it("orders to be asked whenever it can be used, if they have set that", async () => {
    const { done } = await atCops(shotAt(2, "restraining-order"), { asksEquipment: true });
    expect(done).toEqual([{ do: "order", order: "pass-if-nothing-else" }]);
  });

  it("is asked when shot at, when about to be hit and when fallen, also with what is not for now", async () => {
    const announced = shotAt(0, "riot-shield");
    const hit = announced.passed();
    const fallen = hit.passed();
    const table = await atCops(announced);
    expect(table.choices()).toEqual(["pass", "play-riot-shield"]);
    expect(table.heading()).toBe(
      "Player 5 is about to shoot you. You hold the Riot Shield, but it cannot be played now.",
    );
    await table.becomes(hit.model);
    expect(table.heading()).toBe("You are about to be hit. Do you play the Riot Shield?");
    await table.use();
    expect(table.moves).toEqual([{ do: "play", equipment: "riot-shield" }]);
    await table.becomes(fallen.model);
    expect(table.heading()).toContain(t("cops.now.eliminated.me"));
    expect(table.choices()).toEqual(["pass", "play-riot-shield"]);
  });

  it("has the last word with the mobile detonator", async () => {
    const table = await atCops(shotAt(0, "mobile-detonator").passed().passed());
    await table.use();
    expect(table.choices()).toEqual(["seat-1", "seat-2", "seat-3", "seat-4"]);
  });

  it("is not asked when somebody else is shot at, and reads that it stays in the pocket", async () => {
    const { model } = shotAt(2, "riot-shield");
    const table = await atCops(shotAt(2, "riot-shield"));
    expect(table.choices()).toEqual([]);
    expect(table.heading()).toBe(`Player 5 is about to shoot Player 3. ${STAYS}`);
    await table.becomes({ ...model, given: PASS });
    expect(table.heading(), "the order has answered, not the reader").toBe(
      `Player 5 is about to shoot Player 3. ${STAYS}`,
    );
    expect(says(table.pocket())).toBe(t("cops.table.pocket.ready"));
  });

  it("is offered what fits, also when the order has passed, and has the moment wait by a press", async () => {
    const { model } = shotAt(2, "restraining-order");
    const order = "ask-what-touches-me";
    const { prompt } = (model.game as GameModel<State>).view;
    const passed = { prompt, index: model.game?.past.length ?? 0, isPass: true, how: "order", order } as const;
    const table = await atCops(shotAt(2, "restraining-order"));
    for (const more of [{}, { given: PASS, playedForMe: [passed] }]) {
      await table.becomes({ ...model, order, ...more });
      expect(table.choices()).toEqual([]);
      expect(table.heading()).toBe("Player 5 is about to shoot Player 3. You can use the Restraining Order now.");
      expect(says(table.pocket())).toBe(t("cops.table.pocket.use"));
    }
    await table.use();
    expect(table.done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
    await table.becomes({ ...model, order: "pass-if-nothing-else" });
    expect(table.choices()).toEqual(["pass", "play-restraining-order"]);
  });

  it("is offered to hold ready what fits a quiet moment", async () => {
    const room = copsRoom({ equipment: ["coffee", null, null, null, null], first: 4, moves: looks(4, 2) });
    const { model } = room;
    const order = "ask-what-touches-me";
    const table = await atCops(room);
    await table.becomes({ ...model, order });
    expect(table.choices()).toEqual([]);
    expect(says(table.pocket())).toBe(t("cops.table.pocket.ready"));
    expect(table.pocket().classList).toContain("is-set");
    expect(table.pocket().getAttribute("aria-pressed")).toBe("false");
    await table.use();
    expect(table.done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
  });
});

describe("the ring of who is struck", () => {
  const order = "ask-what-touches-me";

  it("is held by looking at the card, and by nothing else", async () => {
    const hit = shotAt(0, "riot-shield").passed();
    const table = await atCops(hit);
    await table.becomes({ ...hit.model, order });
    expect(table.done.at(-1)).toEqual({ do: "order", order });
    await press(the(document.body, ".kit-press"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: null });
  });

  it("says so when it has run out", async () => {
    const hit = shotAt(0, "riot-shield").passed();
    const { game } = hit.model;
    const { prompt } = (game as GameModel<State>).view;
    const table = await atCops(hit);
    expect(table.refused()).toEqual([]);
    const index = game?.past.length ?? 0;
    const playedForMe = [{ prompt, index, isPass: true, how: "order", order }] as const;
    await table.becomes({ ...hit.model, order, given: PASS, playedForMe });
    expect(table.refused()).toEqual([LATE]);
  });
});

describe("the card of equipment", () => {
  it("plays at once in the reader's own turn", async () => {
    const table = await atCops(copsRoom({ equipment: ["coffee"] }));
    expect(table.pocket().getAttribute("aria-pressed")).toBeNull();
    await table.use();
    expect(table.moves, "a misclick would cost the card").toEqual([]);
    await table.use();
    expect(table.moves).toEqual([{ do: "play", equipment: "coffee" }]);
  });

  it("opens the play in their own turn, also when they were about to do something else", async () => {
    const table = await atCops(copsRoom({ equipment: ["truth-serum"] }));
    await press(the(document.body, '[data-choice="investigate"]'));
    await table.use();
    expect(table.moves).toEqual([]);
    expect(table.heading()).toBe(t("cops.step.truth-serum"));
    expect(table.done.filter((command) => command.do === "order").length).toBe(1);
  });

  it("asks to be asked where the card is not for now", async () => {
    const table = await atCops(copsRoom({ equipment: ["riot-shield"] }));
    await table.use();
    expect(says(table.pocket())).toBe(t("cops.table.pocket.wished"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
  });

  it("holds an open moment, also when the order has passed on it already", async () => {
    const { model } = shotAt(2, "restraining-order");
    const ordered = { ...model, order: "ask-what-touches-me", given: PASS };
    const table = await atCops(shotAt(2, "restraining-order"));
    await table.becomes(ordered);
    await table.use();
    expect(table.done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
    expect(table.heading(), "not before it is so").toContain(STAYS);
    await table.becomes({ ...model, order: "pass-if-nothing-else" });
    expect(table.choices()).toEqual(["pass", "play-restraining-order"]);
    expect(table.heading()).toContain("do you play the Restraining Order?");
    expect(table.refused()).toEqual([]);
  });

  it("says so when it comes too late, for a while", async () => {
    const room = shotAt(2, "restraining-order");
    const table = await atCops(room);
    await table.use();
    const hit = room.passed();
    await table.becomes(hit.model);
    expect(table.refused()).toEqual([LATE]);
    expect(says(table.pocket())).toBe(t("cops.table.pocket.ready"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: "ask-what-touches-me" });
    const game = hit.model.game as GameModel<State>;
    const later = (turns: number): TableModel => {
      const view: State = { ...game.view, turns: game.view.turns + turns };
      return { ...hit.model, game: { ...game, view } };
    };
    await table.becomes(later(1));
    expect(table.refused()).toEqual([LATE]);
    await table.becomes(later(2));
    expect(table.refused()).toEqual([]);
  });

  it("does not come too late for whoever has answered, or wants to keep it after all", async () => {
    const room = shotAt(2, "restraining-order");
    const { prompt } = (room.model.game as GameModel<State>).view;
    const answering = await atCops(room);
    await answering.use();
    await answering.becomes(room.model, { doing: { do: "move", game: 1, prompt, move: PASS } });
    await answering.becomes(room.passed().model);
    expect(answering.refused()).toEqual([]);
    const keeping = await atCops(room);
    await keeping.use();
    expect(keeping.choices()).not.toEqual([]);
    await keeping.use();
    expect(keeping.choices()).toEqual([]);
    expect(says(keeping.pocket())).toBe(t("cops.table.pocket.use"));
    await keeping.becomes(room.passed().model);
    expect(keeping.refused()).toEqual([]);
    expect(keeping.moves).toEqual([]);
  });
});
