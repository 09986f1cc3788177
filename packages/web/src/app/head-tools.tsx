import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Logo } from "../art/logo.tsx";
import { useWords } from "../words/speak.tsx";
import { useApp } from "./context.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { openSettings } from "./open-settings.ts";
import { useStore } from "./store.ts";

/** The way home. */
export function HomeLink(): JSX.Element {
  const { t } = useWords();
  return (
    <a class="home" href="/" aria-label={t("app.home")}>
      <Logo class="home-mark" />
      <span class="home-name">{t("app.name")}</span>
    </a>
  );
}

/** Language, sound and settings. */
export function HeadTools(): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const isLoud = settings.volume > 0;
  return (
    <nav class="shell-tools" aria-label={t("app.tools")}>
      <LanguageMenu />
      <button
        type="button"
        class="button quiet"
        aria-pressed={isLoud}
        aria-label={t("app.sound")}
        title={t("app.sound")}
        onClick={() => app.settings.set({ ...settings, volume: isLoud ? 0 : 0.5 })}
      >
        <Icon name={isLoud ? "sound-on" : "sound-off"} class="icon" />
      </button>
      <button
        type="button"
        class="button quiet"
        aria-label={t("app.settings")}
        title={t("app.settings")}
        onClick={openSettings}
      >
        <Icon name="settings" class="icon" />
      </button>
    </nav>
  );
}
