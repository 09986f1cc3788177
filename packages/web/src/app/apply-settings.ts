import { DIRECTION, type Language } from "@darbar/words/languages";
import type { Settings } from "./settings.ts";

/** Whether the page is dark, as the reader or else the device wants it. */
function isDark(theme: Settings["theme"]): boolean {
  return theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}

/** Gives the document what the reader has set: language, direction, light or dark, still or moving. */
export function applySettings(language: Language, { theme, motion }: Pick<Settings, "theme" | "motion">): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = DIRECTION[language];
  root.dataset.theme = isDark(theme) ? "dark" : "light";
  root.dataset.motion = motion;
}
