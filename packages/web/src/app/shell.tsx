import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { useApp } from "./context.ts";
import { HeadInside, HeadProvider } from "./head.tsx";
import { later } from "./later.tsx";
import type { Page } from "./router.ts";
import { useStore } from "./store.ts";

/** Loaded when they are opened. */
const SettingsDialog = later(async () => (await import("./settings-dialog.tsx")).SettingsDialog);

interface ShellProps {
  readonly page: Page;
  readonly children: ComponentChildren;
}

/** What is around every page: the way home, language, sound, settings, notices. A table folds the head into its menu. */
export function Shell({ page, children }: ShellProps): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const isOffline = useStore(app.isOffline);
  const [areSettingsOpen, openSettings] = useState(false);
  const [folds, setFolds] = useState(0);
  useFocusOnNewPage(page.page);
  const inside = useMemo(() => <HeadInside openSettings={() => openSettings(true)} />, []);
  const head = useMemo(
    () => ({
      inside,
      fold: () => {
        setFolds((now) => now + 1);
        return () => setFolds((now) => now - 1);
      },
    }),
    [],
  );
  return (
    <div class={`shell shell-${page.page}`}>
      <a class="skip" href="#main">
        {t("app.skip")}
      </a>
      {folds === 0 && (
        <header class="shell-head">
          {inside}
          {isOffline && (
            <span class="offline">
              <Icon name="offline" class="icon" />
              {t("app.offline")}
            </span>
          )}
        </header>
      )}
      <main id="main" class="shell-main" tabIndex={-1}>
        <HeadProvider value={head}>{children}</HeadProvider>
      </main>
      {areSettingsOpen && <SettingsDialog close={() => openSettings(false)} />}
      <Notices />
    </div>
  );
}

function Notices(): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const notices = useStore(app.notices);
  const isUnanswered = useStore(app.isUnanswered);
  return (
    <div class="notices" role="status">
      {isUnanswered && <p class="unanswered">{t("app.unanswered")}</p>}
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
