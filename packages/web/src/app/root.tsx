import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadMessages } from "../words/messages.ts";
import { Speaking } from "../words/speak.tsx";
import { type Words, wordsOf } from "../words/words.ts";
import { type App, AppProvider } from "./context.ts";
import { dress } from "./dress.ts";
import { PageOf } from "./page.tsx";
import { pageAt } from "./router.ts";
import type { Settings } from "./settings.ts";
import { Shell } from "./shell.tsx";
import { useStore } from "./store.ts";

interface RootProps {
  readonly app: App;
  readonly first: Words;
  onSpeak(words: Words): void;
}

/** Everything: the language and the looks are set here, so that they can change without losing a game. */
export function Root({ app, first, onSpeak }: RootProps): JSX.Element {
  const settings = useStore(app.settings);
  const words = useSpoken(settings, first, app);
  const address = useStore(app.router.address);
  useEffect(() => onSpeak(words), [words]);
  useEffect(() => {
    const wear = (): void => dress(words.language, settings);
    wear();
    document.title = words.t("app.title");
    const query = matchMedia("(prefers-color-scheme: dark)");
    query.addEventListener("change", wear);
    return () => query.removeEventListener("change", wear);
  }, [words, settings]);
  const page = pageAt(address);
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

/** The words of the chosen language; the former ones until they are there. */
function useSpoken({ language }: Settings, first: Words, app: App): Words {
  const [words, setWords] = useState(first);
  useEffect(() => {
    if (language === words.language) return;
    let isWanted = true;
    loadMessages(language).then(
      (messages) => isWanted && setWords(wordsOf(language, messages)),
      () => {
        if (!isWanted) return;
        app.settings.set({ ...app.settings.get(), language: words.language });
        app.notify(words.t("app.problem.offline"));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language, words]);
  return words;
}
