// @vitest-environment happy-dom
import type { CoupEvent } from "@darbar/coup";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { coupRoom } from "../../../../test/dom/coup-rooms.ts";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { all, press, says, the } from "../../../../test/dom/reader.ts";
import { obeying } from "../../../../test/dom/rooms.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../test/dom/stand-in-app.ts";
import type { TableModel } from "../../../table/model.ts";
import type { TableProps } from "../../../table/props.ts";
import { CoupTable } from "./coup-table.tsx";

const { t } = EVERY_WORDS.en;
const PASS = { do: "pass" } as const;
const MATTERS = "ask-what-touches-or-looks-false";
const EVERYTHING = "pass-if-nothing-else";
const USUAL = { do: "order", order: MATTERS };
const PASSED = t("table.passed-for-you");

const DEALT: readonly CoupEvent[] = [
  {
    type: "dealt",
    hands: [
      ["duke", "contessa"],
      ["assassin", "captain"],
      ["duke", "duke"],
    ],
  },
];
const turn = (seat: number): CoupEvent => ({ type: "turn", seat });
/** The third player takes tax. */
const TAX: readonly CoupEvent[] = [
  ...DEALT,
  turn(2),
  { type: "announced", seat: 2, action: "tax", target: null, as: "duke" },
  { type: "asked", question: "respond", seats: [0, 1] },
];
/** The third player steals from the reader. */
const STEAL: readonly CoupEvent[] = [
  ...DEALT,
  turn(2),
  { type: "announced", seat: 2, action: "steal", target: 0, as: "captain" },
  { type: "asked", question: "respond", seats: [0, 1] },
];

const classic = (events: readonly CoupEvent[], more: Partial<TableModel> = {}): TableModel =>
  coupRoom({}, 3, events, more);

/** The same table in its next game. */
function another(model: TableModel): TableModel {
  return { ...model, order: null, game: model.game && { ...model.game, number: model.game.number + 1 } };
}

async function at(model: TableModel, more: Partial<TableProps> = {}) {
  const app = await standInApp();
  const { done, onCommand } = obeying();
  const moved: unknown[] = [];
  const move = async (wanted: unknown) => {
    moved.push(wanted);
    return { ok: true, value: null } as const;
  };
  const of = (shown: TableModel) => <CoupTable {...IDLE} model={shown} move={move} command={onCommand} {...more} />;
  const { root, draw } = await show(of(model), { app });
  return {
    done,
    moved,
    standing: () => root.querySelector<HTMLElement>(".seat-press.is-standing"),
    choice: (id: string) => the(root, `[data-choice="${id}"]`),
    becomes: (shown: TableModel) => draw(of(shown)),
    heading: () => says(the(root, "#prompt-heading")),
    choices: () => all(root, "[data-choice]").map((each) => each.dataset.choice),
    note: () => all(root, ".refused").map(says),
    log: () => all(root, "[role=log] p").map(says),
  };
}

