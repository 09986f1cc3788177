import { expect, test } from "vitest";
import { stampOf } from "./install.mjs";
import { installFailure } from "./npm.mjs";

const stamp = stampOf("{}\n", "24.21.0", "linux", "x64");

test("the stamp changes with the lock file, Node's major version and the machine", () => {
  expect(stampOf("{ }\n", "24.21.0", "linux", "x64")).not.toBe(stamp);
  expect(stampOf("{}\n", "26.0.0", "linux", "x64")).not.toBe(stamp);
  expect(stampOf("{}\n", "24.21.0", "linux", "arm64")).not.toBe(stamp);
});

test("the stamp does not change with Node's minor version or with line ends", () => {
  expect(stampOf("{}\n", "24.22.1", "linux", "x64")).toBe(stamp);
  expect(stampOf("{}\r\n", "24.21.0", "linux", "x64")).toBe(stamp);
});

test("a failed install is one sentence that says what to do", () => {
  const offline = "npm error code ENOTFOUND\nnpm error errno ENOTFOUND\nnpm error network request failed\n";
  expect(installFailure("Node 24", offline)).toMatch(/^Node 24 could not be fetched .*connect to the network/);
  const full = "npm error code ENOSPC\nnpm error syscall write\nnpm error no space left on device.\n";
  expect(installFailure("Node 24", full)).toBe(
    "Node 24 could not be installed (no space left on device): put that right and try again.",
  );
  expect(installFailure("Node 24", "")).toMatch(/npm gave no reason/);
});
