import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

/** The browser that was found for tests; whoever runs a script by hand names it in CHROME_PATH. */
const { CHROME_PATH, CHROME_SANDBOX } = process.env;

/** How it is started: it draws as soon as it can, and does not wait for the next sixtieth of a second. */
export const LAUNCH: LaunchOptions = {
  ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }),
  chromiumSandbox: CHROME_SANDBOX === "on",
  args: ["--disable-frame-rate-limit", "--disable-gpu-vsync"],
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch(LAUNCH);
}
