import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { compileForgetful } from "./compile.ts";

it("says in a sentence that there is no compiler", async () => {
  expect(await compileForgetful(tmpdir(), "/nowhere")).toEqual({
    ok: false,
    error: expect.stringMatching(/^a disk that forgets (needs a C compiler|can be had on Linux only)[^\n]*$/),
  });
});
