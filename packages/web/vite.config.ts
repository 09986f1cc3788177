import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compileWords } from "./build/compile-words.ts";
import { offline } from "./build/offline.ts";
import { verifyWords } from "./build/verify-words.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

const WORDS = fileURLToPath(new URL("../words/src/catalogue", import.meta.url));

/** Pictures: those of a game with it, and signs that all pages share. */
const ART = [
  { name: "art-coup", test: /src\/(art\/card-|games\/coup\/art\/(faces|card-|allegiance|coin))/ },
  {
    name: "art-cops",
    test: /src\/games\/cops\/art\/(faces|equipment|identity-(face|back)|action-sign|gun|tokens)/,
  },
  {
    name: "art-signs",
    test: /src\/(art\/(drawing|geometry|girih|icons|logo|palette)|games\/coup\/art\/(emblem|tone|signs)|games\/cops\/art\/(identity-emblem|palette|precinct|shapes|signs))\./,
  },
];

/** What every table needs at once is one piece: in many small ones it would weigh more. */
const TABLE = [
  {
    name: "table",
    test: /web\/src\/(board\/(?!drama|arrows)|motion\/|table\/|pages\/(table-page|at-table|game-screen|pieces|use-table-sound)|lobby\/acting)|packages\/(words\/src\/(names|people|storyteller)|kernel\/src\/(window|draw|dwell|seat|seat-set|deck)|table\/src\/client\/.*)\./,
    priority: 1,
  },
  {
    name: "cops-rules",
    test: /packages\/cops\/src\/(?!deduce\/|(options|option-list|rules|dwell|identity|equipment-names|version)\.)/,
    priority: 1,
  },
];

/** What every page needs, likewise. */
const APP = [
  {
    name: "app",
    test: /web\/src\/(app\/(?!settings-dialog|device)|games\/(list|load|\w+\/shown)\.|transport\/|offline\/|sound\/sound\.|words\/speech)|packages\/(protocol\/src\/|kernel\/src\/(result|at|pass|options\/[a-z-]+)\.|(coup|cops)\/src\/option-list|coup\/src\/(edition|character)\.|cops\/src\/rules\.|words\/src\/(languages|messages))/,
    priority: 1,
  },
];

/** What every page speaks with: as a piece of its own it does not bring the table along. */
const SPEECH = [
  {
    name: "speak",
    test: /node_modules\/(preact|intl-messageformat|@formatjs)\/|(web\/src\/words\/speak\.tsx|packages\/words\/src\/words\.ts)$/,
    priority: 2,
  },
];

export default defineConfig({
  root: here,
  cacheDir: `${here}../../.cache/vite`,
  plugins: [verifyWords(WORDS), compileWords(WORDS), offline()],
  // Messages come as they were read.
  resolve: { alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" } },
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
        codeSplitting: { includeDependenciesRecursively: false, groups: [...SPEECH, ...APP, ...ART, ...TABLE] },
      },
    },
  },
});
