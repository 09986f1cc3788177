import type { Language } from "@darbar/words";
import { z } from "zod";

/**
 * What pages ask for as soon as their script runs, and where their words are by language; written down when they are built.
 * Said with the document it comes a round trip or two sooner.
 */
const Preloads = z.record(
  z.string(),
  z.object({ files: z.array(z.string()), words: z.record(z.string(), z.array(z.string())) }),
);
export type Preloads = z.infer<typeof Preloads>;

/** Where the pages have them. */
export const PRELOADS = "/preloads.json";

/** Reads them; pages that say nothing of it ask for everything themselves. */
export function parsePreloads(text: string | undefined): Preloads {
  return text === undefined ? {} : Preloads.parse(JSON.parse(text));
}

/** The first part of an address, and the page that is shown there. */
const SHOWN_AT: Readonly<Record<string, string>> = { "": "front", t: "table" };

/** The `Link` header of a document (RFC 8288); empty: nothing is known of what its page asks for. */
export function linkHeader(preloads: Preloads, firstPart: string, language: Language): string {
  const page = preloads[SHOWN_AT[firstPart] ?? ""];
  if (page === undefined) return "";
  const said = [...(page.words[language] ?? []), ...page.files];
  return said.map((file) => `<${file}>; ${file.endsWith(".css") ? STYLE : SCRIPT}`).join(", ");
}

const SCRIPT = "rel=modulepreload";
const STYLE = "rel=preload; as=style; crossorigin";
