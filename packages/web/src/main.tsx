import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./art/art.css";
import { render } from "preact";
import { dress } from "./app/dress.ts";
import { openApp } from "./app/open-app.ts";
import { bring } from "./app/page.tsx";
import { Root } from "./app/root.tsx";
import { pageAt } from "./app/router.ts";
import { registerOffline } from "./offline/register.ts";
import { loadMessages } from "./words/messages.ts";
import { type Words, wordsOf } from "./words/words.ts";

/** The words that are spoken now, for what is said outside of any component. */
let spoken: Words | null = null;

const app = openApp(() => spoken?.t("app.guest", { n: 100 + Math.floor(Math.random() * 900) }) ?? "Guest");
bring(pageAt(app.router.address.get()));
const { language } = app.settings.get();
dress(language, app.settings.get());
const words = wordsOf(language, await loadMessages(language));
spoken = words;

registerOffline(() => app.notify(spoken?.t("app.installed") ?? ""));

const place = document.getElementById("app");
if (place !== null) {
  render(
    <Root
      app={app}
      first={words}
      onSpeak={(next) => {
        spoken = next;
      }}
    />,
    place,
  );
}
