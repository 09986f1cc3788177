import { PASS } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { keptCops, recordWith, shoots } from "../../test/browser/cops-positions.ts";
import { stillHost } from "../../test/practice-host.ts";
import { copsReader } from "../../test/practice-reader.ts";

const WISH = { options: {}, seats: 5, name: "Reader", me: 0, patient: true } as const;

/** Somebody else is shot at: the reader has ordered to be asked what touches them, and has passed before the bots answer. */
async function passedByOrder() {
  const host = stillHost(7, { think: () => new Promise(() => undefined) });
  const equipment = ["restraining-order", null, null, null, "coffee"] as const;
  host.store.text = keptCops(recordWith({ equipment, first: 4, moves: shoots(4, 2) }));
  const reader = copsReader(WISH, host);
  await reader.table.do({ do: "order", order: "ask-what-touches-me" });
  while (reader.snapshot().given === null) await host.step();
  return { reader, host };
}

describe("a pass by order", () => {
  it("is taken back with the order, and the window waits for the reader", async () => {
    const { reader, host } = await passedByOrder();
    const { prompt } = reader.view();
    await reader.table.do({ do: "order", order: "pass-if-nothing-else" });
    expect(reader.snapshot().given).toBeNull();
    expect(reader.facts().at(-1)).toEqual({ type: "given", prompt, move: null, how: "order" });
    await host.pass(600_000);
    expect(reader.view().prompt).toBe(prompt);
    expect(await reader.move({ do: "play", equipment: "restraining-order" })).toMatchObject({ ok: true });
    await reader.table.do({ do: "order", order: "ask-what-touches-me" });
    expect(reader.snapshot().given, "what they have answered themselves stays").not.toBeNull();
    while (reader.view().question === "moment") await host.step();
    expect(reader.view().question).toBe("retarget");
  });

  it("is taken back with the order also after the page was loaded again", async () => {
    const { reader, host } = await passedByOrder();
    reader.table.close();
    const again = copsReader(WISH, host);
    expect(again.snapshot()).toMatchObject({ order: "ask-what-touches-me", given: PASS });
    await again.table.do({ do: "order", order: null });
    expect(again.snapshot()).toMatchObject({ order: null, given: null });
  });
});
