// @vitest-environment happy-dom
import type { CoupEvent } from "@darbar/coup";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { coupRoom } from "../../../../test/dom/coup-rooms.ts";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { says, the } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../test/dom/stand-in-app.ts";
import type { TableProps } from "../../../table/props.ts";
import { CoupTable } from "./coup-table.tsx";

const { t } = EVERY_WORDS.en;

const DEALT: CoupEvent = {
  type: "dealt",
  hands: [
    ["duke", "contessa"],
    ["assassin", "captain"],
    ["duke", "duke"],
  ],
};
const turn = (seat: number): CoupEvent => ({ type: "turn", seat });

/** What the prompt says after these facts. */
async function heading(events: readonly CoupEvent[], more: Partial<TableProps> = {}): Promise<string> {
  const model = coupRoom({}, 3, [DEALT, ...events], { order: "pass-if-nothing-else" });
  const move = async () => ({ ok: true, value: null }) as const;
  const { root } = await show(<CoupTable {...IDLE} model={model} move={move} {...more} />, { app: await standInApp() });
  return says(the(root, "#prompt-heading"));
}

describe("the heading of the prompt", () => {
  it("asks while the question is open", async () => {
    expect(await heading([turn(0)])).toBe(t("coup.ask.act"));
    expect(await heading([turn(1)])).toBe("Waiting for Player 2 to play.");
  });

  it("says what one has done as soon as one has, and not the question that was answered", async () => {
    const income: CoupEvent = { type: "announced", seat: 0, action: "income", target: null, as: null };
    const isBehind = { isBehind: true };
    expect(await heading([turn(0), income], isBehind)).toBe("You take income.");
    const paid: CoupEvent = { type: "paid", from: "treasury", to: 0, coins: 1 };
    expect(await heading([turn(0), income, paid], isBehind)).not.toBe(t("coup.ask.act"));
  });

  it("does not ask whether somebody will show what they have shown", async () => {
    const challenged: readonly CoupEvent[] = [
      turn(2),
      { type: "announced", seat: 2, action: "tax", target: null, as: "duke" },
      { type: "asked", question: "respond", seats: [0, 1] },
      { type: "challenged", seat: 1, claimant: 2, as: "duke" },
      { type: "asked", question: "prove", seats: [2] },
    ];
    expect(await heading(challenged)).toBe("Will Player 3 show the Duke?");
    const showed: CoupEvent = { type: "showed", seat: 2, as: "duke", cards: ["duke"], stay: false };
    expect(await heading([...challenged, showed], { isBehind: true })).toBe("Player 3 shows the Duke.");
  });
});
