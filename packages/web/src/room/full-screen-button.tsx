import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

/** Gives the page the whole screen, or not any more; nothing where the browser cannot. */
export function FullScreenButton(): JSX.Element | null {
  const { t } = useWords();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = async (): Promise<void> => {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  const name = t(isFull ? "room.full-screen.end" : "room.full-screen");
  return (
    // Who is refused it sees the page as it is.
    <button
      type="button"
      class="button quiet"
      aria-label={name}
      title={name}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon name={isFull ? "close" : "fullscreen"} class="icon" />
    </button>
  );
}
