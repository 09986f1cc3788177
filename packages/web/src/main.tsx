import "./styles/tokens.css";
import "./styles/skins.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./art/art.css";
import "./art/portrait.css";
import { render } from "preact";
import { api } from "./app/api.ts";
import { applySettings } from "./app/apply-settings.ts";
import { areFontsKept, loadFonts } from "./app/fonts.ts";
import { openApp } from "./app/open-app.ts";
import { load, messagePartsOf } from "./app/page.tsx";
import { Root } from "./app/root.tsx";
import { openRouter, pageAt } from "./app/router.ts";
import { openSettings } from "./app/settings.ts";
import { deviceStorage } from "./app/storage.ts";
import { registerOffline } from "./offline/register.ts";
import { openSpeech } from "./words/speech.ts";

const settings = openSettings(deviceStorage("darbar.settings"), navigator.languages);
const router = openRouter(window);
const page = pageAt(router.address.get());
const { language } = settings.get();
// Somebody who comes to play is asked for, and a table is on its way, before the front page is drawn.
const known = page.page === "front" ? api.known() : null;
load(page);
if (page.page === "front") load({ page: "table", code: "" });
if (areFontsKept()) loadFonts();
applySettings(language, settings.get());
const speech = await openSpeech(language, messagePartsOf(page));
const app = openApp(settings, router, speech, known);
if (page.page === "front") void app.identify();

registerOffline(() => app.notify(speech.words.get().t("app.installed")));

const place = document.getElementById("app");
if (place !== null) render(<Root app={app} />, place);
