import type { ServerMessage, Snapshot } from "@darbar/protocol";
import type { Language } from "@darbar/words/languages";
import { onTestFinished } from "vitest";
import type { App } from "../../src/app/context.ts";
import { openApp } from "../../src/app/open-app.ts";
import { messagePartsOf } from "../../src/app/page.tsx";
import { Root } from "../../src/app/root.tsx";
import { openRouter, pageAt, type Router } from "../../src/app/router.ts";
import { openSettings } from "../../src/app/settings.ts";
import { deviceStorage } from "../../src/app/storage.ts";
import { keepFilm } from "../../src/replay/kept-film.ts";
import { openSpeech } from "../../src/words/speech.ts";
import { the } from "./reader.ts";
import { show, until } from "./shown.tsx";
import { type StandInServer, standInServer } from "./stand-in-server.ts";

/** The whole page, as somebody has opened it. */
export interface Opened {
  readonly root: HTMLElement;
  readonly main: HTMLElement;
  readonly app: App;
  readonly server: StandInServer;
}

/** One window has one router, as in a browser, where the page is opened once. */
let router: Router | null = null;

/** Opens the whole page at an address, on a device that keeps nothing yet, before a server that a test may prepare. */
export async function opened(
  path: string,
  language: Language = "en",
  prepare: (server: StandInServer) => void = () => undefined,
): Promise<Opened> {
  const server = standInServer();
  prepare(server);
  router ??= openRouter(window);
  router.go(path, "replace");
  const settings = openSettings(deviceStorage("darbar.settings"), [language]);
  const speech = await openSpeech(language, messagePartsOf(pageAt(router.address.get())));
  const app = openApp(settings, router, speech, null);
  onTestFinished(() => {
    // A line that broke would be tried again, in the middle of another test.
    if (server.isCalled()) app.server().close();
    localStorage.clear();
    sessionStorage.clear();
    keepFilm(null);
  });
  const { root } = await show(<Root app={app} />);
  const main = the(root, "main");
  await until(() => main.querySelector(".loading") === null);
  return { root, main, app, server };
}

/** How a server shows a table of which the reader has the first seat. */
const told = (snapshot: Snapshot): ServerMessage => ({
  type: "table",
  table: "T",
  viewer: 0,
  log: "a.1",
  facts: 4,
  snapshot,
  clock: null,
});

/** The page of a table that the server knows, told as it stands. */
export function openedTable(snapshot: Snapshot, language: Language = "en"): Promise<Opened> {
  return opened("/t/PLUMS", language, (server) => {
    server.answers("GET /api/codes/PLUMS", 200, { table: "T", game: "coup" });
    server.tells = told(snapshot);
  });
}
