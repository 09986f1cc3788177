import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { call, startForTest } from "../../test/start.ts";
import { newLogger } from "../logging.ts";
import { INVITATION } from "./preview.ts";

const INDEX = "<!doctype html><title>Darbar</title>";
const SCRIPT = "console.log('a table');".repeat(20);
let address = "";
let folder = "";
let log = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "darbar-pages-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "portraits"));
  writeFileSync(join(folder, "portraits/zal.svg"), "<svg/>");
  writeFileSync(join(folder, "index.html"), INDEX);
  writeFileSync(join(folder, "assets/main-1a2b.js"), SCRIPT);
  writeFileSync(join(folder, "assets/main-1a2b.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets/main-1a2b.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "secret.env"), "not ours to show");
  log = "";
  const lines = new PassThrough();
  lines.on("data", (chunk) => {
    log += String(chunk);
  });
  ({ address } = await startForTest({}, { pages: folder, log: newLogger("warn", lines) }));
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${address}${path}`, { headers: { "accept-encoding": "identity", ...headers } });

it.each(["/", "/new", "/t/ABCDE", "/practice", "/rules/coup/ru", "/learn", "/replay/table/1?at=3"])(
  "shows the page at %s",
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(await answer.text()).toBe(INDEX);
  },
);

it("lets browsers keep what never changes, and sends what is new only", async () => {
  const script = await get("/assets/main-1a2b.js");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const page = await get("/");
  const etag = page.headers.get("etag") ?? "";
  const again = await get("/", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

it("sends pictures as pictures, which a page of its own may show; they are asked for anew, having no lasting names", async () => {
  const { headers } = await get("/portraits/zal.svg");
  expect(headers.get("content-type")).toBe("image/svg+xml");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toContain("img-src 'self' data:");
});

it.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("sends the smallest that a browser takes: %s", async (accepted, encoding) => {
  const answer = await get("/assets/main-1a2b.js", { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(await answer.text()).toBe(SCRIPT);
});

it("says in words or on the page that there is nothing elsewhere", async () => {
  const forPrograms = await get("/nowhere", { accept: "application/json" });
  expect(forPrograms.status).toBe(404);
  expect(await forPrograms.json()).toMatchObject({ code: "no-such-route" });
  const forPeople = await get("/nowhere", { accept: "text/html" });
  expect(forPeople.status).toBe(404);
  expect(await forPeople.text()).toBe(INDEX);
  for (const path of ["/secret.env", "/../secret.env", "/assets/%2e%2e/secret.env", "/assets/main-1a2b.js.br"]) {
    expect((await get(path, { accept: "*/*" })).status, path).toBe(404);
  }
});

/** The answer to a request for an address as it stands, which no client would send. */
async function raw(target: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await once(socket, "close");
  return answer;
}

it.each(["//[", "//:99999", "//a:b", "//[::1", "///", "//", "//evil.example/new", "http://[/", "/%5b%5d/%3a"])(
  "there is nothing at %s, and that is no failure",
  async (target) => {
    expect(await raw(target)).toMatch(/^HTTP\/1.1 40[04] .*"error":"[^"]{10,100}"/s);
    expect(log).toBe("");
  },
);

it("knows its page by a whole address, too, as proxies send it", async () => {
  expect(await raw("http://darbar.example/new")).toMatch(/^HTTP\/1.1 200 /);
});

it("counts files by address: many more than a page has, but not without end", async () => {
  const limited = await startForTest({ requestsPerMinute: 2 }, { pages: folder });
  for (let count = 0; count < 20; count++) expect((await fetch(limited.address)).status).toBe(200);
  expect(await call(limited.address, "GET", "/")).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect((await call(limited.address, "GET", "/api")).status).toBe(200);
});

it.each(["/", "/t/ABCDE", "/assets/main-1a2b.js"])("tells the head of %s as the page", async (path) => {
  const [page, head] = [await get(path), await fetch(`${address}${path}`, { method: "HEAD" })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const name of ["content-type", "cache-control", "etag"])
    expect(head.headers.get(name)).toBe(page.headers.get(name));
  expect((await fetch(`${address}/nowhere`, { method: "HEAD" })).status).toBe(404);
});

describe("to messengers", () => {
  const meta = (property: string, content: string): string => `<meta property="og:${property}" content="${content}" />`;
  const SAYS = `<title>Darbar</title>${meta("title", "Darbar")}${meta("description", "A table.")}${meta("image", "/i.png")}`;

  async function saidAt(path: string, encoding: string, publicOrigins: readonly string[] = []): Promise<string> {
    writeFileSync(join(folder, "index.html"), SAYS);
    const server = await startForTest({ publicOrigins }, { pages: folder });
    const answer = await fetch(`${server.address}${path}`, { headers: { "accept-encoding": encoding } });
    return answer.text();
  }

  it.each(["br", "gzip", "identity"])(
    "a table is an invitation, whether there is one or not (%s)",
    async (encoding) => {
      const [one, other] = [await saidAt("/t/ABCDEF", encoding), await saidAt("/t/nonsense", encoding)];
      expect(one).toContain(meta("title", INVITATION["og:title"]));
      expect(one).toContain(meta("description", INVITATION["og:description"]));
      expect(other).toBe(one);
      expect(await saidAt("/", encoding)).toBe(SAYS);
    },
  );

  it("pictures have whole addresses where the server knows its own", async () => {
    const whole = meta("image", "https://darbar.example/i.png");
    for (const path of ["/", "/t/ABCDEF"]) {
      expect(await saidAt(path, "identity", ["https://darbar.example"])).toContain(whole);
    }
  });
});

it("says with a document what its page asks for at once, in the language that is wanted", async () => {
  const preloads = {
    front: {
      files: ["/assets/front-1.js", "/assets/front-1.css"],
      words: { fa: ["/assets/fa-1.js", "/assets/fa-2.js"] },
    },
    table: { files: ["/assets/table-1.js"], words: {} },
  };
  writeFileSync(join(folder, "preloads.json"), JSON.stringify(preloads));
  ({ address } = await startForTest({}, { pages: folder }));
  const link = async (path: string, language: string): Promise<string | null> =>
    (await get(path, { "accept-language": language })).headers.get("link");
  const front = "</assets/front-1.js>; rel=modulepreload, </assets/front-1.css>; rel=preload; as=style; crossorigin";
  expect(await link("/", "en")).toBe(front);
  expect(await link("/", "fa-IR, en;q=0.5")).toBe(
    `</assets/fa-1.js>; rel=modulepreload, </assets/fa-2.js>; rel=modulepreload, ${front}`,
  );
  expect(await link("/t/ABCDE", "en")).toBe("</assets/table-1.js>; rel=modulepreload");
  expect(await link("/learn", "fa")).toBeNull();
  expect((await get("/preloads.json")).status).toBe(404);
});
