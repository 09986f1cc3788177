import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DESKTOP } from "../browser/people.ts";
import { isOwn, type OpenTab, PATIENCE } from "./tab.ts";

/** Where Firefox is, and the folder with Puppeteer, which drives it. */
export interface FirefoxPlace {
  readonly firefox: string;
  readonly driver: string;
}

/** What we use of Puppeteer, which is no dependency of the workspace. */
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
}

interface Page {
  goto(url: string, options: object): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  select(selector: string, value: string): Promise<unknown>;
  screenshot(options: object): Promise<unknown>;
  on(event: "console", hear: (message: { type(): string; text(): string }) => void): void;
  on(event: "pageerror", hear: (error: unknown) => void): void;
  on(event: "request", hear: (request: { url(): string }) => void): void;
  on(event: "response", hear: (response: { url(): string; status(): number }) => void): void;
}

/** Run in every page before anything else: what the page's own policy forbids never becomes a request. */
const TELL_FORBIDDEN = `addEventListener("securitypolicyviolation", (event) => {
  console.error("forbidden: " + event.blockedURI);
});`;

/**
 * How Firefox is opened. It tells of all requests and of whatever scripts say in the console; of what only Firefox
 * itself says there (about styles it does not know, say) it tells nothing.
 */
export function firefoxAt({ firefox, driver }: FirefoxPlace): OpenTab {
  return async (address) => {
    const module = join(driver, "node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js");
    const puppeteer = (await import(pathToFileURL(module).href)) as Puppeteer;
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: firefox,
      defaultViewport: DESKTOP,
      timeout: PATIENCE,
      protocolTimeout: PATIENCE,
      // Signals end us, and that ends the browser.
      ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    });
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("console", (message) => {
      if (["error", "warn", "assert"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => faults.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    page.on("request", (request) => {
      if (!isOwn(request.url(), address)) faults.push(`a request to another origin: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.url()} answered ${response.status()}`);
    });
    await page.evaluateOnNewDocument(TELL_FORBIDDEN);
    return {
      open: async (url) => {
        await page.goto(url, { timeout: PATIENCE });
      },
      run: (script) => page.evaluate(`(async () => { ${script}\n })()`),
      press: (selector) => page.click(selector),
      choose: async (selector, value) => {
        await page.select(selector, value);
      },
      picture: async (file) => {
        await page.screenshot({ path: file });
      },
      faults: async () => faults,
      close: () => browser.close(),
    };
  };
}