describe("who has given an order", () => {
  it("is not asked what it passes on, not even for a moment, and reads so", async () => {
    for (const order of [null, MATTERS, "pass"]) {
      const table = await at(classic(TAX, { order }));
      expect(table.choices()).toEqual([]);
      expect(table.heading()).toBe(
        `Player 3 claims the Duke to take tax. ${t("coup.passed-still", { what: "challenge" })}`,
      );
    }
  });

  it("can still step in at the seat of whoever claims something: the window waits, and the challenge takes one more press", async () => {
    const passed = { prompt: 2, index: TAX.length, how: "order", isPass: true, order: MATTERS } as const;
    for (const more of [{}, { given: PASS, playedForMe: [passed] }]) {
      const table = await at(classic(TAX, { order: MATTERS, ...more }));
      expect(table.standing()?.getAttribute("aria-label")).toMatch(/^Challenge .*Player 3/);
      await press(the(document, ".is-standing"));
      expect(table.done).toEqual([{ do: "order", order: null }]);
      expect(table.choices()).toEqual(["pass", "challenge"]);
      expect(table.standing()).toBeNull();
      await press(table.choice("challenge"));
      expect(table.moved).toEqual([{ do: "challenge" }]);
    }
  });

  it("is asked by their order again when the question they stepped into is over", async () => {
    const model = classic(TAX, { order: MATTERS });
    const table = await at(model);
    await press(the(document, ".is-standing"));
    await table.becomes({ ...model, order: null });
    expect(table.done).toHaveLength(1);
    await table.becomes(
      classic([...TAX, { type: "paid", from: "treasury", to: 2, coins: 3 }, turn(0)], { order: null }),
    );
    expect(table.done.at(-1)).toEqual(USUAL);
  });

  it("can step in to block, and at nobody's seat where nothing can be done", async () => {
    const aid: CoupEvent = { type: "announced", seat: 2, action: "foreign-aid", target: null, as: null };
    const asked: CoupEvent = { type: "asked", question: "respond", seats: [0, 1] };
    const table = await at(classic([...DEALT, turn(2), aid, asked], { order: MATTERS }));
    await press(the(document, ".is-standing"));
    await press(table.choice("block-duke"));
    expect(table.moved).toEqual([{ do: "block", as: "duke" }]);
    expect((await at(classic([...DEALT, turn(2)], { order: MATTERS }))).standing()).toBeNull();
  });

  it("is asked what touches them, and where a claim looks false, if that is what they have ordered", async () => {
    expect((await at(classic(TAX, { order: MATTERS }))).choices()).toEqual([]);
    expect((await at(classic(STEAL, { order: MATTERS }))).choices()).toContain("block-captain");
    const lost: readonly CoupEvent[] = [0, 1, 2].map((seat) => ({ type: "lost", seat, card: "duke" }));
    const [dealt, ...tax] = TAX;
    const dukes: CoupEvent = {
      type: "dealt",
      hands: [
        ["duke", "contessa"],
        ["duke", "captain"],
        ["duke", "contessa"],
      ],
    };
    expect(dealt.type).toBe("dealt");
    expect((await at(classic([dukes, ...lost, ...tax], { order: MATTERS }))).choices()).toContain("challenge");
  });

  it("is asked what it does not pass on", async () => {
    expect((await at(classic(TAX, { order: EVERYTHING }))).choices()).toContain("challenge");
    expect((await at(classic(STEAL, { order: "pass" }))).choices()).toEqual([]);
    expect((await at(classic([...DEALT, turn(0)], { order: "pass" }))).choices()).toContain("income");
  });

  it("is asked nothing while it is shown how they lose a card", async () => {
    const losing: readonly CoupEvent[] = [
      ...DEALT,
      turn(1),
      { type: "announced", seat: 1, action: "coup", target: 0, as: null },
      { type: "asked", question: "lose-influence", seats: [0] },
      { type: "lost", seat: 0, card: "duke" },
    ];
    const table = await at(classic(losing, { order: "pass" }), { isBehind: true });
    expect(table.choices()).toEqual([]);
    expect(table.heading()).toBe("You lose the Duke.");
  });

  it("reads in the log what was passed for them, in its place", async () => {
    const played = { prompt: 2, index: TAX.length, how: "order", isPass: true, order: "pass" } as const;
    const events: readonly CoupEvent[] = [...TAX, { type: "paid", from: "treasury", to: 2, coins: 3 }, turn(0)];
    const table = await at(classic(events, { order: "pass", playedForMe: [played] }));
    const log = table.log();
    expect(log.indexOf(PASSED)).toBeGreaterThan(log.findIndex((line) => line.includes("claims the Duke")));
    expect(log.indexOf(PASSED)).toBeLessThan(log.length - 1);
  });

  it("keeps it for the next game at the table, and is asked by it from the first moment on", async () => {
    for (const order of ["pass", MATTERS, EVERYTHING]) {
      const model = classic(TAX, { order });
      const table = await at(model);
      expect(table.done).toEqual([]);
      await table.becomes(another(model));
      expect(table.done).toEqual([{ do: "order", order }]);
      expect(table.choices()).toEqual(order === EVERYTHING ? ["pass", "challenge"] : []);
    }
  });

  it("is asked by the last that they have chosen", async () => {
    const model = classic(TAX, { order: "pass" });
    const table = await at(model);
    await table.becomes({ ...model, order: EVERYTHING });
    await table.becomes(another(model));
    expect(table.done).toEqual([{ do: "order", order: EVERYTHING }]);
  });
});

