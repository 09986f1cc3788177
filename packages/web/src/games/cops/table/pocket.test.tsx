// @vitest-environment happy-dom
import type { EquipmentName, Move, State } from "@darbar/cops";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { looks, type Position, shoots } from "../../../../test/browser/cops-positions.ts";
import { type CopsRoom, copsRoom } from "../../../../test/dom/cops-rooms.ts";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { all, press, says, the } from "../../../../test/dom/reader.ts";
import { obeying } from "../../../../test/dom/rooms.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../test/dom/stand-in-app.ts";
import type { GameModel, TableModel } from "../../../table/model.ts";
import type { TableProps } from "../../../table/props.ts";
import { CopsTable } from "./cops-table.tsx";

const { t } = EVERY_WORDS.en;
const PASS: Move = { do: "pass" };
const STAYS = t("cops.wait.pocket");
const LATE = t("cops.table.pocket.late");

/** A table, and what the reader does there. */
async function at({ model }: CopsRoom, settings: { readonly asksEquipment?: boolean } = {}) {
  const app = await standInApp(settings);
  const { done, onCommand } = obeying();
  const moves: unknown[] = [];
  const move: TableProps["move"] = async (made) => {
    moves.push(made);
    return { ok: true, value: null };
  };
  const of = (shown: TableModel, more: Partial<TableProps> = {}) => (
    <CopsTable {...IDLE} model={shown} move={move} command={onCommand} {...more} />
  );
  const { root, draw } = await show(of(model), { app });
  return {
    done,
    moves,
    becomes: (shown: TableModel, more: Partial<TableProps> = {}) => draw(of(shown, more)),
    heading: () => says(the(root, "#prompt-heading")),
    choices: () => all(root, "[data-choice]").map((each) => each.dataset.choice),
    note: () => says(the(root, ".moment-note")),
    refused: () => all(root, ".refused").map(says),
    use: () => press(the(root, ".pocket")),
    pocket: () => the(root, ".pocket"),
    pass: () => says(the(root, "[data-choice=pass]")),
  };
}

/** A shot of the last player at somebody, which is announced; the reader holds this. */
function shotAt(target: number, mine: EquipmentName, more: Position = {}): CopsRoom {
  return copsRoom({ equipment: [mine, null, null, null, "coffee"], first: 4, moves: shoots(4, target), ...more });
}

describe("a reader who holds equipment", () => {
  it("orders to be asked what touches them", async () => {
    const { done } = await at(shotAt(2, "restraining-order"));
    expect(done).toEqual([{ do: "order", order: "ask-what-touches-me" }]);
  });

  it("orders to be asked whenever it can be used, if they have set that", async () => {
    const { done } = await at(shotAt(2, "restraining-order"), { asksEquipment: true });
    expect(done).toEqual([{ do: "order", order: "pass-if-nothing-else" }]);
  });

  it("is asked when shot at, when about to be hit and when fallen, also with what is not for now", async () => {
    const announced = shotAt(0, "riot-shield");
    const hit = announced.passed();
    const fallen = hit.passed();
    const table = await at(announced);
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
    const table = await at(shotAt(0, "mobile-detonator").passed().passed());
    await table.use();
    expect(table.choices()).toEqual(["seat-1", "seat-2", "seat-3", "seat-4"]);
  });

  it("is not asked when somebody else is shot at, and reads that it stays in the pocket", async () => {
    const { model } = shotAt(2, "riot-shield");
    const table = await at(shotAt(2, "riot-shield"));
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
    const table = await at(shotAt(2, "restraining-order"));
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
    const table = await at(room);
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
    const table = await at(hit);
    await table.becomes({ ...hit.model, order });
    expect(table.done.at(-1)).toEqual({ do: "order", order });
    await press(the(document.body, ".kit-press"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: null });
  });

  it("says so when it has run out", async () => {
    const hit = shotAt(0, "riot-shield").passed();
    const { game } = hit.model;
    const { prompt } = (game as GameModel<State>).view;
    const table = await at(hit);
    expect(table.refused()).toEqual([]);
    const index = game?.past.length ?? 0;
    const playedForMe = [{ prompt, index, isPass: true, how: "order", order }] as const;
    await table.becomes({ ...hit.model, order, given: PASS, playedForMe });
    expect(table.refused()).toEqual([LATE]);
  });
});

describe("who is out", () => {
  it("reads so, and has a way on", async () => {
    const down = shotAt(0, "med-kit").passed().passed().passed();
    const table = await at(down);
    await table.becomes(down.model, { out: () => "a way on" });
    expect(table.heading()).toMatch(new RegExp(`^${t("table.you-are-out")} `));
    expect(says(the(document.body, ".prompt-body"))).toBe("a way on");
  });
});

