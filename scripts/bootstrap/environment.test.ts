import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { callersFolder, withNode, withoutOuterNpm } from "./environment.mjs";

test("an inner npm does not see what the outer one was told", () => {
  const outer = {
    npm_config_omit: "dev",
    NPM_CONFIG_PRODUCTION: "true",
    "npm_config_include-workspace-root": "true",
    npm_config_workspace: "packages/darbar",
    npm_package_name: "darbar",
    npm_lifecycle_event: "start",
  };
  expect(withoutOuterNpm(outer)).toEqual({});
});

test("the person's own settings stay", () => {
  const own = {
    HOME: "/home/me",
    npm_config_cache: "/tmp/cache",
    npm_config_https_proxy: "proxy:1",
    NODE_ENV: "production",
  };
  expect(withoutOuterNpm(own)).toEqual(own);
});

test("the chosen Node comes first on the PATH, however the variable is spelled", () => {
  const node = join("/private", "bin", "node");
  expect(withNode({ PATH: "/usr/bin" }, node).PATH).toBe(`${join("/private", "bin")}${delimiter}/usr/bin`);
  expect(withNode({ Path: "/usr/bin" }, node)).not.toHaveProperty("PATH");
  expect(withNode({}, node).PATH).toBe(join("/private", "bin"));
});

test("a command that npx moved up to its package runs where it was typed", () => {
  const folder = join("/darbar", "packages", "coup");
  const typedIn = join(folder, "test");
  expect(callersFolder({ npm_lifecycle_event: "npx", INIT_CWD: typedIn }, folder)).toBe(typedIn);
  expect(callersFolder({ npm_lifecycle_event: "npx", INIT_CWD: "/elsewhere" }, folder)).toBe(folder);
  expect(callersFolder({ npm_lifecycle_event: "start", INIT_CWD: typedIn }, folder)).toBe(folder);
  expect(callersFolder({}, folder)).toBe(folder);
});
