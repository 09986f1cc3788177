import { commitmentToShare } from "@darbar/fair";
import { describe, expect, it } from "vitest";
import { room } from "../../test/dom/rooms.ts";
import type { TableModel } from "../table/model.ts";
import { type KeptShare, openKeptShares } from "./kept-share.ts";
import { nextStep, shuffleOf } from "./mixing.ts";

const SHARE = "0a".repeat(16);
const OWN = commitmentToShare(SHARE);
const OTHER = commitmentToShare("1b".repeat(16));
const KEPT: KeptShare = { table: "T", game: 1, seat: 0, share: SHARE, sealed: null };
const draw = (): string => SHARE;

/** The reader's table while it shuffles. */
function shuffling(commitments: readonly (string | null)[], more: Partial<TableModel> = {}): TableModel {
  return room({ commitments, shuffle: { game: 1, commitments, opened: false }, ...more });
}

describe("before the shuffle", () => {
  it("a page whose reader sits commits to a share, once", () => {
    expect(nextStep(room(), null, draw)).toEqual({
      keep: KEPT,
      command: { do: "commit-share", game: 1, commitment: OWN },
    });
    expect(nextStep(room({ commitments: [OWN, null, null, null] }), KEPT, draw)).toBeNull();
    expect(nextStep(room({ me: null }), null, draw)).toBeNull();
  });

  it("a page that was loaded again has the share it had; another device's is left alone", () => {
    const again = nextStep(room(), { ...KEPT, share: "5e".repeat(16) }, draw);
    expect(again?.keep.share).toBe("5e".repeat(16));
    expect(nextStep(room({ commitments: [OTHER, null, null, null] }), null, draw)).toBeNull();
  });

  it("a share that was opened once is of no use any more", () => {
    const sealed = { commitment: room().commitment, commitments: [OWN, null, null, null] };
    expect(nextStep(room(), { ...KEPT, sealed }, draw)).toBeNull();
  });

  it("a rematch is another shuffle, and in a game nothing is mixed in", () => {
    const game = {
      number: 4,
      commitment: "",
      game: "coup",
      seats: 4,
      options: {},
      view: { viewer: "all", prompt: 9 },
      past: [],
      said: [],
    } as const;
    expect(shuffleOf(room({ game: { ...game, outcome: { winners: [0], as: "" } }, nextGame: 5 }))).toBe(5);
    expect(nextStep(room({ game: { ...game, outcome: null } }), null, draw)).toBeNull();
  });
});

describe("while the table shuffles", () => {
  const commitments = [OWN, OTHER, null, null];

  it("a page opens its share, and first keeps all that it was shown", () => {
    const sealed = { commitment: room().commitment, commitments, lot: true };
    const step = nextStep(shuffling(commitments), KEPT, draw);
    expect(step).toEqual({ keep: { ...KEPT, sealed }, command: { do: "open-share", game: 1, share: SHARE } });
    expect(nextStep(shuffling(commitments), step?.keep ?? null, draw)).toEqual(step);
  });

  it("a share is opened only for a list that has its commitment in it, and for no second list", () => {
    expect(nextStep(shuffling([OTHER, OWN, null, null]), KEPT, draw)).toBeNull();
    const kept = nextStep(shuffling(commitments), KEPT, draw)?.keep ?? null;
    expect(nextStep(shuffling([OWN, null, null, null]), kept, draw)).toBeNull();
    expect(nextStep(shuffling(commitments, { commitment: "ff".repeat(32) }), kept, draw)).toBeNull();
  });

  it("nothing is opened twice, or of another device", () => {
    expect(
      nextStep(shuffling(commitments, { shuffle: { game: 1, commitments, opened: true } }), KEPT, draw),
    ).toBeNull();
    expect(nextStep(shuffling(commitments), null, draw)).toBeNull();
  });
});

describe("the shares of a device", () => {
  /** A storage that keeps, or one of a browser that keeps nothing. */
  function storage(keeps: boolean) {
    let text: string | null = null;
    return {
      read: () => text,
      write: (next: string) => {
        if (keeps) text = next;
      },
    };
  }

  it.each([true, false])("are found again by table and game; where anything is kept: %s", (keeps) => {
    const shares = openKeptShares(storage(keeps));
    shares.keep(KEPT);
    shares.keep({ ...KEPT, game: 2, share: "5e".repeat(16) });
    shares.keep({ ...KEPT, seat: 3 });
    expect(shares.find("T", 1)).toEqual({ ...KEPT, seat: 3 });
    expect(shares.find("T", 3)).toBeNull();
    expect(shares.find("U", 1)).toBeNull();
  });

  it("are shared by all tabs, and do not grow for ever", () => {
    const kept = storage(true);
    const [here, there] = [openKeptShares(kept), openKeptShares(kept)];
    here.keep(KEPT);
    expect(there.find("T", 1)).toEqual(KEPT);
    for (let game = 2; game < 40; game++) there.keep({ ...KEPT, game });
    expect([here.find("T", 1), here.find("T", 39)?.game]).toEqual([null, 39]);
  });

  it("that somebody has tampered with are none", () => {
    for (const text of ["{", "7", '[{"table":"T"}]', '[{"table":"T","game":1,"seat":0,"share":"","sealed":{}}]']) {
      expect(openKeptShares({ read: () => text, write: () => undefined }).find("T", 1)).toBeNull();
    }
  });
});
