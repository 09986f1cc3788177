/** Runs in a page, before anything else does: a reader who has played their first games on this device, and has switched the hints off. */
export function beExperienced(): void {
  const KEY = "darbar.games-played";
  const HINTS = "darbar.hints";
  try {
    if (localStorage.getItem(HINTS) === null) localStorage.setItem(HINTS, "off");
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify({ coup: 3, cops: 3 }));
  } catch {
    // A page that is empty as yet has no storage.
  }
}
