import type { Plugin, Rolldown } from "vite";
import { SAID } from "../src/app/said.ts";

/** Where the server reads what each page asks for at once. Nobody else asks for it. */
const PRELOADS_FILE = "preloads.json";

/** The pages that somebody comes to first, by the module that shows them. */
const FIRST = { front: "/src/pages/front-page.tsx", table: "/src/pages/table-page.tsx" } as const;
/** A part of the words in one language. */
const WORDS = /\/catalogue\/([a-z]{2})\/([a-z-]+)\.(?:ts|json)$/;

/**
 * Writes down what the first pages cannot be without beside what stands in the document, and where its words are in each language:
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
        const said = Object.entries(FIRST).map(([page, module]) => {
          const root = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          const files = filesOf(chunks, root).filter((file) => !document.includes(file));
          return [page, { files, words: wordsOf(chunks, ["common", ...SAID[page as keyof typeof FIRST]]) }];
        });
        this.emitFile({ type: "asset", fileName: PRELOADS_FILE, source: JSON.stringify(Object.fromEntries(said)) });
      },
    },
  };
}

/** Where these parts of the words are, by language. */
function wordsOf(
  chunks: readonly Rolldown.OutputChunk[],
  parts: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const { fileName, moduleIds } of chunks) {
    const languages = moduleIds.flatMap((id) => {
      const [, language = "", part = ""] = WORDS.exec(id) ?? [];
      return parts.includes(part) ? [language] : [];
    });
    for (const language of new Set(languages)) found[language] = [...(found[language] ?? []), `/${fileName}`];
  }
  return found;
}

/** Where chunks are, all that they import from the beginning, and the styles of both. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], roots: readonly Rolldown.OutputChunk[]): readonly string[] {
  const found = new Set(roots);
  // A set goes on to what is added to it meanwhile.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  const names = [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return names.map((name) => `/${name}`);
}
