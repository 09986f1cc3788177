import { LANGUAGES, type Language } from "@darbar/words/languages";

/** A screen, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The screens on which no choice is ever out of sight. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

export function nameOf({ width, height }: Size): string {
  return `${width}x${height}`;
}

/** The screen of a name such as "360x640": any screen, not only those of the law. */
export function sizeNamed(name: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  if (width === undefined || height === undefined) throw new Error(`${name} is no size: say it as 360x640`);
  return { width: Number(width), height: Number(height) };
}

/** Whether it is a phone, upright or lying: there fingers need more room. */
export function isPhone({ width, height }: Size): boolean {
  return width < 700 || height < 500;
}

/** Whether fingers are used there rather than a mouse. */
export function isTouched(size: Size): boolean {
  return isPhone(size) || size.width < 1_000;
}

export function languageNamed(name: string): Language {
  const found = LANGUAGES.find((language) => language === name);
  if (found === undefined) throw new Error(`${name} is no language: there are ${LANGUAGES.join(", ")}`);
  return found;
}
