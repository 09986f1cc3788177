import { LANGUAGES, type Language } from "@darbar/words/languages";

/** What a screen is looked at on. */
export interface Device {
  readonly device: "phone" | "desktop";
  readonly theme: "light" | "dark";
}

/** Which device and look a screen has in a language: between the four languages, it has all of them. */
export function deviceFor(language: Language, place: number): Device {
  const nth = LANGUAGES.indexOf(language);
  const device = (place + Math.floor(nth / 2)) % 2 === 0 ? "phone" : "desktop";
  const isLight = (nth % 2 === 0) === (device === "phone");
  return { device, theme: isLight ? "light" : "dark" };
}