describe("who is asked something that has one answer", () => {
  const twins: CoupEvent = {
    type: "dealt",
    hands: [
      ["duke", "duke"],
      ["assassin", "captain"],
      ["contessa", "duke"],
    ],
  };
  const couped: readonly CoupEvent[] = [
    turn(1),
    { type: "announced", seat: 1, action: "coup", target: 0, as: null },
    { type: "asked", question: "lose-influence", seats: [0] },
  ];

  it("is not asked, and reads that it is given for them, whatever they are asked otherwise", async () => {
    for (const order of [MATTERS, EVERYTHING, "pass"]) {
      const table = await at(classic([twins, ...couped], { order }));
      expect(table.choices()).toEqual([]);
      expect(table.heading()).toBe(`${t("coup.ask.lose")} ${t("table.only-answer")}`);
    }
    expect((await at(classic([...DEALT, ...couped], { order: MATTERS }))).choices()).toHaveLength(2);
  });

  it("is asked as long as the table has no order that would answer", async () => {
    expect((await at(classic([twins, ...couped], { order: null }))).choices()).toEqual(["lose-duke"]);
  });

  it("reads in the log that it was given for them", async () => {
    const events: readonly CoupEvent[] = [twins, ...couped];
    const played = { prompt: 2, index: events.length, how: "order", isPass: false, order: MATTERS } as const;
    const model = classic([...events, { type: "lost", seat: 0, card: "duke" }, turn(2)], { order: MATTERS });
    expect((await at({ ...model, playedForMe: [played] })).log()).toContain(t("table.answered-for-you"));
  });
});

describe("whose time ran out", () => {
  const ranOut = (isPass: boolean): string => t("table.time-ran-out", { pass: isPass ? "yes" : "other" });
  const played = (index: number, isPass: boolean) =>
    ({ prompt: 2, index, how: "timeout", isPass, order: null }) as const;

  it("reads what was passed for them in a window, in the prompt and in the log, until the next turn is over", async () => {
    const missed = { playedForMe: [played(TAX.length, true)], order: USUAL.order };
    const paid: CoupEvent = { type: "paid", from: "treasury", to: 2, coins: 3 };
    const table = await at(classic([...TAX, paid, turn(0)], missed));
    expect(table.note()).toEqual([ranOut(true)]);
    expect(table.log()).toContain(ranOut(true));
    await table.becomes(classic([...TAX, paid, turn(0), turn(1)], missed));
    expect(table.note()).toEqual([]);
    expect(table.log()).toContain(ranOut(true));
  });

  it("reads in the next player's turn what was played for them in their own", async () => {
    const events: readonly CoupEvent[] = [...DEALT, turn(0)];
    const income: CoupEvent = { type: "announced", seat: 0, action: "income", target: null, as: null };
    const table = await at(classic([...events, income, turn(1)], { playedForMe: [played(events.length, false)] }));
    expect(table.note()).toEqual([ranOut(false)]);
  });
});

describe("who has chosen nothing", () => {
  const REFORMED = { edition: "plus", reformation: true };
  const fellows = (mine: "loyalist" | "reformist"): readonly CoupEvent[] => [
    { type: "sided", allegiances: [mine, "reformist", "loyalist"] },
    ...DEALT,
    turn(2),
    { type: "announced", seat: 2, action: "foreign-aid", target: null, as: null },
    { type: "asked", question: "respond", seats: [0, 1] },
  ];

  it("is asked what matters, by an order like any other", async () => {
    expect((await at(classic(TAX))).done).toEqual([USUAL]);
    expect((await at(classic(STEAL))).choices()).toContain("block-captain");
  });

  it("reads why where they could do nothing, whatever they are asked", async () => {
    const other = await at(coupRoom(REFORMED, 3, fellows("reformist"), { order: EVERYTHING }));
    expect(other.choices()).toContain("pass");
    const fellow = await at(coupRoom(REFORMED, 3, fellows("loyalist")));
    expect(fellow.choices()).toEqual([]);
    expect(fellow.heading()).toBe(`Player 3 asks for foreign aid. ${t("coup.ask.fellow")}`);
  });

  it("reads nothing in the log of what was passed because nothing else could be done", async () => {
    const played = { prompt: 2, index: 5, how: "order", isPass: true, order: EVERYTHING } as const;
    const model = coupRoom(REFORMED, 3, fellows("loyalist"), { playedForMe: [played], given: PASS });
    const table = await at({ ...model, order: EVERYTHING });
    expect(table.log()).not.toContain(PASSED);
    expect(table.heading()).toContain(t("coup.ask.fellow"));
  });
});
