import { expect, it } from "vitest";
import { openInstall } from "./install.ts";

function page(isStandalone = false) {
  const target = new EventTarget();
  return Object.assign(target, {
    matchMedia: () => ({ matches: isStandalone }) as MediaQueryList,
  }) as unknown as Window;
}

function offerOf(outcome: "accepted" | "dismissed"): Event {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(offer, { prompt: () => Promise.resolve(), userChoice: Promise.resolve({ outcome }) });
}

it("asks once, when the browser has offered it", async () => {
  const window = page();
  const install = openInstall(window);
  expect(install.state.get()).toBe("unknown");
  expect(await install.ask()).toBe(false);
  const offer = offerOf("accepted");
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(install.state.get()).toBe("offered");
  expect(await install.ask()).toBe(true);
  expect(await install.ask()).toBe(false);
  window.dispatchEvent(new Event("appinstalled"));
  expect(install.state.get()).toBe("installed");
});

it("a page that is installed has nothing to offer", () => {
  const window = page(true);
  const install = openInstall(window);
  window.dispatchEvent(offerOf("dismissed"));
  expect(install.state.get()).toBe("installed");
});
