import type { Language } from "@darbar/words/languages";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { beExperienced } from "./experience.ts";
import { foretell } from "./foretell.ts";
import { beHasty } from "./haste.ts";
import { bePatient } from "./patience.ts";
import { numberOf } from "./seed.ts";

/** A phone held upright, the smallest we promise; and a common desktop. */
export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** Who opens the page, and on what. */
export interface PersonWish {
  readonly language?: Language;
  readonly theme?: "light" | "dark";
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether the device asks for less motion, and its owner skips what is shown. Tests are quicker so; those about motion say no. */
  readonly reducedMotion?: boolean;
  /** Whether they have never played here: then they get the help of first games. */
  readonly isNew?: boolean;
  /** Whether the page may keep itself for offline use. */
  readonly offlineUse?: boolean;
  /** What may go wrong in this test: console lines that match are no fault. */
  readonly mayComplain?: RegExp;
}

/** Somebody with a browser of their own: cookies and storage are theirs alone. */
export interface TestPerson {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What should not have happened so far: errors in the console, requests to other origins. */
  readonly faults: readonly string[];
  /** A second tab of the same browser. */
  openTab(): Promise<Page>;
}

/** What Playwright itself writes where the page may not keep itself for offline use. */
const NO_FAULT = /Service Worker registration blocked by Playwright/;

/**
 * What Chromium writes of its own accord where a service worker answers for a page: it has fetched a script ahead of
 * need before it asked the worker, and then uses the worker's. The page gets what it asked for, once; and without the
 * hint to fetch ahead, everybody's first visit would be slower.
 */
const EARLY = /cross-world service worker resource mismatch|preloaded using link preload but not used within a few/;

const LOCALE: Readonly<Record<Language, string>> = { en: "en-US", fa: "fa-IR", he: "he-IL", ru: "ru-RU" };

/** Opens a browser as somebody would have it; nothing is loaded yet. The seed decides what is left to chance in a page. */
export async function openPerson(
  browser: Browser,
  address: string,
  wish: PersonWish = {},
  seed = "",
): Promise<TestPerson> {
  const viewport = wish.viewport ?? DESKTOP;
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: address,
    locale: LOCALE[wish.language ?? "en"],
    colorScheme: wish.theme ?? "light",
    reducedMotion: wish.reducedMotion === false ? "no-preference" : "reduce",
    serviceWorkers: wish.offlineUse === true ? "allow" : "block",
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await context.addInitScript(foretell, numberOf(seed));
  await context.addInitScript(bePatient);
  if (wish.isNew !== true) await context.addInitScript(beExperienced);
  if (wish.reducedMotion !== false) await context.addInitScript(beHasty);
  const faults: string[] = [];
  const note = (fault: string): void => {
    const isEarly = wish.offlineUse === true && EARLY.test(fault);
    if (!NO_FAULT.test(fault) && !isEarly && wish.mayComplain?.test(fault) !== true) faults.push(fault);
  };
  const watch = (page: Page): void => {
    page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") note(`${message.type()}: ${message.text()}`);
    });
  };
  context.on("page", watch);
  context.on("request", (request) => {
    if (!isOwn(request.url(), address)) note(`a request to another origin: ${request.url()}`);
  });
  return { context, page: await context.newPage(), faults, openTab: () => context.newPage() };
}

function isOwn(url: string, address: string): boolean {
  const { protocol, host } = new URL(url);
  return ["data:", "blob:", "about:"].includes(protocol) || host === new URL(address).host;
}
