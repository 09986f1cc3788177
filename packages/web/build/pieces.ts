/** What the bundler tells of the modules it has read. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * The pieces of script that somebody needs who comes to play, from what everybody has to what only some have: each is what
 * these modules cannot be without. What two of one line cannot be without belongs to the last piece of the line before.
 */
const LINES: readonly Readonly<Record<string, readonly string[]>>[] = [
  { app: ["main.tsx"] },
  { front: ["pages/front-page.tsx"], table: ["pages/table-page.tsx"] },
  { "coup-table": ["games/coup/table/game-table.ts"], "cops-table": ["games/cops/table/game-table.ts"] },
];

/**
 * What packages have in one place for everybody: a page does not need all that is to be found behind it. Theirs are named
 * one by one.
 */
const DOORS = /packages\/(kernel|coup|cops)\/src\/index\.ts$/;
const NAMED: readonly (readonly [name: string | null, test: RegExp])[] = [
  // Signs are drawn of these, and they come before everything else.
  ["identity", /packages\/(cops\/src\/identity|kernel\/src\/at)\./],
  [null, /games\/cops\/art\/cops-art\.css$/],
  [
    "app",
    /packages\/(protocol\/src\/|kernel\/src\/(result|parse|pass|options\/[a-z-]+)\.|(coup|cops)\/src\/option-list\.|coup\/src\/(edition|character)\.|cops\/src\/(rules|equipment-names)\.)/,
  ],
  ["table", /packages\/kernel\/src\/(at-table|window|draw|dwell|seat|seat-set|deck)\./],
  ["cops-table", /packages\/cops\/src\//],
  ["coup-table", /packages\/coup\/src\//],
];

/** Tells the piece of a module by its id; `null`: whoever comes to play does without it at first. `src`: the folder of the sources. */
export function newPieces(src: string): (id: string, modules: Modules) => string | null {
  let pieces: ReadonlyMap<string, string> | null = null;
  return (id, modules) => {
    pieces ??= piecesIn(src, modules);
    if (DOORS.test(id)) return null;
    const named = NAMED.find(([, test]) => test.test(id));
    return named === undefined ? (pieces.get(id) ?? null) : named[0];
  };
}

function piecesIn(src: string, modules: Modules): ReadonlyMap<string, string> {
  const pieces = new Map<string, string>();
  let before = "";
  for (const line of LINES) {
    const needed = Object.entries(line).map(([name, roots]) => ({
      name,
      ids: neededBy(
        roots.map((root) => src + root),
        modules,
      ),
    }));
    for (const { name, ids } of needed) {
      for (const id of ids) {
        if (pieces.has(id)) continue;
        const isShared = needed.some((other) => other.name !== name && other.ids.has(id));
        pieces.set(id, isShared ? before : name);
      }
    }
    before = needed[needed.length - 1].name;
  }
  return pieces;
}

/** These modules, and all that they import from the beginning. */
function neededBy(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(roots);
  // A set goes on to what is added to it meanwhile.
  for (const id of found) {
    if (DOORS.test(id)) continue;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
