/**
 * Every reason for which a server refuses something, but for those of a game's rules, and the facts that its sentence
 * names. A reason is a code, for programs, or a code and what it is about this time: `too-long.talk` is a `too-long`.
 * Each has a sentence in every language (`catalogue/`).
 */
export const REASONS = {
  answered: [],
  "bad-command": ["detail"],
  "bad-message": ["detail"],
  "bad-message.no-hello": [],
  "bad-message.no-token": [],
  "bad-message.somebody-else": [],
  "bad-message.unknown-token": [],
  "bad-name": [],
  "bad-name.too-long": ["length", "most"],
  "bad-name.unseen": [],
  "bad-phrase": [],
  "bad-phrase.card-missing": [],
  "bad-phrase.card-unknown": ["cards"],
  "bad-phrase.card-unwanted": [],
  "bad-phrase.place-missing": [],
  "bad-phrase.place-unwanted": [],
  "bad-phrase.player-missing": [],
  "bad-phrase.player-unwanted": [],
  "bad-request": ["detail"],
  "bad-setup": [],
  "bad-setup.because": ["detail"],
  "bad-share": [],
  broken: [],
  busy: [],
  closing: [],
  "codes-tried-out": [],
  "codes-tried-out.until": ["seconds"],
  committed: [],
  empty: [],
  "enough-time": [],
  "foreign-origin": [],
  "free-seats": [],
  kicked: [],
  "kicked.rename": [],
  "name-taken": [],
  "no-bot": [],
  "no-commitment": [],
  "no-game": [],
  "no-room": [],
  "no-spectators": [],
  "no-spectators.played": [],
  "no-such-code": [],
  "no-such-device": [],
  "no-such-game": [],
  "no-such-person": [],
  "no-such-phrase": [],
  "no-such-route": [],
  "no-such-route.socket": ["path"],
  "no-such-seat": [],
  "no-such-seat.counted": ["seats"],
  "no-such-seat.empty": [],
  "no-such-stream": ["header", "path"],
  "no-such-table": [],
  "not-a-move": [],
  "not-a-move.because": ["detail"],
  "not-a-socket": [],
  "not-here": [],
  "not-host": [],
  "not-identified": [],
  "not-identified.request": [],
  "not-seated": [],
  "not-seated.claim": [],
  "not-seated.mix": [],
  "not-well": ["detail"],
  "not-yours": [],
  playing: [],
  "playing.dealt": [],
  "playing.hurry": [],
  "playing.record": [],
  "playing.rename": [],
  "playing.sit": [],
  reload: [],
  "renamed-often": [],
  resigned: [],
  "resigned.out": [],
  "seat-taken": [],
  shuffling: [],
  "shuffling.begun": [],
  stale: [],
  "stale.next-game": ["game"],
  "stale.shuffle": [],
  "store-broken": [],
  "store-conflict": [],
  "store-damaged": [],
  "store-full": [],
  "too-fast": [],
  "too-fast.tables": [],
  "too-fast.talk": [],
  "too-long": [],
  "too-long.talk": ["most"],
  "too-many": [],
  "too-many-codes": [],
  "too-many-codes.address": ["seconds"],
  "too-many-codes.network": ["seconds"],
  "too-many-tables": [],
  "too-many-tables.made": ["seconds"],
  "too-many-tables.watched": ["most"],
  "too-many.connections": [],
  "too-many.requests": ["seconds"],
  "unknown-code": [],
  "unknown-code.person": [],
  "unreadable-table": [],
  "used-up": [],
  yourself: [],
  "yourself.kick": [],
  "yourself.mute": [],
  "yourself.time": [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Reason = keyof typeof REASONS;

/** What a sentence names: numbers, and words that are the same in every language. */
export type Facts = Readonly<Record<string, string | number>>;

/** What a sentence names that says all by itself. */
export const NO_FACTS: Facts = {};

/** The facts of a reason; nothing at all for a sentence that names none. */
export type FactsOf<Why extends Reason> = (typeof REASONS)[Why] extends readonly []
  ? []
  : [facts: Readonly<Record<(typeof REASONS)[Why][number], string | number>>];

/** The code of a reason: what stands before its first dot. */
export function codeOf(reason: Reason): string {
  return reason.split(".", 1)[0];
}

/** Every code that is not a game's own. */
export const HOUSE_CODES: readonly string[] = [...new Set((Object.keys(REASONS) as Reason[]).map(codeOf))];
