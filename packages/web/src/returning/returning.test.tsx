// @vitest-environment happy-dom
import type { OwnTable } from "@darbar/protocol";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { opened } from "../../test/dom/opened.tsx";
import { all, says, the } from "../../test/dom/reader.ts";
import { until } from "../../test/dom/shown.tsx";
import { READER } from "../../test/dom/stand-in-app.ts";
import { stillHost } from "../../test/practice-host.ts";
import { coupReader } from "../../test/practice-reader.ts";
import { deviceStorage } from "../app/storage.ts";
import { keptGameIn } from "./kept-game.ts";
import { placeAt } from "./places.ts";
import { timeText } from "./time-text.ts";

const { t } = EVERY_WORDS.en;

const GAME: OwnTable = {
  table: "T",
  code: "PLUMS",
  game: "coup",
  playing: true,
  away: false,
  out: false,
  asked: false,
  turn: "Sara",
  since: 1_000,
};
const ROOM: OwnTable = { ...GAME, table: "U", code: "PEARS", playing: false, turn: null, since: null };

/** What is kept of a practice game after some answers. */
async function kept(isOver: boolean): Promise<string> {
  const host = stillHost(5);
  const reader = coupReader({ options: {}, seats: 3, name: READER.name }, host);
  if (isOver) await reader.playOn(() => reader.snapshot().game?.outcome !== null);
  else await reader.playOn(() => true);
  return host.store.text ?? "";
}

describe("the front page", () => {
  it("leads back to games and waiting rooms, first to where the reader is awaited", async () => {
    const { root } = await opened("/", "en", (server) => {
      const asked = { ...GAME, table: "V", code: "GRAPE", asked: true };
      server.answers("GET /api/people/me/tables", 200, { tables: [GAME, ROOM, asked] });
    });
    await until(() => root.querySelector(".returning") !== null);
    const ways = all(root, ".return a").map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["/t/GRAPE", "/t/PLUMS", "/t/PEARS"]);
    const [first, second, third] = all(root, ".return p").map(says);
    expect(first).toContain(t("table.your-turn"));
    expect(second).toContain(t("going.at.playing", { game: "Coup", code: "PLUMS" }));
    expect(second).toContain(t("going.at.turn", { name: "Sara" }));
    expect(third).toBe(t("going.at.room", { game: "Coup", code: "PEARS" }));
  });

  it("says nothing to whoever has no place anywhere", async () => {
    const { root, server } = await opened("/", "en", (prepared) => {
      prepared.answers("GET /api/people/me/tables", 200, { tables: [] });
    });
    await until(() => server.asked.some(({ what }) => what === "GET /api/people/me/tables"));
    expect(root.querySelector(".returning")).toBeNull();
  });

  it("leads back to a game that is kept on this device, also where no server answers", async () => {
    deviceStorage("darbar.practice").write(await kept(false));
    const { root } = await opened("/", "en", (server) => void server.falls());
    await until(() => root.querySelector(".returning") !== null);
    expect(says(the(root, ".return strong"))).toBe(t("going.at.practice", { game: "Coup" }));
    expect(the(root, ".return a").getAttribute("href")).toMatch(/^\/practice\?seats=3/);
  });
});

describe("a practice game that is kept", () => {
  it("is found with its seats while it goes on, and not when it is over", async () => {
    expect(keptGameIn(await kept(false))).toMatchObject({ seats: 3 });
    expect(keptGameIn(await kept(true))).toBeNull();
  });

  it.each([null, "", "{", "[]", '{"version":2,"facts":[[1,2,{"fact":{"type":"started"}}]],"lines":[]}'])(
    "is none in %s",
    (text) => {
      expect(keptGameIn(text)).toBeNull();
    },
  );
});

describe("how it stands at a table", () => {
  const stateOf = (own: Partial<OwnTable>, now = 1_000) => placeAt({ ...GAME, ...own }, now, EVERY_WORDS.en)?.state;

  it("is whose turn it is, or why nobody waits for the reader", () => {
    expect(stateOf({ away: true, asked: false })).toBe(t("going.at.away"));
    expect(stateOf({ out: true })).toBe(t("going.at.out"));
    expect(stateOf({ turn: null })).toBeNull();
  });

  it("is told with how long that has been so", () => {
    const state = t("table.your-turn");
    expect(stateOf({ asked: true }, 60_999)).toBe(state);
    expect(stateOf({ asked: true }, 181_000)).toBe(t("going.at.since", { state, time: "3 minutes" }));
    expect(timeText(2 * 3_600_000, "fa")).toBe("۲ ساعت");
    expect(timeText(3 * 86_400_000, "ru")).toBe("3 дня");
    expect(timeText(59_000, "en")).toBeNull();
  });

  it("is not told of a game that the page does not know", () => {
    expect(placeAt({ ...GAME, game: "chess" as "coup" }, 0, EVERY_WORDS.en)).toBeNull();
  });
});
