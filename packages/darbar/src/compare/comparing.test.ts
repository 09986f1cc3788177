import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { runCompared } from "./comparing.ts";
import type { checkoutContender } from "./contenders.ts";
import type { ComparedCommand } from "./figure.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-comparing-"));
afterAll(() => rmSync(folder, { recursive: true }));

const command: ComparedCommand = {
  name: "race",
  complaint: (args) => (args.includes("--wrong") ? "there is no option --wrong" : null),
  argumentsOf: (args) => args,
  figuresIn: () => [],
};

/** A checkout that is twice as fast in its second round as in its first, and needs as much memory. */
const planted: typeof checkoutContender = (name) => ({
  name,
  run: async (round) => [
    { name: "speed", better: "more", value: 10 * round, isMain: true },
    { name: "memory", better: "less", value: 7, isMain: false },
  ],
});

async function compared(...args: readonly string[]) {
  const io = memoryIo();
  const plain = async (typed: readonly string[]): Promise<number> => {
    io.stdout.write(`plain ${typed.join(" ")}`);
    return 0;
  };
  const code = await runCompared(command, args, io, plain, planted);
  return { code, out: io.out(), err: io.err() };
}

describe("a command whose figures can be compared", () => {
  it("runs as it is where nothing is to be compared", async () => {
    expect(await compared("--seats", "6", "--json")).toEqual({ code: 0, out: "plain --seats 6 --json", err: "" });
  });

  it("saves its figures, and compares later ones with them", async () => {
    const file = join(folder, "figures.json");
    const saved = await compared("--save", file, "--rounds", "2", "--seats", "6");
    expect(saved).toMatchObject({ code: 0, err: "" });
    expect(saved.out).toMatch(/^darbar race --seats 6, 2 rounds, Node v/);
    expect(saved.out).toMatch(/^speed +15.0 +10.0 to 20.0 +20.0$/m);

    const later = await compared("--against", file, "--rounds", "4", "--seats", "6");
    expect(later.out).toContain(`Beside ${file} (measured before; medians):`);
    // Medians of 10 to 40 and of 10 and 20; the worst pair and the best one.
    expect(later.out).toMatch(/^speed +25.0 +15.0 +1.67 +[\d.]+ to [\d.]+ +0.50 to 4.00 +2.00$/m);
    expect(later.out).not.toContain("other arguments");
    expect((await compared("--against", file)).out).toContain("Saved with other arguments: --seats 6\n");
  });

  it("gives the same as JSON", async () => {
    const { out } = await compared("--beside", "echo 5", "--rounds", "2", "--json");
    const { arguments: args, figures, comparisons, rounds } = JSON.parse(out);
    expect({ args, rounds }).toEqual({ args: [], rounds: 2 });
    expect(figures[0]).toEqual({ name: "speed", better: "more", isMain: true, values: [10, 20] });
    expect(comparisons).toMatchObject([
      {
        with: "echo 5",
        isInterleaved: true,
        figures: [{ name: "speed", other: [5, 5], ratio: { median: 3, best: 4 } }],
      },
    ]);
  });

  it.each([
    [["--save", "/no/such/file"], "/no/such/file cannot be written"],
    [["--against", "/no/such"], "/no/such cannot be read"],
    [["--baseline", "no-such-revision"], "--baseline needs|no-such-revision in this"],
    [["--save", "x", "--wrong"], "there is no option --wrong"],
    [["--beside", "exit 3", "--rounds", "1"], "exit 3 failed: it ended with code 3"],
    [["--beside", "echo none", "--rounds", "1"], "echo none has printed no number above 0"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const { code, out, err } = await compared(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^darbar race: [^\n]*\n$/);
    expect(err).toMatch(new RegExp(sentence));
  });
});
