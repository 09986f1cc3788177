// @vitest-environment happy-dom
import type { Move, State } from "@darbar/cops";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { looks } from "../../../../test/browser/cops-positions.ts";
import { atCops, shotAt } from "../../../../test/dom/cops-pocket.tsx";
import { type CopsRoom, copsRoom } from "../../../../test/dom/cops-rooms.ts";
import { says, the } from "../../../../test/dom/reader.ts";
import type { GameModel } from "../../../table/model.ts";

const { t } = EVERY_WORDS.en;
const PASS: Move = { do: "pass" };
const STAYS = t("cops.wait.pocket");

describe("who is out", () => {
  it("reads so, and has a way on", async () => {
    const down = shotAt(0, "med-kit").passed().passed().passed();
    const table = await atCops(down);
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
    const table = await atCops(shotAt(2, "restraining-order"));
    await table.becomes({ ...model, playedForMe: [{ ...played, how: "order" }] });
    expect(table.refused()).toEqual([]);
    await table.becomes({ ...model, playedForMe: [{ ...played, how: "timeout" }] });
    expect(table.refused()).toEqual([t("table.time-ran-out", { pass: "yes" })]);
  });
});

describe("not playing one's equipment", () => {
  const label = async (place: CopsRoom): Promise<string> => (await atCops(place)).pass();

  it("is called what it comes to", async () => {
    const announced = shotAt(0, "riot-shield");
    expect(await label(announced), "the shield is for later").toContain(t("cops.offer.pass"));
    expect(await label(shotAt(0, "restraining-order"))).toContain(t("cops.offer.pass.hit"));
    expect(await label(announced.passed())).toContain(t("cops.offer.pass.hit"));
    expect(await label(announced.passed().passed())).toContain(t("cops.offer.pass.fallen"));
  });
});

describe("the heading", () => {
  it("says what the reader does while that is shown, and that things have changed only when they are asked anew", async () => {
    const room = copsRoom({ equipment: ["med-kit", "smoke-grenade"] });
    const investigate: Move = { do: "investigate", target: 2, card: 0 };
    const announced = room.after(0, investigate, "announced");
    const table = await atCops(room);
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
    const table = await atCops(room);
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
    const table = await atCops(room);
    await table.becomes(room.model, { doing: { do: "move", game: 1, prompt, move: PASS } });
    await table.becomes({ ...room.model, given: PASS });
    expect(table.heading()).toBe(t("cops.given.pass"));
  });
});
