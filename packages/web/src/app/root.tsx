import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Speaking } from "../words/speak.tsx";
import { applySettings } from "./apply-settings.ts";
import { type App, AppProvider } from "./context.ts";
import { loadFonts } from "./fonts.ts";
import { PageOf } from "./page.tsx";
import { pageAt } from "./router.ts";
import type { Settings } from "./settings.ts";
import { Shell } from "./shell.tsx";
import { useStore } from "./store.ts";

/** Everything: the language and the looks are set here, so that they can change without losing a game. */
export function Root({ app }: { readonly app: App }): JSX.Element {
  const settings = useStore(app.settings);
  const words = useStore(app.speech.words);
  const address = useStore(app.router.address);
  useSpokenAsSet(settings, app);
  useEffect(() => {
    const wear = (): void => applySettings(words.language, settings);
    wear();
    const query = matchMedia("(prefers-color-scheme: dark)");
    query.addEventListener("change", wear);
    return () => query.removeEventListener("change", wear);
  }, [words, settings]);
  const title = words.t("app.title");
  // Not with every word that is learned: it may say just now that the reader is asked.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const page = pageAt(address);
  // Where somebody comes to play, the game comes first.
  const isToPlay = page.page === "front" || page.page === "table";
  useEffect(() => {
    if (!isToPlay) loadFonts();
  }, [isToPlay]);
  return (
    <AppProvider value={app}>
      <Speaking value={words}>
        <Shell page={page}>
          <PageOf page={page} />
        </Shell>
      </Speaking>
    </AppProvider>
  );
}

/** Speaks the chosen language; where that cannot be loaded, the one before stays chosen. */
function useSpokenAsSet({ language }: Settings, app: App): void {
  const { speech } = app;
  useEffect(() => {
    let isWanted = true;
    speech.speak(language).catch(() => {
      if (!isWanted) return;
      const words = speech.words.get();
      app.settings.set({ ...app.settings.get(), language: words.language });
      app.notify(words.t("app.problem.offline"));
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
}
