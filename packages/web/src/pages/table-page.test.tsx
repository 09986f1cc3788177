// @vitest-environment happy-dom

import type { CoupEvent } from "@darbar/coup";
import { commitmentToShare } from "@darbar/fair";
import type { ClientMessage, Command, Snapshot } from "@darbar/protocol";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, vi } from "vitest";
import { coupRoom } from "../../test/dom/coup-rooms.ts";
import { opened, openedTable } from "../../test/dom/opened.tsx";
import { all, button, choose, field, press, says, the } from "../../test/dom/reader.ts";
import { bot, person, ROOM, SETUP } from "../../test/dom/rooms.ts";
import { until } from "../../test/dom/shown.tsx";
import { READER } from "../../test/dom/stand-in-app.ts";
import { stillHost } from "../../test/practice-host.ts";
import { OWN_SHARES } from "../fair/kept-share.ts";
import { answerCoup } from "../games/coup/practice/coup-answers.ts";
import { coup } from "../games/coup/practice/coup-listed.ts";
import { GAMES_PLAYED } from "../learn/first-games.ts";
import { openPractice } from "../practice/practice-table.ts";

const { t } = EVERY_WORDS.en;

const FULL: Snapshot = {
  ...ROOM,
  seats: [person(READER.person, READER.name), bot("Zal"), bot("Rostam"), bot("Sohrab")],
};

const commands = (heard: readonly ClientMessage[]) =>
  heard.flatMap((message) => (message.type === "do" ? message.command : []));

/** What the page did for the shuffle, by itself. */
const mixed = (heard: readonly ClientMessage[]) => commands(heard).filter(isMixing);

/** What its reader did. */
const pressed = (heard: readonly ClientMessage[]) => commands(heard).filter((command) => !isMixing(command));

const isMixing = (command: Command): boolean => command.do === "commit-share" || command.do === "open-share";

/** A table of Coup that has just been dealt, as its first player sees it; they act. */
function dealt(): Snapshot {
  const wish = { options: {}, seats: 4, name: READER.name, patient: true, level: "regular", style: null } as const;
  const host = stillHost(3);
  const table = openPractice(coup, wish, { think: async (inquiry) => answerCoup(inquiry, 0), ...host });
  let first: Snapshot | null = null;
  table.watch((message) => {
    if (message.type === "table") first ??= message.snapshot;
  });
  table.close();
  if (first === null) throw new Error("the table was not told");
  return { ...FULL, game: (first as Snapshot).game };
}

describe("a table found by its code", () => {
  it("is watched, and is a waiting room before the deal", async () => {
    const { main, server } = await openedTable(FULL);
    await until(() => main.querySelector(".waiting-room") !== null);
    expect(says(the(main, "h1"))).toBe(t("lobby.table-title", { code: "PLUMS" }));
    await press(button(main, t("lobby.start")));
    expect(pressed(server.heard)).toEqual([{ do: "start" }]);
  });

  it("follows what happens there, and asks for the rest if something is missing", async () => {
    const { main, server } = await openedTable({ ...FULL, seats: [FULL.seats[0], null, null, null] });
    await until(() => main.querySelector(".waiting-room") !== null);
    const sat = { type: "sat", seat: 1, sitter: person("sara", "Sara") } as const;
    await server.say({ type: "facts", table: "T", log: "a.1", from: 4, facts: [sat] });
    expect(says(all(main, ".chair")[1])).toContain("Sara");
    await server.say({ type: "facts", table: "T", log: "a.1", from: 9, facts: [sat] });
    expect(server.heard.filter(({ type }) => type === "watch")).toHaveLength(2);
  });

  it("is left by its command, for the front page", async () => {
    const { main, server } = await openedTable(FULL);
    await until(() => main.querySelector(".waiting-room") !== null);
    await press(button(main, t("lobby.leave")));
    expect(pressed(server.heard)).toEqual([{ do: "leave" }]);
    expect(location.pathname).toBe("/");
  });

  it("that has gone says why, with a way on", async () => {
    const { main, server } = await openedTable(FULL);
    await server.say({ type: "gone", table: "T", code: "kicked", error: "sent away" });
    expect(says(the(main, ".trouble"))).toContain(t("app.problem.kicked"));
    expect(button(main, t("app.to-front")).getAttribute("href")).toBe("/");
  });
});

