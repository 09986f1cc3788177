import { itInAll, TEST_SEED } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { chaos } from "./command.ts";

/** Every fifth comes while the server starts, the others while it plays; `npm run chaos` kills as often as one wants. */
const KILLS = "20";
/** Both games, with a clock and without. */
const TABLES = "8";

describe("darbar chaos", () => {
  itInAll("kills a server a few times, and nothing is lost, doubled or seen otherwise", async () => {
    const io = memoryIo();
    const code = await chaos(["--kills", KILLS, "--tables", TABLES, "--seed", String(TEST_SEED)], io);
    expect(io.out()).toContain("lost 0, doubled 0, refused but kept 0, differing views 0\n");
    expect(io.out()).toMatch(
      /^\d+ kills \(seed \d+\), \d+ tables, \d+ sockets, \d+ facts kept\nacknowledged [1-9]\d*, .* answered 0\n/,
    );
    expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });
  });

  it.each([
    [["--kills", "0"], "--kills must be a whole number from 1 to 100000"],
    [["--nodes", "1"], "--nodes must be a whole number from 2 to 9"],
    [["--nodes", "3", "--kills", "2"], "--nodes goes neither with --kills nor with --lose-unsynced"],
    [["--standby"], "--standby goes with --nodes"],
    [["--tables", "many"], "--tables must be a whole number from 1 to 2000"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await chaos(args, io)).toBe(1);
    expect(io.err()).toMatch(/^darbar chaos: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});
