// @vitest-environment happy-dom
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { acted } from "../../test/dom/acted.ts";
import { button, press, says } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import { Calling, type CallingProps } from "./calling.tsx";
import { openNotices } from "./notices.ts";

const { t } = EVERY_WORDS.en;
const ASKED: CallingProps = { question: "1 4", isTurn: true, code: "PLUMS", knocks: false };
const UNASKED: CallingProps = { ...ASKED, question: null };

/** The tab is looked at, or not. */
let isHidden = false;
const look = (isLookedAt: boolean) =>
  acted(() => {
    isHidden = !isLookedAt;
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** What the browser was asked to show, and how the reader answers when they are asked to allow it. */
const shown: { readonly title: string; readonly body: string; press(): void; isOpen: boolean }[] = [];
let permission: NotificationPermission = "default";
let answer: NotificationPermission = "granted";

class StandInNotification {
  static get permission() {
    return permission;
  }
  static async requestPermission() {
    permission = answer;
    return answer;
  }
  onclick: (() => void) | null = null;
  private readonly entry;
  constructor(title: string, { body = "" }: NotificationOptions) {
    this.entry = { title, body, press: () => this.onclick?.(), isOpen: true };
    shown.push(this.entry);
  }
  close() {
    this.entry.isOpen = false;
  }
}

beforeEach(() => {
  isHidden = false;
  permission = "default";
  answer = "granted";
  shown.length = 0;
  localStorage.clear();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  document.title = t("app.title");
  vi.stubGlobal("Notification", StandInNotification);
  const hidden = vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  onTestFinished(() => {
    hidden.mockRestore();
    vi.unstubAllGlobals();
  });
});

const icon = () => document.querySelector("link")?.getAttribute("href");

async function calling(props: CallingProps) {
  const app = await standInApp();
  const { root, draw } = await show(<Calling {...props} />, { app });
  return { root, app, become: (next: CallingProps) => draw(<Calling {...next} />) };
}

describe("a tab that nobody looks at", () => {
  it("says that the reader is asked, and stops when they look, or when nothing is asked any more", async () => {
    const { become } = await calling(UNASKED);
    await look(false);
    expect(document.title).toBe(t("app.title"));
    await become(ASKED);
    expect([document.title, icon()]).toEqual([`● ${t("table.your-turn")}`, "/icon-asked.svg"]);
    await look(true);
    expect([document.title, icon()]).toEqual([t("app.title"), "/icon.svg"]);
    await look(false);
    expect(icon()).toBe("/icon-asked.svg");
    await become(UNASKED);
    expect([document.title, icon()]).toEqual([t("app.title"), "/icon.svg"]);
  });

  it("knocks once for what is new, where the game does not knock itself", async () => {
    const { become, app } = await calling(UNASKED);
    await look(false);
    await become({ ...ASKED, isTurn: false });
    expect(app.played).toEqual(["knock"]);
    await become(UNASKED);
    await become({ ...ASKED, question: "1 5", knocks: true });
    expect(app.played).toEqual(["knock"]);
  });

  it("marks the app's own icon where there is one", async () => {
    const badges: (number | null)[] = [];
    const set = { setAppBadge: async (count: number) => void badges.push(count) };
    Object.assign(navigator, set, { clearAppBadge: async () => void badges.push(null) });
    onTestFinished(() => {
      for (const name of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, name);
    });
    const { become } = await calling(UNASKED);
    await look(false);
    await become(ASKED);
    await look(true);
    expect(badges).toEqual([1, null]);
  });

  it("is as it was while the reader looks", async () => {
    await calling(ASKED);
    expect([document.title, icon()]).toEqual([t("app.title"), "/icon.svg"]);
  });
});

describe("notifications", () => {
  it("are never asked for by themselves, nor shown unless the reader has switched them on", async () => {
    permission = "granted";
    const { root, become, app } = await calling(UNASKED);
    await look(false);
    await become(ASKED);
    expect(shown).toEqual([]);
    await look(true);
    expect(root.querySelector(".call-offer")).toBeNull();
    app.settings.set({ ...app.settings.get(), notifies: true });
    await look(false);
    await become({ ...ASKED, question: "1 6" });
    expect(shown).toMatchObject([
      { title: t("table.your-turn"), body: t("going.call.at", { code: "\u2068PLUMS\u2069" }), isOpen: true },
    ]);
  });

  it("lead to the page when they are pressed, and go when the reader is there", async () => {
    permission = "granted";
    const { become, app } = await calling(UNASKED);
    app.settings.set({ ...app.settings.get(), notifies: true });
    const focus = vi.spyOn(window, "focus").mockReturnValue();
    await look(false);
    await become(ASKED);
    shown[0].press();
    expect(focus).toHaveBeenCalledOnce();
    expect(shown[0].isOpen).toBe(false);
    await become({ ...ASKED, question: "1 7" });
    expect(shown[1].isOpen).toBe(true);
    await look(true);
    expect(shown[1].isOpen).toBe(false);
  });

  it("are offered once, to whoever comes back and was waited for, while nothing is asked", async () => {
    const { root, become, app } = await calling(UNASKED);
    await look(false);
    await look(true);
    expect(root.querySelector(".call-offer")).toBeNull();
    await look(false);
    await become(ASKED);
    await look(true);
    expect(root.querySelector(".call-offer")).toBeNull();
    await become(UNASKED);
    await until(() => root.querySelector(".call-offer") !== null);
    expect(says(root)).toContain(t("going.call.offer"));
    await press(button(root, t("going.call.yes")));
    await until(() => app.settings.get().notifies);
    expect(root.querySelector(".call-offer")).toBeNull();
  });

  it("are not offered again to whoever did not want them", async () => {
    const { root, become, app } = await calling(UNASKED);
    const comeBack = async (question: string) => {
      await look(false);
      await become({ ...ASKED, question });
      await look(true);
      await become(UNASKED);
    };
    await comeBack("1 8");
    await press(button(root, t("going.call.no")));
    await comeBack("1 9");
    expect(root.querySelector(".call-offer")).toBeNull();
    expect(app.settings.get().notifies).toBe(false);
    expect(permission).toBe("default");
  });

  it("are left to the service worker where pages may show none, and to the tab where there is none", async () => {
    const told: unknown[] = [];
    const open = () => {
      throw new TypeError("Illegal constructor");
    };
    const worker = {
      showNotification: async (title: string, { data }: NotificationOptions = {}) => void told.push([title, data]),
      getNotifications: async () => [],
    };
    const by = (found: typeof worker | undefined) =>
      openNotices(() => ({ open, focus: () => undefined, address: () => "/t/PLUMS", worker: async () => found }));
    await by(worker).show("Your turn", "");
    await by(undefined).show("Your turn", "");
    expect(told, "and it knows the way back").toEqual([["Your turn", "/t/PLUMS"]]);
  });
});
