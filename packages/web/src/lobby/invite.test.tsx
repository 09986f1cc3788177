// @vitest-environment happy-dom

import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { generate } from "lean-qr";
import { expect, it, vi } from "vitest";
import { all, button, buttons, field, press, says, the } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { Invite } from "./invite.tsx";

const { t } = EVERY_WORDS.en;
const LINK = "http://darbar.example/t/PLUMS";

async function invite(): Promise<HTMLElement> {
  return (await show(<Invite code="PLUMS" game="Coup" shareUrl={LINK} />)).root;
}

it("the code is there to be read at once, and the link in the sheet", async () => {
  const root = await invite();
  expect(says(the(root, "h1 .name"))).toBe("PLUMS");
  await press(button(root, t("lobby.invite.qr")));
  expect(field(root, t("lobby.invite.link")).value).toBe(LINK);
});

it("the link is copied, and that is said", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
  const root = await invite();
  await press(button(root, t("lobby.invite.copy")));
  expect(copied).toEqual([LINK]);
  expect(says(the(root, "[role=status]"))).toBe(t("lobby.invite.copied"));
});

it("where nothing may be copied the reader is told to do it by hand", async () => {
  const refuses = { writeText: () => Promise.reject(new Error("not allowed")) };
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(refuses as unknown as Clipboard);
  document.execCommand = () => false;
  const root = await invite();
  await press(button(root, t("lobby.invite.copy")));
  expect(says(the(root, "[role=status]"))).toBe(t("lobby.invite.by-hand"));
  expect(document.activeElement).toBe(field(root, t("lobby.invite.link")));
});

it("a device that can share is asked to, with the game and the code", async () => {
  expect(buttons(await invite(), t("lobby.invite.share"))).toEqual([]);
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  await press(button(await invite(), t("lobby.invite.share")));
  Object.assign(navigator, { share: undefined });
  expect(shared).toEqual([{ text: t("lobby.invite.text", { game: "Coup", code: "PLUMS" }), url: LINK }]);
});

it("the QR code fills the squares of the link, and is closed again", async () => {
  const root = await invite();
  await press(button(root, t("lobby.invite.qr")));
  const dark = the(root, "dialog svg.qr path:last-child");
  await until(() => dark.getAttribute("d") !== "");
  expect(the(root, "dialog svg.qr").getAttribute("aria-label")).toBe(LINK);
  const bitmap = generate(LINK);
  const places = Array.from({ length: bitmap.size }, (_, place) => place);
  const squares = places.flatMap((y) => places.filter((x) => bitmap.get(x, y))).length;
  const rows = [...(dark.getAttribute("d") ?? "").matchAll(/h(\d+)v1/g)];
  expect(rows.reduce((sum, [, length]) => sum + Number(length), 0)).toBe(squares);
  await press(button(root, t("lobby.close")));
  expect(all(root, "dialog")).toEqual([]);
});
