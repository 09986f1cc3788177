import { DIRECTION, LANGUAGES, type Language, OWN_NAME } from "@darbar/words/languages";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { useApp } from "./context.ts";
import { useStore } from "./store.ts";

/** Chooses the language, at any time: the game goes on. */
export function LanguageMenu(): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  return (
    <label class="language-menu">
      <Icon name="language" class="icon" />
      <span class="hidden-text">{t("app.language")}</span>
      <select
        value={settings.language}
        onChange={({ currentTarget }) => app.settings.set({ ...settings, language: currentTarget.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language} dir={DIRECTION[language]}>
            {OWN_NAME[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
