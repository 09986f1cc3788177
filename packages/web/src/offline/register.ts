/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1_000;

/** So long the page has the device and the line to itself before everything is fetched for later, in milliseconds. */
export const FIRST_THINGS = 3_000;

/** What the service worker is told when the page it comes with is the only one. */
const TAKE_OVER = "take-over";

/**
 * Lets the page work without a network. A new version is fetched in the background, `onUpdate` is called once when it
 * is there, and it takes over on the next load; whoever plays is not disturbed.
 */
export function registerOffline(onUpdate: () => void): void {
  if (!("serviceWorker" in navigator)) return;
  const soon = (): void => void setTimeout(() => void register(onUpdate), FIRST_THINGS);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

async function register(onUpdate: () => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    // It was fetched while an older page was open; this load is the next one.
    registration.waiting?.postMessage(TAKE_OVER);
    registration.addEventListener("updatefound", () => {
      // The first version of all is no news; one that replaces another is. Asked now, because WebKit may tell that the
      // first is installed only when it has taken the page over.
      if (registration.active !== null) follow(registration.installing, onUpdate);
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  } catch {
    // Private windows and old browsers: the page works, only not without a network.
  }
}

function follow(worker: ServiceWorker | null, onUpdate: () => void): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") onUpdate();
  });
}
