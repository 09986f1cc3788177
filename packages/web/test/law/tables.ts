import type { Remark, Seat, Viewer } from "@darbar/kernel";
import type { Sitter, StandingOrder } from "@darbar/protocol";
import { READER } from "../dom/stand-in-app.ts";
import { type Moment, RULES, stateAt } from "./moments.ts";
import { type Company, sitters } from "./names.ts";
import type { TableMessage } from "./position.ts";

/** How a moment is looked at. */
export interface Look {
  /** Whose eyes these are; `public`: those of somebody who only watches. */
  readonly viewer: Viewer;
  readonly company: Company;
  readonly hasClock: boolean;
  /** The reader's own answer, where they have given one already. */
  readonly given: unknown;
  /** Who began the table: after a game they begin the next. */
  readonly host: "reader" | "another";
  /** Whether somebody has left the table. */
  readonly isSeatFree: boolean;
  /** Whether the reader has given the game up. */
  readonly hasResigned: boolean;
  /** What was said in the game. */
  readonly said: readonly Remark[];
  /** What the reader is asked in Coup; in Good Cop Bad Cop the page says so itself. */
  readonly order: StandingOrder | null;
}

export const PLAIN: Omit<Look, "viewer"> = {
  company: "short",
  hasClock: false,
  given: null,
  host: "reader",
  isSeatFree: false,
  hasResigned: false,
  said: [],
  order: "pass-if-nothing-else",
};

/** What a server says to somebody who comes to the table at a moment. */
export function messageAt(moment: Moment, look: Look): TableMessage {
  const { game, options, seats, events, at } = moment;
  const { viewer, company, hasClock, given, host, isSeatFree, hasResigned, said, order } = look;
  const rules = RULES[game];
  const happened = events.slice(0, at);
  const state = stateAt(moment);
  const outcome = rules.outcome(state);
  const me = typeof viewer === "number" ? viewer : null;
  // After the game all cards are open.
  const eyes = outcome === null ? viewer : "all";
  const sitting = sitters(seats, me, company).map((sitter, seat) =>
    hasResigned && seat === me && sitter.kind === "person"
      ? { ...sitter, away: true, resigned: true as const }
      : sitter,
  );
  return {
    type: "table",
    table: "LAW",
    viewer,
    log: "law",
    facts: 0,
    snapshot: {
      setup: { game, options: {}, seats, visibility: "link", clock: "normal", spectators: true, bluffs: "open" },
      code: "PLUMS",
      host: host === "reader" ? READER.person : "guest-2",
      seats: isSeatFree ? without(sitting, (me ?? 0) === 1 ? 0 : 1) : sitting,
      commitments: sitting.map(() => null),
      shuffle: null,
      nextGame: 2,
      commitment: "0".repeat(64),
      game: {
        number: 1,
        game,
        seats,
        options,
        commitment: "0".repeat(64),
        view: rules.view(state, eyes),
        past: happened.flatMap((event) => rules.redact(event, eyes) ?? []),
        said,
        outcome,
      },
      given,
      order: game === "coup" ? order : null,
      botsMuted: false,
      talk: [],
    },
    clock: hasClock ? { prompt: state.prompt, left: 40_000, bank: sitting.map(() => 60_000) } : null,
  };
}

function without(sitting: readonly Sitter[], left: Seat): readonly (Sitter | null)[] {
  return sitting.map((sitter, seat) => (seat === left ? null : sitter));
}
