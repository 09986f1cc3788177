import { DIRECTION, LANGUAGES, OWN_NAME } from "@darbar/words/languages";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { FullScreenButton } from "./full-screen-button.tsx";

/** What a screen in the room can be told: its language, whether it sounds, and that it fills the screen. */
export function ScreenControls(): JSX.Element {
  return (
    <div class="screen-controls">
      <LanguageSwitch />
      <SoundButton />
      <FullScreenButton />
    </div>
  );
}

/** All languages side by side: a remote control has no patience for menus. */
function LanguageSwitch(): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  return (
    <fieldset class="screen-languages" aria-label={t("room.screen.language")}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          class="button quiet"
          lang={language}
          dir={DIRECTION[language]}
          aria-pressed={settings.language === language}
          onClick={() => app.settings.set({ ...settings, language })}
        >
          {OWN_NAME[language]}
        </button>
      ))}
    </fieldset>
  );
}

/** Browsers let a page sound only after somebody has pressed something on it: until then this says so. */
function SoundButton(): JSX.Element {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const wasTouched = useWasTouched();
  const isLoud = settings.volume > 0 && wasTouched;
  const name = t(isLoud ? "app.sound" : "room.screen.sound");
  return (
    <button
      type="button"
      class={`button quiet${isLoud ? "" : " is-silent"}`}
      aria-pressed={isLoud}
      aria-label={name}
      title={name}
      // The press itself lets it sound.
      onClick={() => app.settings.set({ ...settings, volume: isLoud ? 0 : settings.volume || 0.5 })}
    >
      <Icon name={isLoud ? "sound-on" : "sound-off"} class="icon" />
      {!isLoud && <span>{name}</span>}
    </button>
  );
}

/** Whether somebody has pressed something on the page. */
function useWasTouched(): boolean {
  const [wasTouched, setTouched] = useState(() => navigator.userActivation?.hasBeenActive === true);
  useEffect(() => {
    if (wasTouched) return;
    // After the press has done what it is for.
    const touch = (): void => void setTimeout(() => setTouched(true));
    for (const gesture of ["click", "keydown"]) addEventListener(gesture, touch, { passive: true });
    return () => {
      for (const gesture of ["click", "keydown"]) removeEventListener(gesture, touch);
    };
  }, [wasTouched]);
  return wasTouched;
}
