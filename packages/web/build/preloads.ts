import type { Plugin, Rolldown } from "vite";

/** Where the server reads what each page asks for at once. Nobody else asks for it. */
const PRELOADS_FILE = "preloads.json";

/** The pages that somebody comes to first, by the module that shows them. */
const FIRST = { front: "/src/pages/front-page.tsx", table: "/src/pages/table-page.tsx" } as const;
/** The words that every page says, by their language. */
const WORDS = /\/catalogue\/([a-z]{2})\/common\.ts$/;

/**
 * Writes down what the first pages cannot be without beside what stands in the document, and where the words of each language are:
 * the server says so with the document, and all of it comes at once instead of when the script has begun.
 */
export function preloads(): Plugin {
  return {
    name: "darbar:preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const index = bundle["index.html"];
        const document = index?.type === "asset" ? String(index.source) : "";
        const pages = Object.entries(FIRST).map(([page, module]) => {
          const root = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          return [page, filesOf(chunks, root).filter((file) => !document.includes(file))];
        });
        const words = chunks.flatMap(({ fileName, moduleIds }) =>
          moduleIds.flatMap((id) => {
            const language = WORDS.exec(id)?.[1];
            return language === undefined ? [] : [[language, `/${fileName}`]];
          }),
        );
        const said = { pages: Object.fromEntries(pages), words: Object.fromEntries(words) };
        this.emitFile({ type: "asset", fileName: PRELOADS_FILE, source: JSON.stringify(said) });
      },
    },
  };
}

/** Where chunks are, all that they import from the beginning, and the styles of both. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], roots: readonly Rolldown.OutputChunk[]): readonly string[] {
  const found = new Set(roots);
  // A set goes on to what is added to it meanwhile.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  const names = [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return names.map((name) => `/${name}`);
}
