import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BOT_NAMES } from "@darbar/protocol/agreed";
import { describe, expect, it } from "vitest";
import { Portrait } from "../src/art/portrait.tsx";

const web = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(join(web, path), "utf8");
const drawn = (bot: string): string => read(`public/portraits/${bot.toLowerCase()}.svg`);

/** The values of custom properties in each rule of a style sheet, by its selector. */
function rulesOf(path: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const rules = [...read(path).matchAll(/(?:^|\*\/)\s*([^{}/]+?)\s*\{([^}]*)\}/gm)];
  return new Map(
    rules.map(([, selector, body]) => [
      selector.replaceAll(/\s+/g, " "),
      new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value])),
    ]),
  );
}

const linear = (hex: string): readonly number[] =>
  [1, 3, 5].map((place) => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** How far two colours are apart for the eye (OKLab): from about 0.02 on they can be told apart side by side. */
function apart(one: string, other: string): number {
  const [from, to] = [one, other].map((hex) => {
    const [r, g, b] = linear(hex);
    const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
    const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
    const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
    return [
      0.2105 * l + 0.7936 * m - 0.0041 * s,
      1.978 * l - 2.4286 * m + 0.4506 * s,
      0.0259 * l + 0.7828 * m - 0.8087 * s,
    ];
  });
  return Math.hypot(...from.map((part, place) => part - to[place]));
}

const PEOPLE = rulesOf("src/art/portrait.css");
const THEMES = [
  [":root", [":root", ':root[data-skin="precinct"], .skin-precinct']],
  [
    ':root[data-theme="light"]',
    [
      ':root[data-theme="light"]',
      ':root[data-skin="precinct"][data-theme="light"], :root[data-theme="light"] .skin-precinct',
    ],
  ],
] as const;
const GROUNDS = new Map([...rulesOf("src/styles/tokens.css"), ...rulesOf("src/styles/skins.css")]);

it("there is a portrait for each bot of the house, and no other file", () => {
  const files = BOT_NAMES.map((bot) => `${bot.toLowerCase()}.svg`);
  expect(readdirSync(join(web, "public/portraits")).sort()).toEqual(files.toSorted());
  expect(BOT_NAMES.map((_, of) => Portrait({ of }).props.src)).toEqual(files.map((file) => `/portraits/${file}`));
});

it.each(BOT_NAMES)("the portrait of %s is small, and a picture only", (bot) => {
  expect(drawn(bot).length).toBeLessThan(3_000);
  expect(drawn(bot)).not.toMatch(/<script|<style|style=|href|url\((?!#)/);
});

it("each has a rim of its own shape and colour, the colour by which the player is known at night", () => {
  const rims = BOT_NAMES.map((bot) =>
    /<path d="([^"]+)" fill="(#\w+)" stroke="#0a0f2a" stroke-width="1.2"/.exec(drawn(bot)),
  );
  expect(new Set(rims.map((rim) => rim?.[1])).size).toBe(BOT_NAMES.length);
  expect(rims.map((rim) => rim?.[2])).toEqual([...(PEOPLE.get(":root")?.values() ?? [])]);
});

describe.each(THEMES)("the colours of players in %s", (theme, grounds) => {
  const colours = [...(PEOPLE.get(theme)?.values() ?? [])];

  it("can be read as text on every ground of both skins", () => {
    expect(colours).toHaveLength(BOT_NAMES.length);
    for (const ground of grounds) {
      const tokens = GROUNDS.get(ground);
      for (const token of ["ground", "surface", "raised"]) {
        for (const colour of colours)
          expect(contrast(colour, tokens?.get(token) ?? colour)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("can be told apart", () => {
    for (const [place, one] of colours.entries())
      for (const other of colours.slice(place + 1)) expect(apart(one, other), `${one} ${other}`).toBeGreaterThan(0.06);
  });
});
