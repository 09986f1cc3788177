import type { Language } from "@darbar/words";
import { z } from "zod";

/**
 * What pages ask for as soon as their script runs, by page, and where the words of each language are; written down when they are
 * built. Said with the document it comes a round trip or two sooner.
 */
const Preloads = z.object({
  pages: z.record(z.string(), z.array(z.string())),
  words: z.record(z.string(), z.string()),
});
export type Preloads = z.infer<typeof Preloads>;

/** Where the pages have them. */
export const PRELOADS = "/preloads.json";

const NONE: Preloads = { pages: {}, words: {} };

/** Reads them; pages that say nothing of it ask for everything themselves. */
export function parsePreloads(text: string | undefined): Preloads {
  return text === undefined ? NONE : Preloads.parse(JSON.parse(text));
}

/** The first part of an address, and the page that is shown there. */
const SHOWN_AT: Readonly<Record<string, string>> = { "": "front", t: "table" };

/** The `Link` header of a document (RFC 8288); empty: nothing is known of what its page asks for. */
export function linkHeader({ pages, words }: Preloads, firstPart: string, language: Language): string {
  const files = pages[SHOWN_AT[firstPart] ?? ""];
  if (files === undefined) return "";
  const said = words[language] === undefined ? files : [words[language], ...files];
  return said.map((file) => `<${file}>; ${file.endsWith(".css") ? STYLE : SCRIPT}`).join(", ");
}

const SCRIPT = "rel=modulepreload";
const STYLE = "rel=preload; as=style; crossorigin";
