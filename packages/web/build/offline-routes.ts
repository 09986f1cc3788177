/** How a request is answered: by the network alone, by the newest page, or by what was fetched at install. */
export type OfflineRoute = "network" | "page" | "kept";

/** What the choice depends on. */
export interface RoutedRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly origin: string;
}

/** Where the live table speaks: never kept, never answered from what is kept. */
const LIVE = ["/api", "/socket"];

/** The address of the page; every other address without a file of its own is the same page. */
export const PAGE = "/";

/**
 * The page without its hints to fetch scripts ahead of need: a device that has them all gains nothing, and a browser that
 * fetches one before it asks the worker fetches it twice, and complains.
 */
export function withoutHints(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, "");
}

/** How a request is to be answered; `files` is what was fetched at install. */
export function routeOf({ method, mode, url, origin }: RoutedRequest, files: ReadonlySet<string>): OfflineRoute {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin) return "network";
  if (LIVE.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return "network";
  if (pathname !== PAGE && files.has(pathname)) return "kept";
  return mode === "navigate" ? "page" : "network";
}
