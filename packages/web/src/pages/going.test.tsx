// @vitest-environment happy-dom

import type { CoupEvent } from "@darbar/coup";
import type { ClientMessage, Snapshot, WireFact } from "@darbar/protocol";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { coupRoom } from "../../test/dom/coup-rooms.ts";
import { openedTable } from "../../test/dom/opened.tsx";
import { all, button, press, says, the } from "../../test/dom/reader.ts";
import { bot, person, ROOM } from "../../test/dom/rooms.ts";
import { until } from "../../test/dom/shown.tsx";
import { READER } from "../../test/dom/stand-in-app.ts";

const { t } = EVERY_WORDS.en;

const HANDS = [
  ["duke", "contessa"],
  ["duke", "captain"],
  ["captain", "assassin"],
] as const;

/** A game of the reader, a friend and a bot after some events, as its server shows it. */
function at(events: readonly CoupEvent[], more: Partial<Snapshot> = {}): Snapshot {
  const { game } = coupRoom({}, 3, [{ type: "dealt", hands: HANDS }, ...events]);
  const seats = [person(READER.person, READER.name), person("sara", "Sara"), bot("Zal")];
  return { ...ROOM, seats, ...more, game: game && { ...game, commitment: "" } } as Snapshot;
}

const OWN_TURN = at([{ type: "turn", seat: 0 }]);

/** What the reader has done to go or to come back. */
const gone = (heard: readonly ClientMessage[]) =>
  heard.flatMap((message) =>
    message.type === "do" && ["leave", "resign", "sit", "hurry"].includes(message.command.do) ? message.command : [],
  );

async function opened(snapshot: Snapshot) {
  const { main, server } = await openedTable(snapshot);
  await until(() => main.querySelector(".coup-table") !== null);
  let facts = 4;
  const say = (...told: readonly WireFact[]) => {
    facts += told.length;
    return server.say({ type: "facts", table: "T", log: "a.1", from: facts - told.length, facts: told });
  };
  const menu = (name: string) => press(button(the(main, ".table-menu"), name));
  const log = () => all(main, "ol.log > li").map(says);
  return { main, server, say, menu, log, heading: () => says(the(main, "#prompt-heading")) };
}

const dialog = () => the(document.body, "dialog.modal");

describe("leaving a game", () => {
  it("is asked about in one sentence, and leads to the front page", async () => {
    const { main, server, menu } = await opened(OWN_TURN);
    await menu(t("lobby.leave"));
    await until(() => document.querySelector("dialog.modal") !== null);
    expect(says(the(dialog(), "p"))).toBe(t("going.leave.why"));
    expect(gone(server.heard)).toEqual([]);
    await press(button(dialog(), t("going.leave.go")));
    expect(gone(server.heard)).toEqual([{ do: "leave" }]);
    expect(location.pathname).toBe("/");
    expect(main.querySelector(".coup-table")).toBeNull();
  });

  it("can be thought better of", async () => {
    const { main, server, menu } = await opened(OWN_TURN);
    await menu(t("lobby.leave"));
    await until(() => document.querySelector("dialog.modal") !== null);
    await press(button(dialog(), t("going.stay")));
    expect(document.querySelector("dialog.modal")).toBeNull();
    expect(gone(server.heard)).toEqual([]);
    expect(main.querySelectorAll("[data-choice]").length).toBeGreaterThan(0);
  });

  it("is told to the others: in the log, at the seat, and in what is said of it", async () => {
    const { main, say, log } = await opened(OWN_TURN);
    await press(the(main, ".tool-log"));
    await say({ type: "away", seat: 1, away: true });
    expect(log().at(-1)).toBe(t("table.left", { me: "other", name: "Sara" }));
    expect(main.querySelectorAll('[data-place="seat-1"] .away')).toHaveLength(1);
    expect(says(the(main, '[data-place="seat-1"] > .hidden-text'))).toContain(t("table.is-away"));
    await say({ type: "away", seat: 1, away: false });
    expect(log().at(-1)).toBe(t("table.returned", { me: "other", name: "Sara" }));
    expect(main.querySelector('[data-place="seat-1"] .away')).toBeNull();
    await say({ type: "away", seat: 1, away: true, resigned: true });
    expect(log().at(-1)).toBe(t("table.resigned", { me: "other", name: "Sara" }));
    expect(says(the(main, '[data-place="seat-1"] > .hidden-text'))).toContain(t("table.is-resigned"));
    expect(all(main, '[aria-live="polite"]').map(says).join(" ")).toContain("Sara resigns");
  });
});

describe("whoever has a bot play for them while they look on", () => {
  it("is asked nothing, and takes the seat back in one tap", async () => {
    const { main, server, say, heading } = await opened(OWN_TURN);
    await say({ type: "away", seat: 0, away: true });
    await until(() => main.querySelector(".ways-out") !== null);
    expect(main.querySelectorAll("[data-choice]")).toHaveLength(0);
    // It is their turn, but no question to them.
    expect(heading()).toBe(t("table.stood-in", { resigned: "other" }));
    await press(button(the(main, ".ways-out"), t("going.back")));
    expect(gone(server.heard)).toEqual([{ do: "sit", seat: 0 }]);
    await say({ type: "away", seat: 0, away: false });
    expect(main.querySelectorAll("[data-choice]").length).toBeGreaterThan(0);
  });
});

describe("giving a game up", () => {
  it("is asked about in one sentence; then a bot plays to the end, and there is nothing more to give up", async () => {
    const { main, server, say, menu, heading } = await opened(OWN_TURN);
    await menu(t("table.resign"));
    await until(() => document.querySelector("dialog.modal") !== null);
    expect(says(the(dialog(), "p"))).toBe(t("going.resign.why"));
    await press(button(dialog(), t("table.resign")));
    expect(gone(server.heard)).toEqual([{ do: "resign" }]);
    await say({ type: "away", seat: 0, away: true, resigned: true });
    await until(() => main.querySelector(".ways-out") !== null);
    expect(heading()).toContain(t("table.stood-in", { resigned: "yes" }));
    expect(all(main, ".ways-out button").map(says)).toEqual([t("going.out.meanwhile"), t("lobby.leave")]);
    expect(all(main, ".table-menu .tool-name").map(says)).not.toContain(t("table.resign"));
  });

  it("leaves bots that hurry where only they play on, if all who look want it", async () => {
    const seats = [
      { ...person(READER.person, READER.name), away: true, resigned: true } as const,
      { ...person("sara", "Sara"), away: true, resigned: true } as const,
      bot("Zal"),
    ];
    const { main, server, say } = await opened(at([{ type: "turn", seat: 2 }], { seats }));
    await until(() => main.querySelector(".ways-out") !== null);
    await server.say({ type: "present", table: "T", seats: [0, 1], spectators: 0 });
    await press(button(the(main, ".ways-out"), t("going.out.skip")));
    expect(gone(server.heard)).toEqual([{ do: "hurry", hurry: "skip" }]);
    await say({ type: "hurried", seat: 0, hurry: "skip" });
    expect(button(main, t("going.out.skip")).getAttribute("aria-pressed")).toBe("true");
    expect(says(the(main, ".out-waits"))).toBe(t("going.out.waiting", { names: "Sara" }));
    await say({ type: "hurried", seat: 1, hurry: "skip" });
    expect(says(the(main, ".out-waits"))).toBe("");
  });
});
