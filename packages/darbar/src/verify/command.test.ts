import { coup } from "@darbar/coup";
import {
  commitmentTo,
  commitmentToShare,
  drawsOf,
  type FairRecord,
  type MixedIn,
  proofOf,
  type SharesProof,
} from "@darbar/fair";
import { playAtRandom, timeOuts, variantOf } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { verify } from "./command.ts";

const SECRET = "5e".repeat(32);
const WORDS: MixedIn = { version: 1, words: ["open sesame", "", ""] };

/** What three seats have mixed in, of whom some have not opened what they committed to. */
function shares(opened: readonly number[], committed: readonly number[] = opened): MixedIn {
  const all = ["a1", "b2", "c3"].map((byte) => byte.repeat(16));
  return {
    version: 2,
    commitments: all.map((share, seat) => (committed.includes(seat) ? commitmentToShare(share) : null)),
    shares: all.map((share, seat) => (opened.includes(seat) ? share : null)),
  };
}

/** A game of timeouts at a live table: every draw comes from the secret and what was mixed in. */
function played(mixedIn: MixedIn): FairRecord {
  const { record } = playAtRandom(coup, variantOf(coup, {}, 3), drawsOf(SECRET, mixedIn), timeOuts(coup));
  return { ...record, fair: proofOf(commitmentTo(SECRET), SECRET, mixedIn) };
}

/** What the proof of a record says once it is made to say something else. */
function forged(record: FairRecord, changes: object): unknown {
  return { ...record, fair: { ...record.fair, ...changes } };
}

async function run(record: unknown, args: readonly string[] = ["-"]) {
  const io = memoryIo(typeof record === "string" ? record : JSON.stringify(record));
  const code = await verify(args, io);
  return { code, out: io.out(), err: io.err() };
}

/** What a good record proves. */
async function proven(mixedIn: MixedIn): Promise<string> {
  const { code, out, err } = await run(played(mixedIn));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(commitmentTo(SECRET));
  return out.replaceAll("\n", " ");
}

describe("darbar verify", () => {
  it("says of a game with shares whom one has to trust, and that nobody else chose the cards", async () => {
    const record = played(shares([0, 2]));
    const out = await proven(shares([0, 2]));
    expect(out).toContain(`All ${record.draws.length} draws of ${record.moves.length} moves follow from the secret`);
    expect(out).toContain("and from the shares of seats 0 and 2.");
    expect(out).toContain(
      "trust that the share of one of the seats 0 and 2 was random, and secret until it was opened",
    );
    expect(out).not.toContain("did not open");
    expect(await proven(shares([1]))).toContain("trust that the share of seat 1 was random");
  });

  it("says how many deals could be chosen from where seats did not open what they committed to", async () => {
    expect(await proven(shares([1], [0, 1, 2]))).toContain(
      "But seats 0 and 2 committed to a share and did not open it: the operator, together with these seats, " +
        "could have seen the other shares first and chosen between 4 deals.",
    );
  });

  it("says that the operator alone could have chosen the cards where nobody mixed in", async () => {
    const out = await proven(shares([]));
    expect(out).toContain("the operator alone could have drawn secrets until the cards were to their liking");
    expect(out).not.toContain("nobody chose");
  });

  it("promises no more of a game with words than those can prove", async () => {
    const out = await proven(WORDS);
    expect(out).toContain("and from the words of seat 0.");
    expect(out).toContain("unless these words were chosen after the hash had been shown");
    expect(out).not.toContain("nobody chose");
    expect(await proven({ version: 1, words: ["", "", ""] })).toContain("nobody added words, and the operator could");
  });

  const record = played(shares([0, 1], [0, 1, 2]));
  const old = played(WORDS);
  const other = "d4".repeat(16);
  const fair = record.fair as SharesProof;

  it.each([
    [
      "another card",
      { ...record, draws: record.draws.with(0, record.draws[0] === "duke" ? "captain" : "duke") },
      "draw 0",
    ],
    ["a draw too many", { ...record, draws: [...record.draws, "duke"] }, `draw ${record.draws.length}`],
    ["another secret", forged(record, { secret: "5f".repeat(32) }), "not the one whose hash"],
    ["another share", forged(record, { shares: fair.shares.with(0, other) }), "the share of seat 0 is not the one"],
    ["a share taken out", forged(record, { shares: fair.shares.with(0, null) }), ""],
    [
      "a share that was never committed to",
      forged(record, { commitments: fair.commitments.with(1, null) }),
      "seat 1 has a share and never committed",
    ],
    [
      "a commitment and a share swapped together",
      forged(record, {
        commitments: fair.commitments.with(0, commitmentToShare(other)),
        shares: fair.shares.with(0, other),
      }),
      "",
    ],
    ["shares of fewer seats", forged(record, { shares: [] }), "shares of 0 seats"],
    ["commitments of fewer seats", forged(record, { commitments: [] }), "commitments of 0 seats"],
    ["other words", forged(old, { words: ["open", "", ""] }), ""],
    ["words of fewer seats", forged(old, { words: [] }), "words of 0 seats"],
    ["no proof", { ...record, fair: undefined }, "has no proof"],
    ["a strange game", { ...record, game: "chess" }, "there is no game chess"],
    ["a proof of another shape", { ...record, fair: { secret: 1 } }, "commitment"],
    ["no record", "{", "this is not JSON"],
  ])("tells %s in one sentence", async (_, changed, sentence) => {
    const { code, out, err } = await run(changed);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(sentence);
    expect(err.trimEnd()).toMatch(/^darbar verify: .*\.$/);
  });

  it("wants one file", async () => {
    expect((await run("", [])).err).toContain("give one file");
    expect((await run("", ["--jsn"])).err).toContain("there is no option --jsn");
  });
});