describe("a shuffle at a table", () => {
  const shuffling = (commitments: readonly (string | null)[]) => ({ type: "shuffling", game: 1, commitments }) as const;

  it("has the page commit to a share by itself, and open it when all have", async () => {
    const { server } = await openedTable(FULL);
    await until(() => mixed(server.heard).length === 1);
    const [first] = mixed(server.heard);
    if (first?.do !== "commit-share") throw new Error("the page has not committed");
    expect(first).toMatchObject({ game: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const commitments = [first.commitment, null, null, null];
    await server.say({ type: "facts", table: "T", log: "a.1", from: 4, facts: [shuffling(commitments)] });
    await until(() => mixed(server.heard).length === 2);
    const [, second] = mixed(server.heard);
    if (second?.do !== "open-share") throw new Error("the page has not opened");
    expect(commitmentToShare(second.share)).toBe(first.commitment);
    expect(OWN_SHARES.find("T", 1)).toEqual({
      table: "T",
      game: 1,
      seat: 0,
      share: second.share,
      sealed: { commitment: FULL.commitment, commitments, lot: true },
    });
  });

  it("leaves a share alone that another device of its reader has committed to", async () => {
    const others = ["cd".repeat(32), null, null, null];
    const { main, server } = await openedTable({ ...FULL, commitments: others });
    await until(() => main.querySelector(".waiting-room") !== null);
    await server.say({ type: "facts", table: "T", log: "a.1", from: 4, facts: [shuffling(others)] });
    await until(() => main.querySelector(".waiting-room") === null);
    expect(says(main)).toContain(t("lobby.shuffling"));
    expect(mixed(server.heard)).toEqual([]);
  });
});

describe("a table that cannot be found", () => {
  it("explains a code that is nobody's", async () => {
    const { main } = await opened("/t/ZZZZZ", "en", (server) => {
      server.answers("GET /api/codes/ZZZZZ", 404, { code: "no-such-code", error: "no" });
    });
    await until(() => main.querySelector(".trouble") !== null);
    expect(says(the(main, ".trouble"))).toContain(t("app.problem.no-such-code"));
    expect(button(main, t("app.try-again"))).toBeDefined();
  });

  it("explains a game that this page does not know", async () => {
    const { main } = await openedTable({ ...FULL, setup: { ...SETUP, game: "chess" as "coup" } });
    await until(() => main.querySelector(".trouble") !== null);
    expect(says(the(main, ".trouble"))).toContain(t("app.problem.game-not-here"));
  });
});

describe("a game at a table", () => {
  it("is shown at once, and a press makes a move of the question that is open", async () => {
    const { main, server } = await openedTable(dealt());
    await until(() => main.querySelector(".coup-table") !== null);
    const income = main.querySelector<HTMLElement>("[data-choice=income]");
    if (income === null) throw new Error("it is another player's turn");
    await press(income);
    const moves = commands(server.heard).filter((command) => command.do === "move");
    expect(moves).toMatchObject([{ game: 1, move: { do: "income" } }]);
  });

  it("goes on in another language, with what was begun", async () => {
    const { root, main } = await openedTable(dealt());
    await until(() => main.querySelector("[data-choice=steal]") !== null);
    await press(the(main, "[data-choice=steal]"));
    expect(says(the(main, ".choices .back"))).toContain(t("table.back"));
    await choose(field(root, t("app.language")), "fa");
    await until(() => document.documentElement.dir === "rtl");
    expect(says(the(main, ".choices .back"))).toContain(EVERY_WORDS.fa.t("table.back"));
  });

  it("says that the line is broken", async () => {
    const { main, server } = await openedTable(dealt());
    await until(() => main.querySelector(".coup-table") !== null);
    vi.useFakeTimers(); // Nothing is tried by itself.
    await server.falls();
    expect(says(the(main, ".connection"))).toContain(t("table.reconnecting"));
    const tries = server.tried();
    await press(button(main, t("table.try-now")));
    vi.useRealTimers();
    expect(server.tried()).toBe(tries + 1);
  });
});

describe("who is out at a table", () => {
  const lost: readonly CoupEvent[] = [
    { type: "turn", seat: 1 },
    { type: "lost", seat: 0, card: "duke" },
    { type: "lost", seat: 0, card: "contessa" },
    { type: "out", seat: 0 },
    { type: "turn", seat: 2 },
  ];
  const hands = [
    ["duke", "contessa"],
    ["duke", "captain"],
    ["captain", "assassin"],
    ["duke", "assassin"],
  ] as const;
  const { game } = coupRoom({}, 4, [{ type: "dealt", hands }, ...lost]);
  const out = { ...FULL, game: game && { ...game, commitment: "" } } as Snapshot;

  it("begins another game where only bots are left behind", async () => {
    const { main, server } = await openedTable(out);
    server.answers("POST /api/quick", 200, { table: "U", code: "PEARS" });
    await until(() => main.querySelector(".ways-out") !== null);
    expect(says(the(main, "#prompt-heading"))).toBe(`${t("table.you-are-out")} Waiting for Rostam to play.`);
    await press(button(main, t("going.out.new")));
    await until(() => location.pathname === "/t/PEARS");
    const { options, seats, clock } = SETUP;
    const wish = { game: "coup", options, seats, clock };
    expect(server.asked.find(({ what }) => what === "POST /api/quick")?.body).toMatchObject(wish);
    expect(pressed(server.heard)).toEqual([{ do: "leave" }]);
  });

  it("can leave, or play elsewhere meanwhile, where people play on; nobody hurries those", async () => {
    const seats = FULL.seats.with(2, person("sara", "Sara"));
    const { main, server } = await openedTable({ ...out, seats });
    await until(() => main.querySelector(".ways-out") !== null);
    expect(all(main, ".ways-out button").map(says)).toEqual([t("going.out.meanwhile"), t("lobby.leave")]);
    expect(says(the(main, ".out-card .hint"))).toBe(t("going.out.in", { names: "Zal, Sara, and Sohrab" }));
    await press(button(the(main, ".ways-out"), t("lobby.leave")));
    expect(pressed(server.heard)).toEqual([{ do: "leave" }]);
  });
});

describe("hints at a table of the server", () => {
  /** Somebody who has played their first games. */
  const experienced = (): void => GAMES_PLAYED.write(JSON.stringify({ coup: 3 }));

  it("are there for a press where all others are bots, and stay switched on", async () => {
    experienced();
    const { main } = await openedTable(dealt());
    await until(() => main.querySelector(".tool-hints") !== null);
    expect(all(main, ".whisper")).toEqual([]);
    expect(says(the(main, ".tool-hints"))).toBe(t("table.hints-on"));
    await press(the(main, ".tool-hints"));
    await until(() => main.querySelector(".whisper-says p") !== null);
    await press(the(main, ".whisper-switch"));
    expect(all(main, ".whisper")).toEqual([]);
    expect(says(the(main, ".tool-hints"))).toBe(t("table.hints-on"));
  });

  it("help nobody against people", async () => {
    experienced();
    const table = dealt();
    const { main } = await openedTable({ ...table, seats: [...FULL.seats.slice(0, 3), person("sara", "Sara")] });
    await until(() => main.querySelector(".coup-table") !== null);
    expect(all(main, ".tool-hints")).toEqual([]);
    expect(all(main, ".whisper")).toEqual([]);
  });
});
