// @vitest-environment happy-dom
import { fail } from "@darbar/kernel";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, vi } from "vitest";
import { all, button, buttons, choose, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { bot, obeying, person, room, SETUP } from "../../test/dom/rooms.ts";
import { show } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import type { TableModel } from "../table/model.ts";
import { WaitingRoom } from "./waiting-room.tsx";
import { choicesOf, setupOf } from "./wishes.ts";

const { t } = EVERY_WORDS.en;
const SARA = person("sara", "Sara");
const app = await standInApp();

/** The waiting room of a table, and what is done there. */
async function at(model: TableModel, { done, onCommand } = obeying(), reader: string | null = READER.person) {
  const left: string[] = [];
  const of = (shown: TableModel) => (
    <WaitingRoom
      model={shown}
      person={reader}
      shareUrl="http://darbar.example/t/PLUMS"
      onCommand={onCommand}
      onLeave={() => left.push("left")}
    />
  );
  const { root, draw } = await show(of(model), { app });
  const chair = (seat: number): HTMLElement => all(root, ".chair")[seat];
  const pressed = (seat: number): Promise<void> => press(the(chair(seat), "button"));
  return { pressed, root, done, left, chair, becomes: (next: TableModel) => draw(of(next)) };
}

/** The same table as somebody sees it who is not its host. */
const asGuest = (more: Partial<TableModel> = {}): TableModel =>
  room({ host: "sara", seats: [SARA, null, bot("Zal"), null], me: null, viewer: "public", ...more });

describe("the seats of a waiting room", () => {
  it("say who sits there, who is here, and who is the host", async () => {
    const { chair } = await at(
      room({
        seats: [person(READER.person, "Natasha"), SARA, bot("Zal", { level: "master", style: "bluffer" }), null],
        present: { seats: [0], spectators: 2 },
      }),
    );
    expect(says(chair(0))).toContain(`Natasha${t("lobby.seat.you")}${t("lobby.seat.host")}`);
    expect(says(chair(1))).toContain(`Sara${t("lobby.seat.gone")}`);
    expect(says(chair(2))).toContain(`Zal${t("lobby.bot-level.master")}${t("lobby.bot-style.bluffer")}`);
    expect(says(chair(3))).toContain(t("lobby.seat.free"));
  });

  it("are taken and left", async () => {
    const { root, pressed, done, becomes } = await at(asGuest());
    await pressed(1);
    await becomes(asGuest({ seats: [SARA, person(READER.person, "Natasha"), null, null], me: 1 }));
    await pressed(1);
    await press(button(root, t("lobby.seat.stand")));
    expect(all(root, "dialog")).toEqual([]);
    expect(done).toEqual([{ do: "sit", seat: 1 }, { do: "stand" }]);
  });

  it("ask for another name where the reader's looks like somebody's who sits there", async () => {
    const rename = vi.spyOn(app, "rename");
    const { done } = obeying();
    const onCommand = async () => fail({ code: "name-taken", error: "no" });
    const { root, pressed } = await at(asGuest(), { done, onCommand });
    expect(all(root, ".name-field")).toEqual([]);
    await pressed(1);
    expect(says(the(root, ".seat-list"))).toContain(t("app.problem.name-taken"));
    await write(field(root, t("lobby.name")), "Countess");
    await enter(field(root, t("lobby.name")));
    expect(rename).toHaveBeenCalledWith("Countess");
  });

  it("are filled with bots by the host, of the level and style that are set, and emptied again", async () => {
    const { root, pressed, done, becomes } = await at(room());
    const level = (id: "regular" | "sharp" | "master") => button(root, t(`lobby.bot-level.${id}`));
    await pressed(1);
    await press(level("regular"));
    expect(all(root, "dialog")).toEqual([]);
    await pressed(2);
    await choose(field(root, t("lobby.bot-style")), "bluffer");
    await press(level("master"));
    await becomes(room({ seats: [person(READER.person, "Natasha"), bot("Zal"), null, null] }));
    await pressed(1);
    expect(level("regular").getAttribute("aria-pressed")).toBe("true");
    await press(level("sharp"));
    await pressed(1);
    await press(button(root, t("lobby.bot.remove")));
    expect(done).toEqual([
      { do: "add-bot", seat: 1, level: "regular" },
      { do: "add-bot", seat: 2, level: "master", style: "bluffer" },
      { do: "remove-bot", seat: 1 },
      { do: "add-bot", seat: 1, level: "sharp", style: "bluffer" },
      { do: "remove-bot", seat: 1 },
    ]);
  });

  it("let the reader be called otherwise, where they sit", async () => {
    const rename = vi.spyOn(app, "rename");
    const { root, pressed } = await at(asGuest({ seats: [SARA, person(READER.person, "Natasha"), null, null], me: 1 }));
    await pressed(1);
    await write(field(root, t("lobby.name")), "Marchioness");
    await enter(field(root, t("lobby.name")));
    expect(rename).toHaveBeenCalledWith("Marchioness");
  });

  it("give a guest no rights of the host", async () => {
    const { root, chair } = await at(asGuest());
    const ofHost = ["lobby.bot.remove", "lobby.kick", "lobby.setup.change", "lobby.start", "lobby.start.fill"] as const;
    for (const act of ofHost) expect(buttons(root, t(act)), act).toEqual([]);
    // Only a free seat can be pressed by them.
    for (const seat of [0, 2]) expect(all(chair(seat), "button")).toEqual([]);
  });

  it("are freed of somebody by a second press only, in time", async () => {
    vi.useFakeTimers();
    const { root, pressed, done } = await at(room({ seats: [person(READER.person, "Natasha"), SARA, null, null] }));
    await pressed(1);
    const kick = button(root, t("lobby.kick"));
    await press(kick);
    expect(says(kick)).toBe(`${t("lobby.kick.sure")} Sara`);
    await vi.advanceTimersByTimeAsync(4_000);
    vi.useRealTimers();
    expect(says(kick)).toBe(`${t("lobby.kick")} Sara`);
    await press(kick);
    expect(done).toEqual([]);
    await press(kick);
    expect(done).toEqual([{ do: "kick", person: "sara" }]);
  });

  it("say why something was refused", async () => {
    const { root, pressed } = await at(asGuest(), obeying(fail({ code: "seat-taken", error: "taken" })));
    await pressed(1);
    expect(says(the(root, ".seat-list > [role=alert]"))).toBe(t("app.problem.seat-taken"));
  });
});

describe("starting", () => {
  it("says what is missing while a seat is free, and fills the free ones with bots if wished", async () => {
    const { root, done } = await at(room());
    expect(buttons(root, t("lobby.start"))).toEqual([]);
    expect(says(the(root, ".starting [role=status]"))).toBe(t("lobby.start.free", { n: 3 }));
    await press(button(root, t("lobby.start.fill")));
    expect(done).toEqual([...[1, 2, 3].map((seat) => ({ do: "add-bot", seat, level: "regular" })), { do: "start" }]);
  });

  it("goes at once at a full table", async () => {
    const seats = [person(READER.person, "Natasha"), bot("Zal"), bot("Rudabeh"), bot("Rostam")];
    const { root, done } = await at(room({ seats }));
    expect(buttons(root, t("lobby.start.fill"))).toEqual([]);
    await press(button(root, t("lobby.start")));
    expect(done).toEqual([{ do: "start" }]);
  });

  it("stops at the first thing that is refused, and says why", async () => {
    const { root, done } = await at(room(), obeying(fail({ code: "not-host", error: "no" })));
    await press(button(root, t("lobby.start.fill")));
    expect(done).toHaveLength(1);
    expect(says(the(root, ".starting [role=alert]"))).toBe(t("app.problem.not-host"));
  });

  it("is waited for by everybody else", async () => {
    const { root, becomes } = await at(asGuest());
    const waits = (): string => says(the(root, ".starting"));
    expect(waits()).toBe(t("lobby.start.wait", { name: "Sara" }));
    await becomes(asGuest({ seats: [null, null, null, null] }));
    expect(waits()).toBe(t("lobby.start.wait-host"));
    await becomes(asGuest({ host: null }));
    expect(waits()).toBe(t("lobby.start.no-host"));
  });
});

describe("what is played", () => {
  it("is read by everybody, and changed by the host", async () => {
    const { root, done } = await at(room());
    expect(says(the(root, ".setup-summary dl"))).toContain(t("lobby.clock.normal"));
    await press(button(root, t("lobby.setup.change")));
    const form = the(root, "dialog .setup-form");
    await press(field(form, t("lobby.clock.fast")));
    await press(field(form, t("lobby.visibility.public")));
    await press(button(form, t("lobby.setup.save")));
    const changed = setupOf({ ...choicesOf(SETUP), clock: "fast", visibility: "public" });
    expect(done).toEqual([{ do: "change-setup", setup: changed }]);
    expect(all(root, "dialog")).toEqual([]);
  });

  it("warns who loses a seat by the change, and can stay as it is", async () => {
    const { root, done } = await at(room({ seats: [person(READER.person, "Natasha"), null, null, bot("Zal")] }));
    await press(button(root, t("lobby.setup.change")));
    await press(button(the(root, "dialog"), t("lobby.seats.fewer")));
    expect(says(the(root, "dialog .warning"))).toBe(t("lobby.seats.lose", { seats: 3 }));
    await press(button(the(root, "dialog"), t("lobby.setup.cancel")));
    expect(all(root, "dialog")).toEqual([]);
    expect(done).toEqual([]);
  });

  it("stays open with the reason where the table refuses it", async () => {
    const { root } = await at(room(), obeying(fail({ code: "bad-setup", error: "no" })));
    await press(button(root, t("lobby.setup.change")));
    await press(button(the(root, "dialog"), t("lobby.setup.save")));
    expect(says(the(root, "dialog .setup-foot [role=alert]"))).toBe(t("app.problem.bad-setup"));
  });
});

describe("a fair shuffle", () => {
  it("says who has mixed in, and shows the seal of the server's secret", async () => {
    const { root, becomes } = await at(room());
    expect(says(the(root, ".mix [role=status]"))).toBe(t("lobby.mix.nobody"));
    expect(says(the(root, ".mix .seal"))).toBe(room().commitment);
    await becomes(room({ commitments: ["ab".repeat(32), null, null, null] }));
    expect(says(the(root, ".mix [role=status]"))).toBe(t("lobby.mix.who", { names: READER.name }));
  });

  it("is waited for by the host, too", async () => {
    const { root } = await at(room({ shuffle: { game: 1, commitments: [null, null, null, null], opened: false } }));
    expect(says(the(root, ".starting"))).toBe(t("lobby.shuffling"));
    expect(buttons(root, t("lobby.start"))).toEqual([]);
  });
});

it("the table is left by its own button", async () => {
  const { root, left } = await at(asGuest());
  await press(button(root, t("lobby.leave")));
  expect(left).toEqual(["left"]);
});
