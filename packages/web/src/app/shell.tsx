import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Logo } from "../art/logo.tsx";
import { useWords } from "../words/speak.tsx";
import { useApp } from "./context.ts";
import { LanguageMenu } from "./language-menu.tsx";
import type { Page } from "./router.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useStore } from "./store.ts";

interface ShellProps {
  readonly page: Page;
  readonly children: ComponentChildren;
}

/** What is around every page: the way home, language, sound, settings, notices. */
export function Shell({ page, children }: ShellProps): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const isOffline = useStore(app.isOffline);
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusOnNewPage(page.page);
  const isLoud = settings.volume > 0;
  return (
    <div class={`shell shell-${page.page}`}>
      <a class="skip" href="#main">
        {t("app.skip")}
      </a>
      <header class="shell-head">
        <a class="home" href="/" aria-label={t("app.home")}>
          <Logo class="home-mark" />
          <span class="home-name">{t("app.name")}</span>
        </a>
        {isOffline && (
          <span class="offline">
            <Icon name="offline" class="icon" />
            {t("app.offline")}
          </span>
        )}
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
            onClick={() => dialog.current?.showModal()}
          >
            <Icon name="settings" class="icon" />
          </button>
        </nav>
      </header>
      <main id="main" class="shell-main" tabIndex={-1}>
        {children}
      </main>
      <SettingsDialog dialog={dialog} />
      <Notices />
    </div>
  );
}

function Notices(): JSX.Element {
  const notices = useStore(useApp().notices);
  return (
    <div class="notices" role="status">
      {notices.map(({ id, text }) => (
        <p key={id} class="notice">
          {text}
        </p>
      ))}
    </div>
  );
}

/** A new page begins at its top, also for screen readers. */
function useFocusOnNewPage(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const timer = setTimeout(() => document.getElementById("main")?.focus({ preventScroll: true }), 50);
    return () => clearTimeout(timer);
  }, [page]);
}
