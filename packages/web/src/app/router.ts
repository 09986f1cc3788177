import type { Setup } from "@darbar/protocol";
import { GAMES, isShown, USUAL_GAME } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { newStore, type Store } from "./store.ts";

/** Every page there is, and what its address says. */
export type Page =
  | { readonly page: "front" }
  | { readonly page: "new" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "screen"; readonly code: string }
  | { readonly page: "practice"; readonly game: GameName; readonly options: Setup["options"]; readonly first: boolean }
  | { readonly page: "one-phone"; readonly game: GameName }
  | { readonly page: "rules"; readonly game: string; readonly edition: string }
  | { readonly page: "learn"; readonly game: GameName }
  | {
      readonly page: "replay";
      readonly table: string | null;
      readonly game: number;
      readonly at: number | null;
      readonly as: string;
      /** Whether the review is wanted beside it. */
      readonly reviews: boolean;
    }
  | { readonly page: "lost" };

/** The page of an address. */
export function pageAt(address: URL): Page {
  const [head = "", ...rest] = address.pathname.split("/").filter((part) => part !== "");
  switch (head) {
    case "":
      return { page: "front" };
    case "new":
      return { page: "new" };
    case "t":
      if (rest[0] === undefined) return { page: "front" };
      return { page: rest[1] === "screen" ? "screen" : "table", code: rest[0].toUpperCase() };
    case "practice": {
      const game = rest[0] ?? USUAL_GAME;
      if (!isShown(game)) return { page: "lost" };
      const options = GAMES[game].practice.optionsAt(address.searchParams);
      return { page: "practice", game, options, first: address.searchParams.has("first") };
    }
    case "one-phone": {
      const game = rest[0] ?? USUAL_GAME;
      return isShown(game) && GAMES[game].onePhone !== null ? { page: "one-phone", game } : { page: "lost" };
    }
    case "rules":
      return { page: "rules", game: rest[0] ?? "", edition: rest[1] ?? "" };
    case "learn": {
      const game = rest[0] ?? USUAL_GAME;
      return isShown(game) && GAMES[game].lesson !== null ? { page: "learn", game } : { page: "lost" };
    }
    case "replay": {
      const at = Number.parseInt(address.searchParams.get("at") ?? "", 10);
      const game = Number.parseInt(rest[1] ?? "1", 10);
      const table = rest[0] ?? null;
      const as = address.searchParams.get("as") ?? "all";
      const reviews = address.searchParams.has("review");
      return { page: "replay", table, game: game > 0 ? game : 1, at: at >= 0 ? at : null, as, reviews };
    }
    default:
      return { page: "lost" };
  }
}

/** Where the reader is, and how to go elsewhere without loading anew. */
export interface Router {
  readonly address: Store<URL>;
  go(path: string, how?: "push" | "replace"): void;
}

/** Follows the address bar, and links that stay on this site. */
export function openRouter(window: Window): Router {
  const address = newStore(new URL(window.location.href));
  const look = (): void => address.set(new URL(window.location.href));
  window.addEventListener("popstate", look);
  const go: Router["go"] = (path, how = "push") => {
    if (how === "push") window.history.pushState(null, "", path);
    else window.history.replaceState(null, "", path);
    look();
    if (how === "push") window.scrollTo(0, 0);
  };
  window.document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== window.location.origin || link.target !== "" || link.hasAttribute("download")) return;
    if (link.pathname === window.location.pathname && link.hash !== "") return;
    event.preventDefault();
    go(`${link.pathname}${link.search}${link.hash}`);
  });
  return { address, go };
}
