// @vitest-environment happy-dom
import { claimSaying } from "@darbar/cops";
import type { Remark, Seat } from "@darbar/kernel";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { arms, looks, type Position } from "../../../../../test/browser/cops-positions.ts";
import { copsRoom } from "../../../../../test/dom/cops-rooms.ts";
import { IDLE } from "../../../../../test/dom/every-button.tsx";
import { all, press, says, the } from "../../../../../test/dom/reader.ts";
import { obeying } from "../../../../../test/dom/rooms.ts";
import { show } from "../../../../../test/dom/shown.tsx";
import { READER, standInApp } from "../../../../../test/dom/stand-in-app.ts";
import type { TableProps } from "../../../../table/props.ts";
import { CopsTable } from "../cops-table.tsx";

const { t } = EVERY_WORDS.en;

/** The table at a position where this was said; the reader sits in the first seat. */
async function at(position: Position, said: readonly Remark[] = [], mode: TableProps["mode"] = "live", isNew = false) {
  const app = await standInApp();
  const { done, onCommand } = obeying();
  const { model } = copsRoom(position);
  if (model.game === null) throw new Error("no game is on");
  const told = { ...model, game: { ...model.game, said } };
  const { root } = await show(
    <CopsTable {...IDLE} move={obeying().onCommand} mode={mode} isNew={isNew} model={told} command={onCommand} />,
    { app },
  );
  return {
    root,
    told: () => done.filter((command) => command.do !== "order"),
    chips: () => all(root, ".claim-chip").map(({ className }) => /of-(\w+)/.exec(className)?.[1]),
    marks: (place: string) => all(root, `[data-place="${place}"] .claim-word`).map(({ className }) => className),
  };
}

/** Somebody says that a card is crooked, after so many events. */
function calls(seat: Seat, about: Seat, after = 0): Remark {
  return { seat, saying: claimSaying({ about, place: 0, word: "crooked" }), after };
}

const LOOKED: Position = { moves: looks(0, 1), passed: true };

describe("whoever has looked at a card", () => {
  it("is offered what they can say of it, and which of that is a lie", async () => {
    const { root, chips } = await at(LOOKED);
    expect(chips()).toEqual(["honest", "crooked", "leader", "quiet"]);
    expect(says(the(root, ".claim-ask"))).toContain("Player 2");
    const lies = all(root, ".claim-chip").map((chip) => all(chip, ".is-lie").length);
    expect(lies).toEqual([1, 0, 1, 0]);
  });

  it("says it aloud with a tap, once", async () => {
    const { root, told, chips } = await at(LOOKED);
    await press(the(root, ".claim-chip.of-honest"));
    expect(told()).toEqual([{ do: "phrase", said: { phrase: "i-saw", player: 1, place: 0, card: "honest" } }]);
    expect(chips()).toEqual([]);
  });

  it("is told once what such a claim is, in their first games", async () => {
    localStorage.clear();
    const said = async (isNew: boolean) => {
      const { root } = await at(LOOKED, [], "live", isNew);
      const told = all(root, ".claim-once").map(says);
      await press(the(root, ".claim-chip.of-quiet"));
      return told;
    };
    expect(await said(false)).toEqual([]);
    expect(await said(true)).toEqual([t("cops.claims.once")]);
    expect(await said(true)).toEqual([]);
  });

  it("keeps quiet with a tap", async () => {
    const { root, told, chips } = await at(LOOKED);
    await press(the(root, ".claim-chip.of-quiet"));
    expect([told(), chips()]).toEqual([[], []]);
  });

  it("is not offered what they have said already, nor what everybody sees, nor anything in a replay or a lesson", async () => {
    expect((await at(LOOKED, [calls(0, 1, 100)])).chips()).toHaveLength(4);
    expect((await at(LOOKED, [calls(0, 1)])).chips()).toEqual([]);
    expect((await at({ moves: [...looks(0, 1), ...arms(1, 2)] })).chips()).toEqual([]);
    expect((await at(LOOKED, [], "replay")).chips()).toEqual([]);
    expect((await at(LOOKED, [], "lesson")).chips()).toEqual([]);
  });

  it("is not offered it while anything else is asked", async () => {
    expect((await at({ moves: looks(0, 1), equipment: ["coffee"] })).root.querySelector(".claim-chips")).toBeNull();
  });
});

describe("what was said of a card", () => {
  it("stays at the card and at who said it, and is crossed when the card shows that it was wrong", async () => {
    const open = await at({ first: 2 }, [calls(2, 3)]);
    expect(open.marks("card-3-0")).toEqual(["claim-word is-open"]);
    expect(says(the(open.root, '[data-place="seat-2"]'))).toContain(
      t("cops.claims.count", { said: 1, borneOut: 0, disproved: 0 }),
    );
    const wrong = await at({ first: 3, moves: arms(3, 1), passed: true }, [calls(2, 3)]);
    expect(wrong.marks("card-3-0")).toEqual(["claim-word is-disproved"]);
    const label = says(the(wrong.root, '[data-place="seat-3"]'));
    expect(label).toContain(
      t("cops.claims.disproved", { claim: t("cops.claims.at", { me: "other", name: "Player 3", word: "crooked" }) }),
    );
  });

  it("lies on the reader's own card, too, and is read by ears", async () => {
    const { root, marks } = await at({ first: 2 }, [calls(2, 0)]);
    expect(marks("card-0-0")).toHaveLength(1);
    expect(all(root, "[role=log][aria-live=polite] p").map(says)[0]).toBe(
      t("lobby.talk.said", {
        name: "Player 3",
        text: t("lobby.phrase.i-saw", { player: READER.name, place: "0", card: "crooked" }),
      }),
    );
  });
});
