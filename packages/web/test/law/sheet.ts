// Makes contact sheets: some two dozen positions of both games, on every screen: npm run contact-sheet -- [FLAGS]
//   --out FOLDER                 where the pictures go; .cache/contact-sheets unless said
//   --sizes 360x640,1440x900     all eight unless said
//   --languages en,fa            every position in each of these; unless said, languages take turns
//   --positions coup-turn,…      names, or parts of them; npm run law -- --list names them all
//   --theme light                dark unless said

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import type { Browser } from "@playwright/test";
import { preparePositionsPage } from "./build.ts";
import { openBrowser } from "./open-browser.ts";
import type { Position } from "./position.ts";
import { lawPositions } from "./positions.ts";
import { sheetPositions } from "./sheet-positions.ts";
import { languageNamed, nameOf, SIZES, type Size, sizeNamed } from "./sizes.ts";
import { openWalker } from "./walker.ts";

const { values: flags } = parseArgs({
  options: {
    out: { type: "string", default: fileURLToPath(new URL("../../../../.cache/contact-sheets", import.meta.url)) },
    sizes: { type: "string" },
    languages: { type: "string" },
    positions: { type: "string" },
    theme: { type: "string", default: "dark" },
  },
});

/** A small picture of one position. */
interface Tile {
  readonly caption: string;
  readonly jpeg: string;
}

/** How wide a sheet is, and how high the pictures on it are about, in pixels. */
const SHEET = 2_400;
const TALL = 520;

const theme = flags.theme === "light" ? "light" : "dark";
const sizes = flags.sizes?.split(",").map(sizeNamed) ?? SIZES;
const languages = flags.languages?.split(",").map(languageNamed) ?? null;
const positions = await wantedPositions(flags.positions?.split(",") ?? null);
const folder = await preparePositionsPage();
await mkdir(flags.out, { recursive: true });
const browser = await openBrowser();
try {
  for (const size of sizes) {
    for (const [name, all] of sheetsOf(await tilesOn(size))) {
      const { across, down } = gridFor(size);
      for (let first = 0; first < all.length; first += across * down) {
        const file = join(flags.out, `${nameOf(size)}-${name}-${1 + first / (across * down)}.png`);
        await writeFile(file, await joined(browser, across, all.slice(first, first + across * down)));
        process.stdout.write(`${file}\n`);
      }
    }
  }
} finally {
  await browser.close();
}

async function wantedPositions(parts: readonly string[] | null): Promise<readonly Position[]> {
  const usual = sheetPositions();
  if (parts === null) return usual;
  const exact = [...usual, ...(await lawPositions())].filter(({ id }) => parts.includes(id));
  const found = exact.length > 0 ? exact : usual.filter(({ id }) => parts.some((part) => id.includes(part)));
  if (found.length === 0) throw new Error("there is no such position; npm run law -- --list names them all");
  return found;
}

/** The languages in which a position is shown on a screen. */
function languagesAt(place: number, size: Size): readonly Language[] {
  return languages ?? [LANGUAGES[(place + sizes.indexOf(size)) % LANGUAGES.length]];
}

async function tilesOn(size: Size): Promise<readonly (Tile & { readonly language: Language })[]> {
  const walker = await openWalker(browser, folder, size, theme);
  const tiles: (Tile & { readonly language: Language })[] = [];
  for (const [place, position] of positions.entries()) {
    for (const language of languagesAt(place, size)) {
      await walker.show(position, language);
      const picture = await walker.page.screenshot({ type: "jpeg", quality: 85 });
      tiles.push({
        caption: `${position.id} · ${nameOf(size)} · ${language}`,
        jpeg: picture.toString("base64"),
        language,
      });
    }
  }
  await walker.close();
  return tiles;
}

/** One sheet a language where languages were asked for, otherwise one for all. */
function sheetsOf(
  tiles: readonly (Tile & { readonly language: Language })[],
): readonly (readonly [string, readonly Tile[]])[] {
  return languages === null ? [[theme, tiles]] : [...Map.groupBy(tiles, ({ language }) => `${language}-${theme}`)];
}

/** How many pictures of a screen go onto one sheet: so many that they can still be read. */
function gridFor({ width, height }: Size): { readonly across: number; readonly down: number } {
  const across = Math.max(3, Math.round((SHEET * height) / (width * TALL)));
  const high = (SHEET / across) * (height / width);
  return { across, down: Math.max(1, Math.round((0.75 * SHEET) / high)) };
}

/** Pictures side by side, as one picture. */
async function joined(from: Browser, across: number, tiles: readonly Tile[]): Promise<Buffer> {
  const columns = Math.min(across, tiles.length);
  const page = await from.newPage({ viewport: { width: Math.round((SHEET * columns) / across), height: 100 } });
  const figures = tiles.map(
    ({ caption, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; background: #888; display: grid; gap: 12px; grid-template-columns: repeat(${columns}, minmax(0, 1fr)) }
    figure { margin: 0 } img { display: block; width: 100% } figcaption { font: 14px sans-serif; padding: 3px 0; color: #000; white-space: nowrap; overflow: hidden }
  </style>${figures.join("")}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
