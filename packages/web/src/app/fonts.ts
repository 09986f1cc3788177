/** Has our letters come; until they are here, and where they cannot be had, the device draws its own. */
export function loadFonts(): void {
  import("../styles/fonts.css").catch(() => undefined);
}

/** Whether they are on this device already, with everything else that works without a network. */
export function areFontsKept(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
