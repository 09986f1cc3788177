// @vitest-environment happy-dom
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { arms, looks, type Position } from "../../../../../test/browser/cops-positions.ts";
import { copsRoom } from "../../../../../test/dom/cops-rooms.ts";
import { IDLE } from "../../../../../test/dom/every-button.tsx";
import { all, says, the } from "../../../../../test/dom/reader.ts";
import { show } from "../../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../../test/dom/stand-in-app.ts";
import { type Sight, sightOf } from "../sight.ts";
import { KnowledgeTable } from "./knowledge-table.tsx";
import { loadConclusions } from "./later-conclusions.ts";

const words = EVERY_WORDS.en;
await loadConclusions();

/** What the reader in the first seat sees at a position. */
function sightAt(position: Position): Sight {
  const move = async () => ({ ok: true, value: null }) as const;
  const sight = sightOf({ ...IDLE, move, model: copsRoom(position).model }, words);
  if (sight === null) throw new Error("no game is on");
  return sight;
}

async function shownAt(position: Position): Promise<Element> {
  const { root } = await show(<KnowledgeTable sight={sightAt(position)} />, { app: await standInApp() });
  return root;
}

/** The reader has looked at a card of each of two players, another has looked at a card of theirs, a third at one of those. */
const LOOKED: Position = { moves: [...looks(0, 3, 1), ...looks(1, 3, 1), ...looks(2, 0, 2), ...arms(3, 0)] };

describe("what I know, as a table", () => {
  it("has a header for every player and every card, the reader last", async () => {
    const root = await shownAt(LOOKED);
    expect(the(root, "table").getAttribute("aria-labelledby")).toBe(the(root, "h3").id);
    expect(all(root, "thead th[scope=col]").map(says)).toHaveLength(4);
    const people = all(root, "tbody th[scope=row]").map(says);
    expect(people).toHaveLength(5);
    expect(people.at(-1)).toContain(words.t("app.you"));
    for (const row of all(root, "tbody tr")) expect(all(row, "td")).toHaveLength(3);
  });

  it("says of a card what it is, since when, and who else has seen it", async () => {
    const root = await shownAt(LOOKED);
    const { known, names } = sightAt(LOOKED);
    const cell = the(root, "tr[data-seat='3'] td[data-card='1']");
    const plain = cell.title.replaceAll(/[⁦-⁩]/gu, "");
    expect(plain).toContain(words.t(`cops.identity.${known[3]?.[1]?.kind ?? "agent"}.is`));
    expect(plain).toContain("you looked");
    expect(plain).toContain(`Seen by: ${names(1)}`.replaceAll(/[⁦-⁩]/gu, ""));
    expect(all(cell, ".tiny-portrait")).toHaveLength(1);
    const mine = the(root, "tr[data-seat='0'] td[data-card='2']");
    expect(all(mine, ".tiny-portrait")).toHaveLength(1);
    expect(the(root, "tr[data-seat='2'] td[data-card='0']").title).toBe(words.t("cops.knowledge.unknown"));
  });

  it("says who can hold each of the leaders", async () => {
    const root = await shownAt(LOOKED);
    expect(all(root, ".knowledge-leaders li")).toHaveLength(2);
  });
});
