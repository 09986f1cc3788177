import { newStore, type Store } from "../app/store.ts";

/** Whether the page can be put on the device: not that we know, it is offered, or it has been done. */
type Installing = "unknown" | "offered" | "installed";

/** The way to put the page on the device. */
export interface Install {
  readonly state: Store<Installing>;
  /** Asks the reader, where the browser offers it; must come of a gesture. Resolves to whether they agreed. */
  ask(): Promise<boolean>;
}

/** The browser's offer; not all browsers have it, so the types do not either. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** Catches the browser's offer as soon as it comes: it comes once, and early. */
export function openInstall(page: Pick<Window, "addEventListener" | "matchMedia">): Install {
  const isInstalled = page.matchMedia("(display-mode: standalone)").matches;
  const state = newStore<Installing>(isInstalled ? "installed" : "unknown");
  let offer: Offer | null = null;

  page.addEventListener("beforeinstallprompt", (event: Event) => {
    // Our own button asks instead, when the reader wants it.
    event.preventDefault();
    offer = event as Offer;
    if (state.get() !== "installed") state.set("offered");
  });
  page.addEventListener("appinstalled", () => {
    offer = null;
    state.set("installed");
  });

  return {
    state,
    ask: async () => {
      if (offer === null) return false;
      const asked = offer;
      // An offer can be taken up once.
      offer = null;
      state.set("unknown");
      await asked.prompt();
      return (await asked.userChoice).outcome === "accepted";
    },
  };
}
