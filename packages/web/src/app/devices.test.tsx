// @vitest-environment happy-dom

import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, vi } from "vitest";
import { acted } from "../../test/dom/acted.ts";
import { all, button, buttons, press, says, the } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import { standInServer } from "../../test/dom/stand-in-server.ts";
import { Devices } from "./devices.tsx";

const { t } = EVERY_WORDS.en;
const SEEN = Date.UTC(2026, 2, 9, 12);
const PHONE = { device: "phone", label: "Safari, iPhone", added: SEEN, seen: SEEN, isThis: true };
const LAPTOP = { device: "laptop", label: "Firefox, Linux", added: SEEN, seen: SEEN, isThis: false };
const OTHER = { device: "other", label: "", added: SEEN, seen: SEEN, isThis: false };

/** The list of devices, opened. */
async function opened(devices: readonly unknown[] | null = [PHONE, LAPTOP, OTHER], language = "en" as const) {
  const server = standInServer();
  const has = (now: readonly unknown[]): void => server.answers("GET /api/people/me/devices", 200, { devices: now });
  if (devices === null) server.answers("GET /api/people/me/devices", 401, { code: "not-identified", error: "who?" });
  else has(devices);
  const { root } = await show(<Devices />, { app: await standInApp({ language }) });
  const details = the<HTMLDetailsElement>(root, "details");
  await acted(() => {
    details.open = true;
  });
  await until(() => server.asked.length > 0);
  return { root, server, has, rows: () => all(root, ".device") };
}

describe("the reader's devices", () => {
  it("are asked for when somebody wants to see them, and say what they are and which one this is", async () => {
    const { rows } = await opened();
    await until(() => rows().length === 3);
    expect(says(rows()[0])).toContain(`Safari, iPhone${t("app.devices.this")}`);
    expect(says(rows()[0])).toContain(t("app.devices.seen", { day: "Mar 9, 2026" }));
    expect(says(rows()[1])).toContain("Firefox, Linux");
    expect(says(rows()[2])).toContain(t("app.devices.unknown"));
    expect(buttons(rows()[0], t("app.devices.withdraw"))).toEqual([]);
  });

  it("are withdrawn by a second press, and gone from the list", async () => {
    const { root, rows, server, has } = await opened();
    await until(() => rows().length === 3);
    server.answers("DELETE /api/people/me/devices/laptop", 200, null);
    const withdraw = button(rows()[1], `${t("app.devices.withdraw")} Firefox, Linux`);
    await press(withdraw);
    expect(says(withdraw)).toContain(t("app.devices.withdraw.sure"));
    expect(server.asked.map(({ what }) => what)).toEqual(["GET /api/people/me/devices"]);
    has([PHONE, OTHER]);
    await press(withdraw);
    await until(() => rows().length === 2);
    expect(server.asked.map(({ what }) => what)).toContain("DELETE /api/people/me/devices/laptop");
    expect(rows().map(says).join()).not.toContain("Firefox");
    expect(document.activeElement, "the focus is not lost with the button").toBe(the(root, ".device-list"));
  });

  it("that were withdrawn elsewhere meanwhile say so, and go", async () => {
    const { root, rows, server, has } = await opened();
    await until(() => rows().length === 3);
    server.answers("DELETE /api/people/me/devices/laptop", 404, { code: "no-such-device", error: "no" });
    has([PHONE]);
    const withdraw = button(rows()[1], `${t("app.devices.withdraw")} Firefox, Linux`);
    await press(withdraw);
    await press(withdraw);
    await until(() => rows().length === 1);
    expect(all(root, "[role=alert]").map(says)).toEqual([t("app.problem.no-such-device")]);
  });

  it("can be left by a second press: the page begins anew", async () => {
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    const { root, rows, server } = await opened();
    await until(() => rows().length === 3);
    expect(says(root)).toContain(t("app.devices.leave.why"));
    server.answers("POST /api/people/me/leave", 200, null);
    const leave = button(root, t("app.devices.leave"));
    await press(leave);
    expect(reload).not.toHaveBeenCalled();
    await press(leave);
    await until(() => reload.mock.calls.length === 1);
  });

  it("warn who leaves the last one", async () => {
    const { root, rows } = await opened([PHONE]);
    await until(() => rows().length === 1);
    expect(says(root)).toContain(t("app.devices.leave.last"));
  });

  it("are none of who is new here, and nobody is made by looking", async () => {
    const { root, server } = await opened(null);
    await until(() => says(root).includes(t("app.devices.new")));
    expect(buttons(root, t("app.devices.leave"))).toEqual([]);
    expect(server.asked.map(({ what }) => what)).toEqual(["GET /api/people/me/devices"]);
  });

  it("say when there is nobody to ask", async () => {
    const { root, rows, server } = await opened();
    await until(() => rows().length === 3);
    await server.falls();
    const leave = button(root, t("app.devices.leave"));
    await press(leave);
    await press(leave);
    await until(() => all(root, "[role=alert]").map(says).join() === t("app.problem.offline"));
  });

  it("have their days in every language", () => {
    const days = LANGUAGES.map((language) => EVERY_WORDS[language].day(SEEN));
    expect(days).toEqual(["Mar 9, 2026", "۱۸ اسفند ۱۴۰۴", "9 במרץ 2026", "9 мар. 2026 г."]);
  });
});
