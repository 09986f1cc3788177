import { type Browser, chromium } from "@playwright/test";

/** The browser that was found for tests; whoever runs a script by hand names it in CHROME_PATH. */
export function openBrowser(): Promise<Browser> {
  const { CHROME_PATH, CHROME_SANDBOX } = process.env;
  return chromium.launch({
    ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }),
    chromiumSandbox: CHROME_SANDBOX === "on",
  });
}
