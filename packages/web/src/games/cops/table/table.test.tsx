// @vitest-environment happy-dom

import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { all, says } from "../../../../test/dom/reader.ts";
import { person, room } from "../../../../test/dom/rooms.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { READER, standInApp } from "../../../../test/dom/stand-in-app.ts";
import { stillHost } from "../../../../test/practice-host.ts";
import { copsReader, gameIn } from "../../../../test/practice-reader.ts";
import { CopsTable } from "./cops-table.tsx";

const { t } = EVERY_WORDS.en;

describe("a table of Good Cop Bad Cop", () => {
  it("says of one's own cards after the end that they lie open", async () => {
    const reader = copsReader({ options: {}, seats: 5, name: READER.name }, stillHost(3));
    await reader.playOn();
    const snapshot = reader.snapshot();
    const seats = snapshot.seats.with(0, person(READER.person, READER.name));
    const model = room({ seats, game: gameIn(snapshot) });
    const { root } = await show(<CopsTable {...IDLE} model={model} move={async () => ({ ok: true, value: null })} />, {
      app: await standInApp(),
    });
    const cards = all(root, ".hand .card").slice(0, 3).map(says);
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card).toContain(t("cops.table.face-up"));
      expect(card).not.toContain(t("cops.table.face-down"));
    }
  });
});
