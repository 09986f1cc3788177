import { PAGE, routeOf, withoutHints } from "./offline-routes.ts";

/** Filled in by the build: the files of this version, and a name that changes with them. */
declare const __DARBAR_FILES__: readonly string[];
declare const __DARBAR_VERSION__: string;

/** As much of a service worker's world as we use; the page's types do not know it. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Waiting {
  /** `data`: the address of the page that has shown it. */
  readonly notification: { readonly data: unknown; close(): void };
}
interface Kept {
  addAll(requests: readonly Request[]): Promise<void>;
  match(path: string): Promise<Response | undefined>;
}
interface Page {
  readonly url: string;
  focus?(): Promise<unknown>;
}
interface ServiceWorkerScope extends EventTarget {
  readonly location: { readonly origin: string };
  readonly caches: {
    open(name: string): Promise<Kept>;
    keys(): Promise<readonly string[]>;
    delete(name: string): Promise<boolean>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted?: { readonly includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const { caches } = worker;
const PREFIX = "darbar-";
const CACHE = PREFIX + __DARBAR_VERSION__;
const FILES: ReadonlySet<string> = new Set(__DARBAR_FILES__);
/** How long a page waits for a slow network before the kept one is shown, in milliseconds. */
const PATIENCE = 3_000;

/** Fetches every file of this version, past the browser's own cache: a mixture of versions would be none. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES].map((file) => new Request(file, { cache: "reload" })));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  return (await cache.match(pathname)) ?? fetch(request);
}

/** The newest page if the network gives it in time, otherwise the kept one: every address is the same page. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const here = await cache.match(PAGE);
  const fetched = fetch(request);
  // What is not all here is fetched as on a first visit.
  if (here === undefined) return fetched;
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fetched.catch(() => null), late]);
  // A server that is being restarted, or a proxy in front of one, says 502 to 504.
  return forThisDevice(answer === null || answer.status >= 500 ? here : answer);
}

async function forThisDevice(answer: Response): Promise<Response> {
  const { status, statusText, headers, redirected } = answer;
  if (redirected || !headers.get("content-type")?.startsWith("text/html")) return answer;
  return new Response(withoutHints(await answer.text()), { status, statusText, headers });
}

worker.addEventListener("install", (event) => (event as Waiting).waitUntil(fetchAll()));

worker.addEventListener("activate", (event) => {
  (event as Waiting).waitUntil(dropOthers().then(() => worker.clients.claim()));
});

// A new version takes over on the next load, unless another page still runs on the old one.
worker.addEventListener("message", (event) => {
  if ((event as MessageEvent).data !== "take-over") return;
  const takeOver = async (): Promise<void> => {
    if ((await worker.clients.matchAll()).length <= 1) await worker.skipWaiting();
  };
  (event as unknown as Waiting).waitUntil(takeOver());
});

// Whoever presses a notification is led to the page that has shown it; if that was closed meanwhile it is opened again.
worker.addEventListener("notificationclick", (event) => {
  const pressed = event as Pressed;
  const { notification } = pressed;
  // A page of the version before has not said where it is.
  const address = typeof notification.data === "string" ? notification.data : `${worker.location.origin}/`;
  notification.close();
  const lead = async (): Promise<void> => {
    const pages = await worker.clients.matchAll({ includeUncontrolled: true });
    const shown = pages.find(({ url }) => url === address);
    await (shown?.focus === undefined ? worker.clients.openWindow(address) : shown.focus());
  };
  pressed.waitUntil(lead());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { method, mode, url } = request;
  const route = routeOf({ method, mode, url, origin: worker.location.origin }, FILES);
  if (route === "network") return;
  (event as Fetching).respondWith(route === "kept" ? kept(request) : page(request));
});
