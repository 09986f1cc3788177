import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESKTOP } from "../browser/people.ts";
import { freePort, startProgram, startScreen } from "./programs.ts";
import { isOwn, type OpenTab, PATIENCE, pause, type Tab } from "./tab.ts";
import { clickOn, newSession, runScript, type Session } from "./webdriver.ts";

/** Where WebKit's driver, a browser made of it, and a screen for that are. */
export interface WebKitPlace {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/**
 * Run in a page: keeps what goes wrong from now on. WebKit's driver tells nothing of consoles and requests, so the page
 * itself is listened to, as early as it can be. What is said before, by WebKit alone, or in workers is not heard.
 */
const LISTEN = `
  if (location.origin !== ORIGIN) return false;
  if (window.heardFaults !== undefined) return true;
  const faults = window.heardFaults = [];
  performance.setResourceTimingBufferSize(10_000);
  for (const level of ["error", "warn", "assert"]) {
    const say = console[level];
    console[level] = (...said) => {
      if (level !== "assert" || !said[0]) faults.push(level + ": " + said.join(" "));
      say.apply(console, said);
    };
  }
  addEventListener("error", ({ message, target }) => {
    faults.push(message === undefined ? "not loaded: " + target.outerHTML : "uncaught: " + message);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => faults.push("uncaught: " + reason));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => faults.push("forbidden: " + blockedURI));
  return true;`;

/** How WebKit is opened: with a screen, a driver and a home of its own. */
export function webKitAt({ driver, browser, screen: xvfb }: WebKitPlace): OpenTab {
  return async (address) => {
    const home = await mkdtemp(join(tmpdir(), "darbar-webkit-"));
    const homes = Object.fromEntries(["CONFIG", "CACHE", "DATA"].map((of) => [`XDG_${of}_HOME`, join(home, of)]));
    const screen = await startScreen(xvfb);
    const port = await freePort();
    // Nobody reads the screen aloud, and without a session bus GTK complains.
    const environment = { ...process.env, ...homes, DISPLAY: screen.display, NO_AT_BRIDGE: "1", GTK_A11Y: "none" };
    const program = startProgram(driver, [`--port=${port}`], environment);
    const stop = async (): Promise<void> => {
      await Promise.all([program.end(), screen.end()]);
      // Its processes may take some moments to end, and write until then.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    };
    try {
      const session = await begin(`http://127.0.0.1:${port}`, browser);
      return tabOf(session, address, async () => {
        // A browser that has broken down cannot be ended, but what was started for it can.
        await session.end().finally(stop);
      });
    } catch (error) {
      await stop();
      throw error;
    }
  };
}

/** Waits for the driver, and asks it for a browser of our size. */
async function begin(driver: string, binary: string): Promise<Session> {
  const latest = Date.now() + PATIENCE;
  while ((await fetch(`${driver}/status`).catch(() => null))?.ok !== true) {
    if (Date.now() > latest) throw new Error("WebKit's driver does not answer");
    await pause();
  }
  const session = await newSession(driver, {
    // Does not wait for a page: we want to listen before its scripts run.
    pageLoadStrategy: "none",
    timeouts: { script: PATIENCE },
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  await session.post("window/rect", { ...DESKTOP });
  return session;
}

function tabOf(session: Session, address: string, close: () => Promise<void>): Tab {
  return {
    open: async (url) => {
      await session.post("url", { url });
      const listen = LISTEN.replace("ORIGIN", JSON.stringify(new URL(url).origin));
      const latest = Date.now() + PATIENCE;
      // A page that is just being left or opened cannot be spoken to.
      while (!(await runScript(session, listen).catch(() => false))) {
        if (Date.now() > latest) throw new Error(`${url} does not open`);
      }
    },
    run: (script) => runScript(session, script),
    press: (selector) => clickOn(session, selector),
    choose: (selector, value) => clickOn(session, `${selector} option[value="${value}"]`),
    picture: async (file) => {
      await writeFile(file, String(await session.get("screenshot")), "base64");
    },
    faults: async () => {
      const [heard, asked] = (await runScript(
        session,
        'return [window.heardFaults ?? ["the page was loaded anew"], performance.getEntriesByType("resource").map(({ name }) => name)];',
      )) as readonly [readonly string[], readonly string[]];
      const foreign = asked.filter((url) => !isOwn(url, address));
      return [...heard, ...foreign.map((url) => `a request to another origin: ${url}`)];
    },
    close,
  };
}
