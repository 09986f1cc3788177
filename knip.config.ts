import type { KnipConfig } from "knip";

/** What nothing uses: files, exports and dependencies. Entries are what others start by a path. */
const config: KnipConfig = {
  // Every package but the kernel is for this workspace alone: what it offers must be asked for.
  includeEntryExports: true,
  // Of Linux, in tests of full disks.
  ignoreBinaries: ["prlimit"],
  // Fonts and sheets are named in sheets.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:url\(|@import )"(@[^"]+|\.[^"]+\.css)"/g)]
        .map(([, path]) => `import "${path}";`)
        .join("\n"),
  },
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs", "scripts/browser/{engines,lighthouse}/*.mjs"],
      project: ["scripts/**/*.{mjs,ts,css}"],
      // Lint is started by its path, so that Node of any version finds it.
      ignoreDependencies: ["@biomejs/biome"],
    },
    "packages/kernel": { includeEntryExports: false, entry: ["build/build.ts"] },
    "packages/web": {
      entry: [
        "test/engines/main.ts",
        "test/browser/{readme-,}shots.ts",
        "test/law/{look,sheet}.ts",
        "test/law/page/main.tsx",
      ],
      project: ["**/*.{ts,tsx,css}"],
    },
  },
};

export default config;
