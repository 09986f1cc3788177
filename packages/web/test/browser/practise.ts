import type { BotLevel } from "@darbar/protocol/agreed";
import type { Page } from "@playwright/test";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");

/** Begins a practice game against bots of a level, from the page on which they are chosen. */
export async function beginPractice(page: Page, level: BotLevel): Promise<void> {
  await page.getByRole("radio", { name: t(`lobby.bot-level.${level}`) }).check();
  await page.getByRole("button", { name: t("lobby.start") }).click();
}

/** The scripts with which bots think, as far as a page has asked for them: in a worker, and in the page itself. */
export function watchThinking(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/((?:coup|cops)-(?:worker|answers))-[^/]*\.js$/.exec(request.url())?.[1];
    if (name !== undefined) scripts.push(name);
  });
  return scripts;
}

/** The names of the games for which workers of a page think. */
export function workersOf(page: Page): readonly string[] {
  return page.workers().map((worker) => /\/(\w+)-worker-/.exec(worker.url())?.[1] ?? worker.url());
}

/** Takes the workers away from a page. */
export async function forbidWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("not allowed");
      }
    } as unknown as typeof Worker;
  });
}

/** Lets bots think nowhere: they do what a player does whose time is up. */
export async function stopThinking(page: Page): Promise<void> {
  await forbidWorkers(page);
  const body = 'throw new Error("nobody thinks here")';
  await page.route("**/assets/*-answers-*.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}
