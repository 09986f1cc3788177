import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Logo } from "../art/logo.tsx";
import { useWords } from "../words/speak.tsx";
import { useApp } from "./context.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { useStore } from "./store.ts";

/** The head of the page: what is in it, and how a part of the page takes that over. */
interface Head {
  readonly inside: ComponentChildren;
  /** Folds the head away until the answer is called. */
  fold(): () => void;
}

const Context = createContext<Head | null>(null);

/** Gives everything inside the head to fold. */
export const HeadProvider = Context.Provider;

/** Folds the page's head away as long as this is shown, and answers what is in it; nothing where there is no head. */
export function useFoldedHead(): ComponentChildren {
  const head = useContext(Context);
  useLayoutEffect(() => head?.fold(), []);
  return head?.inside;
}

/** The way home, language, sound and settings. */
export function HeadInside({ openSettings }: { openSettings(): void }): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const isLoud = settings.volume > 0;
  return (
    <>
      <a class="home" href="/" aria-label={t("app.home")}>
        <Logo class="home-mark" />
        <span class="home-name">{t("app.name")}</span>
      </a>
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
    </>
  );
}