describe("whose time ran out", () => {
  it("reads so in the prompt; what an order has passed on is not worth a word", async () => {
    const { model } = shotAt(2, "restraining-order");
    const index = model.game?.past.length ?? 0;
    const played = { prompt: 0, index, isPass: true, order: "ask-what-touches-me" } as const;
    const table = await at(shotAt(2, "restraining-order"));
    await table.becomes({ ...model, playedForMe: [{ ...played, how: "order" }] });
    expect(table.refused()).toEqual([]);
    await table.becomes({ ...model, playedForMe: [{ ...played, how: "timeout" }] });
    expect(table.refused()).toEqual([t("table.time-ran-out", { pass: "yes" })]);
  });
});

describe("not playing one's equipment", () => {
  const label = async (place: CopsRoom): Promise<string> => (await at(place)).pass();

  it("is called what it comes to", async () => {
    const announced = shotAt(0, "riot-shield");
    expect(await label(announced), "the shield is for later").toContain(t("cops.offer.pass"));
    expect(await label(shotAt(0, "restraining-order"))).toContain(t("cops.offer.pass.hit"));
    expect(await label(announced.passed())).toContain(t("cops.offer.pass.hit"));
    expect(await label(announced.passed().passed())).toContain(t("cops.offer.pass.fallen"));
  });
});

describe("the card of equipment", () => {
  it("plays at once in the reader's own turn", async () => {
    const table = await at(copsRoom({ equipment: ["coffee"] }));
    expect(table.pocket().getAttribute("aria-pressed")).toBeNull();
    await table.use();
    expect(table.moves, "a misclick would cost the card").toEqual([]);
    await table.use();
    expect(table.moves).toEqual([{ do: "play", equipment: "coffee" }]);
  });

  it("opens the play in their own turn, also when they were about to do something else", async () => {
    const table = await at(copsRoom({ equipment: ["truth-serum"] }));
    await press(the(document.body, '[data-choice="investigate"]'));
    await table.use();
    expect(table.moves).toEqual([]);
    expect(table.heading()).toBe(t("cops.step.truth-serum"));
    expect(table.done.filter((command) => command.do === "order").length).toBe(1);
  });

  it("asks to be asked where the card is not for now", async () => {
    const table = await at(copsRoom({ equipment: ["riot-shield"] }));
    await table.use();
    expect(says(table.pocket())).toBe(t("cops.table.pocket.wished"));
    expect(table.done.at(-1)).toEqual({ do: "order", order: "pass-if-nothing-else" });
  });

  it("holds an open moment, also when the order has passed on it already", async () => {
    const { model } = shotAt(2, "restraining-order");
    const ordered = { ...model, order: "ask-what-touches-me", given: PASS };
    const table = await at(shotAt(2, "restraining-order"));
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
    const table = await at(room);
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
    const answering = await at(room);
    await answering.use();
    await answering.becomes(room.model, { doing: { do: "move", game: 1, prompt, move: PASS } });
    await answering.becomes(room.passed().model);
    expect(answering.refused()).toEqual([]);
    const keeping = await at(room);
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

describe("the heading", () => {
  it("says what the reader does while that is shown, and that things have changed only when they are asked anew", async () => {
    const room = copsRoom({ equipment: ["med-kit", "smoke-grenade"] });
    const investigate: Move = { do: "investigate", target: 2, card: 0 };
    const announced = room.after(0, investigate, "announced");
    const table = await at(room);
    expect(table.heading()).toBe(t("cops.ask.act"));
    await table.becomes(announced.model, { isBehind: true });
    expect(table.heading()).toBe("You investigate Player 3’s first card.");
    const open = room.after(0, investigate);
    await table.becomes(open.model);
    expect(table.heading()).toBe(`You investigate Player 3’s first card. ${STAYS}`);
    await table.becomes(open.passed("looked").model, { isBehind: true });
    expect(table.heading()).toBe("It is crooked.");
    expect(table.note()).toBe("");
    const anew = copsRoom({
      equipment: ["med-kit", "smoke-grenade"],
      moves: [...looks(0, 2), [1, { do: "play", equipment: "smoke-grenade" }]],
    });
    await table.becomes(anew.model);
    expect(table.heading()).toBe(t("cops.ask.act.changed"));
  });

  it("says nothing of a shot that is to come when it was fired, and never that the reader has answered who has not", async () => {
    const room = shotAt(2, "restraining-order");
    const table = await at(room);
    expect(table.note()).toBe("Before Player 5’s shot");
    await table.becomes(room.passed("answered").model);
    expect(table.heading()).toContain(STAYS);
    await table.becomes(room.passed("fired").model, { isBehind: true });
    expect(table.note()).toBe("");
    expect(table.heading()).toBe(t("cops.story.fired"));
    await table.becomes(room.passed("disarmed").model, { isBehind: true });
    expect(table.heading()).not.toContain("about to shoot");
    await table.becomes(room.passed().model);
    expect(table.note()).toBe("Before the shot hits Player 3");
  });

  it("says that the reader keeps their equipment when they have said so", async () => {
    const room = shotAt(0, "riot-shield");
    const { prompt } = (room.model.game as GameModel<State>).view;
    const table = await at(room);
    await table.becomes(room.model, { doing: { do: "move", game: 1, prompt, move: PASS } });
    await table.becomes({ ...room.model, given: PASS });
    expect(table.heading()).toBe(t("cops.given.pass"));
  });
});
