import { expect, it } from "vitest";
import { routeOf, withoutHints } from "../build/offline-routes.ts";

const files = new Set(["/", "/assets/main.js", "/api.svg"]);
const way = (path: string, more: { method?: string; mode?: string } = {}) =>
  routeOf(
    { method: "GET", mode: "no-cors", url: `https://table.test${path}`, origin: "https://table.test", ...more },
    files,
  );

it("never touches what is live", () => {
  for (const path of ["/api", "/api/me", "/api/quick", "/socket", "/socket?x=1"]) {
    expect(way(path)).toBe("network");
    expect(way(path, { mode: "navigate" })).toBe("network");
  }
  expect(way("/assets/main.js", { method: "POST" })).toBe("network");
});

it("answers files from what was fetched at install, and pages by the newest there is", () => {
  expect(way("/assets/main.js")).toBe("kept");
  expect(way("/api.svg")).toBe("kept");
  expect(way("/", { mode: "navigate" })).toBe("page");
  expect(way("/practice", { mode: "navigate" })).toBe("page");
  expect(way("/t/ABCD?as=1", { mode: "navigate" })).toBe("page");
  expect(way("/assets/older.js")).toBe("network");
});

it("leaves other origins alone", () => {
  const asked = {
    method: "GET",
    mode: "no-cors",
    url: "https://other.test/assets/main.js",
    origin: "https://table.test",
  };
  expect(routeOf(asked, files)).toBe("network");
});

it("takes out of the page what would be fetched twice, and nothing else", () => {
  const hint = '<link rel="modulepreload" crossorigin href="/assets/a.js">';
  const rest = '<link rel="manifest" href="/m"><script type="module" src="/assets/b.js"></script>';
  expect(withoutHints(`${hint}\n    ${rest}${hint}`)).toBe(rest);
});
