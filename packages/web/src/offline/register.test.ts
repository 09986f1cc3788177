import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerOffline } from "./register.ts";

/** A service worker, or what the browser has registered, as far as the page looks at them. */
class Fake extends EventTarget {
  state = "installing";
  active: Fake | null = null;
  waiting: Fake | null = null;
  installing: Fake | null = null;
}

const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first version is no news, even where it is told late that it is installed", async () => {
  const { registration, container } = await registered(null);
  const first = find(registration);
  // WebKit: the worker has claimed the page already.
  container.controller = first;
  become(first, "installed");
  become(first, "activated");
  expect(told).not.toHaveBeenCalled();
});

test("a version that replaces another is told once, when it is there", async () => {
  const { registration } = await registered(new Fake());
  const next = find(registration);
  expect(told).not.toHaveBeenCalled();
  become(next, "installed");
  become(next, "activated");
  expect(told).toHaveBeenCalledTimes(1);
});

test("a page that has seen its first version come is told of the second", async () => {
  const { registration, container } = await registered(null);
  const first = find(registration);
  become(first, "installed");
  registration.active = first;
  container.controller = first;
  become(find(registration), "installed");
  expect(told).toHaveBeenCalledTimes(1);
});

/** A page that has registered its worker; `active` is the one that was there before. */
async function registered(active: Fake | null) {
  const registration = new Fake();
  registration.active = active;
  const container = { controller: active, register: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", { readyState: "complete" });
  registerOffline(told);
  await vi.advanceTimersByTimeAsync(10_000);
  return { registration, container };
}

/** The browser finds a worker that it does not have yet. */
function find(registration: Fake): Fake {
  const found = new Fake();
  registration.installing = found;
  registration.dispatchEvent(new Event("updatefound"));
  return found;
}

function become(worker: Fake, state: string): void {
  worker.state = state;
  worker.dispatchEvent(new Event("statechange"));
}
