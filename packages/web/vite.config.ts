import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compileWords } from "./build/compile-words.ts";
import { offline } from "./build/offline.ts";
import { newPieces } from "./build/pieces.ts";
import { preloads } from "./build/preloads.ts";
import { verifyWords } from "./build/verify-words.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

const WORDS = fileURLToPath(new URL("../words/src/catalogue", import.meta.url));

/** Pictures: those of a game with it, and signs that all pages share. */
const ART = [
  { name: "art-coup", priority: 2, test: /src\/(art\/card-|games\/coup\/art\/(faces|card-|allegiance|coin))/ },
  {
    name: "art-cops",
    priority: 2,
    test: /src\/games\/cops\/art\/(faces|equipment|identity-(face|back)|action-sign|gun|tokens)/,
  },
  {
    name: "art-signs",
    priority: 2,
    test: /src\/(art\/(drawing|geometry|girih|icons|logo|palette)|games\/coup\/art\/(emblem|tone|signs)|games\/cops\/art\/(identity-emblem|palette|precinct|shapes|signs))\./,
  },
];

/** What somebody needs who comes to play is in few pieces: on a slow line every file costs a round trip. */
const PLAY = [{ name: newPieces(`${here}src/`), priority: 1 }];

/** What every page speaks with: as a piece of its own it does not bring the table along. */
const SPEECH = [
  {
    name: "speak",
    test: /node_modules\/preact\/|(web\/src\/words\/(speak|message-format)\.tsx?|packages\/words\/src\/words\.ts)$/,
    priority: 2,
  },
];

export default defineConfig({
  root: here,
  cacheDir: `${here}../../.cache/vite`,
  plugins: [verifyWords(WORDS), compileWords(WORDS), preloads(), offline()],
  // Messages come as they were read, and what says them is lighter than what reads them.
  resolve: { alias: { "intl-messageformat": `${here}src/words/message-format.ts` } },
  // For development: the pages from here, everything else from a server that runs elsewhere.
  server: {
    proxy: Object.fromEntries(
      ["/api", "/socket"].map((path) => [
        path,
        { target: process.env.DARBAR_DEV_SERVER ?? "http://127.0.0.1:8080", ws: true },
      ]),
    ),
  },
  // Whoever builds the pages, a test too, builds what people get: no names of files, nothing that is for development.
  oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: `${here}../../.cache/web`,
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Pictures are pieces of their own: they change less often than what draws them on the table.
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [...SPEECH, ...ART, ...PLAY] },
      },
    },
  },
});
