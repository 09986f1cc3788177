import { type ReviewedDecision, reviewBudget } from "@darbar/bots/review";
import { type Asking, fail, type GameRecord, ok, type Replay, type Result, replay, type Seat } from "@darbar/kernel";
import type { Language } from "@darbar/words/languages";
import { startProgress } from "../arena/progress.ts";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { LANGUAGE_FLAG, LANGUAGE_HELP, parseLanguage } from "../language.ts";
import { wholeNumber } from "../load/arguments.ts";
import { type Fault, faultIn } from "../replay/fault.ts";
import { gameOf, openRecord, tell, voiceFor } from "../replay/open-record.ts";
import type { ReviewedGame } from "../table-game.ts";
import { directed } from "../text/direction.ts";
import type { Voice } from "../text/voice.ts";
import { inWords } from "./report.ts";

export const REVIEW_HELP = `darbar review FILE [--seat N] [--json] [--budget MS] [--language L]

Goes over a recorded game with one player: for each of their decisions what the best player here, seeing no more than
they did, believed about the others, what each option was worth, and how often it would have played it. FILE is the
JSON of a record; - reads it from standard input.

  --seat N      whose decisions, counted from 0 (default 0). A record does not know who was a person: at
                "darbar play" you have seat 0
  --json        one line of JSON: {"ok":true,"seat":N,"decisions":[…]}, or {"ok":false,"at":INDEX,"error":"…"}; moves
                are those of docs/records.md, "seen" and "at" count the events of "darbar replay --json --as N"
  --budget MS   think for MS milliseconds about each decision (1 to 60,000). Without it the master thinks for a fixed
                number of tries, so that the same record gets the same review everywhere
  --language L  ${LANGUAGE_HELP}

"to win" is the chance to win after an option, estimated by playing on (a few points either way are luck) or, with two
cards left, worked out; "chosen" is how often the master would have played it.

Exit code: 0, or 1 if the record cannot be read or a move in it is not legal.

Examples:
  npx darbar play --save game.json && npx darbar review game.json
  npx darbar review game.json --seat 2 --json
`;

interface ReviewRequest {
  readonly file: string;
  readonly json: boolean;
  readonly seat: number;
  /** Milliseconds for a decision; `null`: a fixed number of tries. */
  readonly budget: number | null;
  readonly language: Language;
}

/** `darbar review FILE`: what the master thought of every decision of a seat. */
export async function review(args: readonly string[], io: Io): Promise<number> {
  const asked = parseRequest(args, io.locale);
  if (!asked.ok) {
    io.stderr.write(`darbar review: ${asked.error}; see "npx darbar help review".\n`);
    return 1;
  }
  return tell(await show(asked.value, io), asked.value.json, io);
}

const LONGEST_BUDGET = 60_000;
const MOST_SEATS = 10;

function parseRequest(args: readonly string[], locale: string): Result<ReviewRequest> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(
    args,
    { json: { type: "boolean" }, seat: text, budget: text, ...LANGUAGE_FLAG },
    "FILE",
  );
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (positionals.length !== 1) return fail(`give one file, or - for standard input; you gave ${positionals.length}`);
  const seat = wholeNumber(values.seat ?? "0", "--seat", 0, MOST_SEATS - 1);
  if (!seat.ok) return seat;
  const budget = values.budget === undefined ? ok(null) : wholeNumber(values.budget, "--budget", 1, LONGEST_BUDGET);
  if (!budget.ok) return budget;
  const language = parseLanguage(values.language, locale);
  if (!language.ok) return language;
  const json = values.json === true;
  return ok({ file: positionals[0], json, seat: seat.value, budget: budget.value, language: language.value });
}

async function show(request: ReviewRequest, io: Io): Promise<Result<string, Fault>> {
  const { file, seat, json, language } = request;
  const opened = await openRecord(file, io);
  if (!opened.ok) return opened;
  const record = opened.value;
  const listed = gameOf(file, record);
  if (!listed.ok) return listed;
  const voice = await voiceFor(listed.value, json ? "en" : language);
  return listed.value.with((game) => {
    const played = replay(game.rules, record);
    if (!played.ok) return fail(faultIn(file, record, played.error, game.refusal, voice));
    if (seat >= record.seats) {
      const reason = `--seat must be from 0 to ${record.seats - 1} in this record; you gave ${seat}`;
      return fail({ at: null, reason, where: null });
    }
    if (game.reviewed === null) {
      return fail({ at: null, reason: `nobody can go over games of ${game.options.title}`, where: null });
    }
    return ok(goOver({ ...game, reviewed: game.reviewed }, record, played.value, request, voice, io));
  });
}

function goOver<Options, State extends Asking, Move, GameEvent>(
  game: ReviewedGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  { options, opening, steps }: Replay<Options, State, Move, GameEvent>,
  { seat, json, budget }: ReviewRequest,
  voice: Voice,
  io: Io,
): string {
  const events = [...opening, ...steps.flatMap((step) => step.events)];
  const past = events.flatMap((event) => game.rules.redact(event, seat) ?? []);
  const batches = [opening, ...steps.map((step) => step.events)];
  const seenAfter = (moves: number): number =>
    batches.slice(0, moves + 1).flatMap((batch) => batch.flatMap((event) => game.rules.redact(event, seat) ?? []))
      .length;
  const said = (record.talk ?? []).map(([moves, by, saying]) => ({ seat: by, saying, after: seenAfter(moves) }));
  const seen = { options, seats: record.seats, seat, past, said };
  const reviewing = game.reviewed.review(seen);
  const total = Math.max(1, reviewing.count);
  const progress = startProgress(
    total,
    (n) => directed(voice.words.t("replay.review.progress", { n, total }), voice.words.language),
    io,
  );
  const decisions: ReviewedDecision<Move>[] = [];
  for (let place = 0; place < reviewing.count; place++) {
    const timed = { milliseconds: budget ?? 0, now: () => performance.now() };
    decisions.push(reviewing.decision(place, budget === null ? reviewBudget() : timed));
    progress.add(1);
  }
  progress.end();
  return json ? asJson(seat, decisions) : inWords(game, record, seen, decisions, voice, io);
}

const DIGITS = 4;

/** Chances with a few digits: more would say nothing. */
function asJson(seat: Seat, decisions: readonly unknown[]): string {
  return JSON.stringify({ ok: true, seat, decisions }, (_, value) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toFixed(DIGITS)) : value,
  );
}
