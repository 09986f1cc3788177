import { checkScreen } from "./axe.ts";
import { evaluate, PATIENCE, pause, type Tab, untilThere } from "./tab.ts";

/** What each planted fault must be told as. */
const SIGNS = ["planted error", "planted warning", "planted throw", "planted rejection", "darbar.invalid"];

/** Run in a page: does everything that a page must not do. */
function plant(): void {
  console.error("planted error");
  console.warn("planted warning");
  setTimeout(() => {
    throw new Error("planted throw");
  });
  setTimeout(() => void Promise.reject(new Error("planted rejection")));
  fetch("http://darbar.invalid/").catch(() => undefined);
  const picture = document.createElement("img");
  picture.src = "/icon.svg";
  document.querySelector("main")?.append(picture);
}

/** The checks can fail: whatever is planted in a page is told, and nothing else is. */
export async function checkChecks(tab: Tab, address: string): Promise<void> {
  await tab.open(`${address}/`);
  await untilThere(tab, ".game-card a");
  const before = await tab.faults();
  if (before.length > 0) throw new Error(`there were faults before any was planted: ${before.join(", ")}`);
  await evaluate(tab, plant);
  const seen = await checkScreen(tab, "the page").catch(String);
  if (!seen?.includes("image-alt")) throw new Error("axe did not see a picture without a text");
  const latest = Date.now() + PATIENCE;
  for (;;) {
    const faults = await tab.faults();
    const missing = SIGNS.filter((sign) => !faults.some((fault) => fault.includes(sign)));
    if (missing.length === 0) return;
    if (Date.now() > latest) throw new Error(`not told: ${missing.join(", ")}; told: ${faults.join(", ")}`);
    await pause();
  }
}
