// @vitest-environment happy-dom
import { commitmentToShare } from "@darbar/fair";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { opened } from "../../test/dom/opened.tsx";
import { all, button, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { SETUP } from "../../test/dom/rooms.ts";
import { until } from "../../test/dom/shown.tsx";
import { READER } from "../../test/dom/stand-in-app.ts";
import { stillHost } from "../../test/practice-host.ts";
import { coupReader } from "../../test/practice-reader.ts";
import { deviceStorage } from "../app/storage.ts";
import { OWN_SHARES } from "../fair/kept-share.ts";

const { t } = EVERY_WORDS.en;

describe("coming in", () => {
  it("somebody who was here before has their name, and watches the list of tables", async () => {
    const { root, server } = await opened("/");
    await until(() => field(root, t("lobby.name")).value === READER.name);
    await until(() => server.heard.length > 1);
    expect(server.heard).toMatchObject([{ type: "hello" }, { type: "lobby", watch: true }]);
    const listed = { table: "T", code: "PLUMS", setup: SETUP, taken: 1, playing: false };
    const other = { ...listed, table: "U", setup: { ...SETUP, game: "chess" as "coup" } };
    await server.say({ type: "lobby", tables: [listed, other] });
    expect(all(root, ".table-row")).toHaveLength(1);
    expect(the(root, ".table-row a").getAttribute("href")).toBe("/t/PLUMS");
  });

  it("has their name where no server answers, too", async () => {
    const first = await opened("/");
    await until(() => field(first.root, t("lobby.name")).value === READER.name);
    const { root } = await opened("/", "en", (server) => void server.falls());
    expect(field(root, t("lobby.name")).value).toBe(READER.name);
  });

  it("somebody new is given a name, and can have another", async () => {
    const { root, server } = await opened("/", "en", (prepared) => {
      prepared.answers("GET /api/people/known", 200, null);
      prepared.answers("POST /api/people", 200, { person: "new", name: "Falcon" });
      prepared.answers("PATCH /api/people/me", 200, { person: "new", name: "Mehrdad" });
    });
    const name = field(root, t("lobby.name"));
    await until(() => name.value === "Falcon");
    expect(server.asked[1]).toMatchObject({ body: { name: expect.stringMatching(/^[A-Z][a-z]+$/) } });
    await write(name, "Mehrdad");
    await enter(name);
    await until(() => says(the(root, ".name-field")).includes(t("lobby.name.saved")));
    expect(server.asked).toContainEqual({ what: "PATCH /api/people/me", body: { name: "Mehrdad" } });
  });
});

describe("playing now", () => {
  const card = (root: ParentNode, game: string): HTMLElement => the(root, `article[aria-labelledby=game-${game}]`);

  it.each(GAME_NAMES)("asks for a quick game of %s and goes to its table", async (game) => {
    const { root, server } = await opened("/", "en", (prepared) => {
      prepared.answers("POST /api/quick", 200, { table: "T", code: "PLUMS" });
    });
    await press(button(card(root, game), t("lobby.play-now")));
    await until(() => location.pathname === "/t/PLUMS");
    const asked = server.asked.find(({ what }) => what === "POST /api/quick");
    const share = OWN_SHARES.find("T", 1)?.share ?? "";
    expect(share).toMatch(/^[0-9a-f]{32}$/);
    const commitment = commitmentToShare(share);
    expect(asked?.body).toEqual({
      game,
      options: {},
      level: "regular",
      seats: game === "coup" ? 4 : 5,
      clock: "relaxed",
      commitment,
    });
  });

  it.each(GAME_NAMES)("practises %s in the page where no server answers", async (game) => {
    const { root, server } = await opened("/");
    await server.falls();
    await press(button(card(root, game), t("lobby.play-now")));
    await until(() => location.pathname.startsWith("/practice"));
    expect(location.pathname).toBe(game === "coup" ? "/practice" : "/practice/cops");
  });

  it("deals anew where no server answers, at once, and does not show the game that was over", async () => {
    const storage = deviceStorage("darbar.practice");
    const host = stillHost(3);
    await coupReader({ options: {}, seats: 4, name: READER.name }, host).playOn();
    const over = host.store.text ?? "";
    storage.write(over);
    const { main, root, server } = await opened("/");
    await server.falls();
    await press(button(card(root, "coup"), t("lobby.play-now")));
    await until(() => main.querySelector(".coup-table") !== null);
    expect(main.querySelector(".is-over")).toBeNull();
    expect(storage.read()).not.toBe(over);
    await until(() => location.search === "");
  });

  it("says why there is no game", async () => {
    const { root } = await opened("/", "en", (prepared) => {
      prepared.answers("POST /api/quick", 429, { code: "too-fast", error: "slowly" });
    });
    await press(button(card(root, "coup"), t("lobby.play-now")));
    await until(() => says(the(root, ".hero [role=alert]")) === t("app.problem.too-fast"));
  });
});

describe("a table of others", () => {
  it("is found by its code; a code that is nobody's is explained", async () => {
    const { root } = await opened("/", "en", (prepared) => {
      prepared.answers("GET /api/codes/PLUMS", 200, { table: "T", game: "coup" });
      prepared.answers("GET /api/codes/ZZZZZ", 404, { code: "no-such-code", error: "no" });
    });
    const code = field(root, t("lobby.join.code"));
    await write(code, "zzzzz");
    await enter(code);
    await until(() => says(the(root, ".join-form [role=alert]")) === t("app.problem.no-such-code"));
    await write(code, "plums");
    await enter(code);
    await until(() => location.pathname === "/t/PLUMS");
  });
});

describe("a new table", () => {
  it.each(GAME_NAMES)("of %s is asked for as it was chosen, and gone to", async (game) => {
    const { root, main, server } = await opened("/", "en", (prepared) => {
      prepared.answers("POST /api/tables", 200, { table: "T", code: "PLUMS" });
    });
    await press(button(the(root, `article[aria-labelledby=game-${game}]`), t("lobby.new-table")));
    await until(() => main.querySelector(".setup-form") !== null);
    await press(button(root, t("lobby.create")));
    await until(() => location.pathname === "/t/PLUMS");
    const asked = server.asked.find(({ what }) => what === "POST /api/tables");
    expect(asked?.body).toMatchObject({ game, bots: "none" });
  });

  it("that the server refuses says why", async () => {
    const { root } = await opened("/new", "en", (prepared) => {
      prepared.answers("POST /api/tables", 429, { code: "too-many", error: "no" });
    });
    await press(button(root, t("lobby.create")));
    await until(() => says(the(root, ".setup-foot [role=alert]")) === t("app.problem.too-many"));
  });
});
