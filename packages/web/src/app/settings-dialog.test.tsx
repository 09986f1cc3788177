// @vitest-environment happy-dom

import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { all, button, buttons, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import { standInServer } from "../../test/dom/stand-in-server.ts";
import { Shell } from "./shell.tsx";

const { t } = EVERY_WORDS.en;

/** The frame of the page with its settings open. */
async function settings() {
  const server = standInServer();
  const app = await standInApp();
  const { root } = await show(<Shell page={{ page: "front" }}>the page</Shell>, { app });
  await press(button(root, t("app.settings")));
  await until(() => all(root, "dialog.settings").length > 0);
  return { root, app, server, dialog: the<HTMLDialogElement>(root, "dialog.settings") };
}

describe("the settings", () => {
  it("open by their button and close by theirs", async () => {
    const { dialog } = await settings();
    expect(dialog.open).toBe(true);
    await press(button(dialog, t("app.done")));
    expect(dialog.open).toBe(false);
  });

  it("set each thing by itself", async () => {
    const { dialog, app } = await settings();
    const before = app.settings.get();
    await press(field(dialog, t("app.theme.dark")));
    await press(field(dialog, t("app.motion")));
    await press(field(dialog, t("app.fast")));
    await press(field(dialog, t("app.hints")));
    await press(field(dialog, t("app.asks-equipment")));
    await press(field(dialog, t("app.chances")));
    await press(field(dialog, t("app.hears-bots")));
    await write(field(dialog, t("app.volume")), "0.2");
    expect(app.settings.get()).toEqual({
      ...before,
      theme: "dark",
      motion: "off",
      pace: "fast",
      hints: false,
      asksEquipment: true,
      chances: true,
      hearsBots: false,
      volume: 0.2,
    });
  });

  it.each(["granted", "denied"] as const)(
    "ask the browser for notifications when they are switched on: %s",
    async (answer) => {
      const requestPermission = vi.fn(async () => answer);
      vi.stubGlobal("Notification", { permission: "default", requestPermission });
      onTestFinished(() => void vi.unstubAllGlobals());
      const { dialog, app } = await settings();
      expect(requestPermission).not.toHaveBeenCalled();
      await press(field(dialog, t("going.call.setting")));
      await until(() => says(dialog).includes(t("going.call.barred")) === (answer === "denied"));
      expect(requestPermission).toHaveBeenCalledOnce();
      expect(app.settings.get().notifies).toBe(answer === "granted");
    },
  );

  it("have sound beside them, on and off by one press", async () => {
    const { root, app } = await settings();
    const sound = button(root, t("app.sound"));
    expect(sound.getAttribute("aria-pressed")).toBe("true");
    await press(sound);
    expect([app.settings.get().volume, sound.getAttribute("aria-pressed")]).toEqual([0, "false"]);
    await press(sound);
    expect(app.settings.get().volume).toBe(0.5);
  });

  it("offer to install the page only where the browser does", async () => {
    const { dialog, app } = await settings();
    expect(buttons(dialog, t("app.install"))).toEqual([]);
    const ask = vi.spyOn(app.install, "ask");
    app.install.state.set("offered");
    await until(() => buttons(dialog, t("app.install")).length === 1);
    await press(button(dialog, t("app.install")));
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("playing on another device", () => {
  it("gives a code here", async () => {
    const { dialog, server } = await settings();
    server.answers("POST /api/people/me/transfer", 200, { code: "seven-cranes", seconds: 600 });
    await press(button(dialog, t("app.device.give")));
    await until(() => all(dialog, ".other-device output").map(says).join() === "seven-cranes");
    // A code may end with a dash, which a line from right to left would show at its beginning.
    expect(the(dialog, ".other-device output").dir).toBe("ltr");
  });

  it("takes a code from there, without what stands around it, and begins anew as that person", async () => {
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    const { dialog, server } = await settings();
    server.answers("POST /api/people/transfer", 200, { person: "sara", name: "Sara" });
    await write(field(dialog, t("app.device.take")), " seven-cranes ");
    await enter(field(dialog, t("app.device.take")));
    expect(server.asked.at(-1)).toEqual({ what: "POST /api/people/transfer", body: { code: "seven-cranes" } });
    await until(() => reload.mock.calls.length === 1);
  });

  it("explains a code that is nobody's, and a server that is not there", async () => {
    const { dialog, server } = await settings();
    const problem = (): string => all(dialog, "[role=alert]").map(says).join();
    server.answers("POST /api/people/transfer", 404, { code: "unknown-code", error: "no" });
    await write(field(dialog, t("app.device.take")), "nonsense");
    await enter(field(dialog, t("app.device.take")));
    await until(() => problem() === t("app.problem.unknown-code"));
    await server.falls();
    await press(button(dialog, t("app.device.give")));
    await until(() => problem() === t("app.problem.offline"));
  });
});
