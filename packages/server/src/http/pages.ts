import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Endpoint } from "@darbar/protocol";
import { because } from "@darbar/words";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";
import { linkHeader, PRELOADS, type Preloads, parsePreloads } from "./preloads.ts";
import { INVITATION, withPreview } from "./preview.ts";
import { refuseWith } from "./refusals.ts";

/** A file of the browser's table, held in memory: there are a few dozen, and they never change while the server runs. */
interface PageFile {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so a browser may keep it for ever. */
  readonly isLasting: boolean;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** The browser's table: its files, by the path they are asked for, and what its pages ask for at once. */
export interface Pages {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly preloads: Preloads;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** Not for programs, and so not in the API's description. */
export const PAGES = {
  method: "GET",
  path: "/*",
  says: "The table for browsers: its page and the files that belong to it.",
  asks: "anybody",
  limit: "pages",
  body: null,
  status: 200,
  answer: "text/html",
} as const satisfies Endpoint;

/** Addresses, besides the first one, that the page itself knows what to show at. */
const SHOWN: readonly string[] = ["new", "t", "practice", "rules", "learn", "replay", "one-phone"];

/** Where the page is held that links to tables show; the page of all other addresses is a file of its own. */
const INDEX = "/index.html";
const INVITE = "/t";

/** Reads the built files of a folder, with what was compressed beside them. `origin`: where browsers find them. */
export async function readPages(folder: string, origin?: string): Promise<Pages> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = paths.filter((path) => extname(path) in TYPES);
  const files = known.map(async (path): Promise<readonly [string, PageFile]> => {
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    const plain = await readFile(path);
    const compressed = (ending: string): Promise<Buffer | null> =>
      paths.includes(path + ending) ? readFile(path + ending) : Promise.resolve(null);
    const [br, gzip] = await Promise.all([compressed(".br"), compressed(".gz")]);
    const isLasting = name.startsWith("/assets/");
    return [name, { type: TYPES[extname(path)], etag: etagOf(plain), isLasting, plain, br, gzip }];
  });
  const found = new Map(await Promise.all(files));
  const preloads = parsePreloads(found.get(PRELOADS)?.plain.toString());
  found.delete(PRELOADS);
  const index = found.get(INDEX);
  if (index !== undefined) found.set(INDEX, rewritten(index, origin)).set(INVITE, rewritten(index, origin, INVITATION));
  return { files: found, preloads };
}

/** The page with what it says of itself to messengers. */
function rewritten(index: PageFile, ...preview: Preview): PageFile {
  const plain = Buffer.from(withPreview(String(index.plain), ...preview));
  return { ...index, plain, etag: etagOf(plain), br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

type Preview = Parameters<typeof withPreview> extends [string, ...infer Rest] ? Rest : never;

function etagOf(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 16)}"`;
}

/** Serves the browser's table: its files, and the one page behind every address that it shows. */
export function servePages(app: FastifyInstance, { files, preloads }: Pages): void {
  const { method, path } = PAGES;
  const handler = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // As the router has read it: what begins with two slashes is no address to anything that parses URLs.
    const asked = `/${(request.params as { readonly "*": string })["*"]}`;
    const file = files.get(asked);
    if (file !== undefined && asked !== INDEX) return send(request, reply, file);
    const [, first] = asked.split("/");
    const index = files.get(`/${first}` === INVITE ? INVITE : INDEX);
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    const isShown = asked === "/" || SHOWN.includes(first);
    if (index === undefined || !(isShown || wantsPage)) return refuseWith(reply, because("no-such-route"));
    const link = linkHeader(preloads, first, languageOf(request));
    if (link !== "") reply.header("link", link);
    return send(request, reply.code(isShown ? 200 : 404), index);
  };
  app.route({ method, url: path, handler });
  // Messengers and watchers of servers ask for the head first.
  app.route({ method: "HEAD", url: path, handler });
}

function send(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  reply.headers({
    "content-type": file.type,
    "cache-control": file.isLasting ? "public, max-age=31536000, immutable" : "no-cache",
    etag: file.etag,
    vary: "accept-encoding",
  });
  if (request.headers["if-none-match"] === file.etag && reply.statusCode === 200) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  if (file.br !== null && /\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(file.br);
  if (file.gzip !== null && /\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(file.gzip);
  return reply.send(file.plain);
}
