import type { KnipConfig } from "knip";

/** What the code of a page of documentation imports, and what a sheet names. */
const compilers = {
  md: (text: string) => [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code).join("\n"),
  css: (text: string) =>
    [...text.matchAll(/(?:url\(|@import )"(@[^"]+|\.[^"]+\.css)"/g)].map(([, path]) => `import "${path}";`).join("\n"),
};

const project = ["**/*.{ts,tsx,mjs,css,md}"];

/** What nothing uses: files, exports and dependencies. Entries are examples, and what others start by a path. */
const config: KnipConfig = {
  // Every package but the kernel is for this workspace alone: what it offers must be asked for.
  includeEntryExports: true,
  // Of Linux, in tests of full disks.
  ignoreBinaries: ["prlimit"],
  // The bundler has it stand in for another module. The files of the example game are at home in the copy of this workspace that they are put into.
  ignoreIssues: {
    "packages/darbar/build/pages-inside.ts": ["exports"],
    "docs/examples/**": ["exports", "types", "unresolved", "unlisted"],
  },
  compilers,
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs", "scripts/browser/{engines,lighthouse}/*.mjs", "*.md", "docs/**/*.{md,ts,tsx}"],
      project,
      // Lint is started by its path, so that Node of any version finds it.
      ignoreDependencies: ["@biomejs/biome"],
    },
    "packages/*": { entry: ["README.md"], project },
    "packages/kernel": { includeEntryExports: false, entry: ["README.md", "build/build.ts"], project },
    "packages/darbar": {
      entry: ["README.md", "build/{build,pages-inside}.ts", "test/third-game/serve-crown.mjs", "test/seeded-server.ts"],
      project,
    },
    "packages/web": {
      entry: [
        "README.md",
        "test/engines/main.ts",
        "test/browser/*.figures.ts",
        "test/browser/{readme-,}shots.ts",
        "test/law/{look,sheet}.ts",
        "test/law/page/main.tsx",
      ],
      project,
    },
  },
};

export default config;
