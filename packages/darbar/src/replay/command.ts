import {
  type Asking,
  fail,
  type GameRecord,
  ok,
  type Replay,
  type Result,
  redactAll,
  replay as replayRecord,
  type Viewer,
} from "@darbar/kernel";
import type { Language } from "@darbar/words/languages";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { LANGUAGE_FLAG, LANGUAGE_HELP, parseLanguage } from "../language.ts";
import type { TableGame } from "../table-game.ts";
import { directed } from "../text/direction.ts";
import { setLine } from "../text/line.ts";
import { paintFor } from "../text/paint.ts";
import type { Voice } from "../text/voice.ts";
import { readableWidth } from "../text/wrap.ts";
import { type Fault, faultIn } from "./fault.ts";
import { gameOf, openRecord, tell, voiceFor } from "./open-record.ts";
import { report } from "./report.ts";

export const REPLAY_HELP = `darbar replay FILE [--json] [--as SEAT|public|all] [--language L]

Plays a recorded game again, every move checked, and tells it in words. FILE is the JSON of a record; - reads it from
standard input.

  --json        one line of JSON: {"ok":true,"events":[…],"summary":{…}}, with "talk" where the record has it,
                or {"ok":false,"at":INDEX,"error":"…"} where INDEX is the move that is not legal, counted from 0
                (null: the record itself is at fault)
  --as WHO      only what WHO could see: a seat, counted from 0, or public; all (the default) sees every card
  --language L  ${LANGUAGE_HELP}

Exit code: 0, or 1 if the record cannot be read or a move in it is not legal.

Examples:
  npx darbar replay game.json
  npx darbar replay game.json --as 2
  npx darbar play --save game.json && npx darbar replay game.json --json
`;

/** `darbar replay FILE`: plays a record again and prints it, in words or as JSON. */
export async function replay(args: readonly string[], io: Io): Promise<number> {
  const asked = parseRequest(args, io.locale);
  if (!asked.ok) {
    io.stderr.write(`darbar replay: ${asked.error}; see "npx darbar help replay".\n`);
    return 1;
  }
  return tell(await show(asked.value, io), asked.value.json, io);
}

interface ReplayRequest {
  readonly file: string;
  readonly json: boolean;
  readonly viewer: string;
  readonly language: Language;
}

function parseRequest(args: readonly string[], locale: string): Result<ReplayRequest> {
  const flags = { json: { type: "boolean" }, as: { type: "string" }, ...LANGUAGE_FLAG } as const;
  const parsed = parseArguments(args, flags, "FILE");
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (positionals.length !== 1) return fail(`give one file, or - for standard input; you gave ${positionals.length}`);
  const language = parseLanguage(values.language, locale);
  if (!language.ok) return language;
  return ok({ file: positionals[0], json: values.json === true, viewer: values.as ?? "all", language: language.value });
}

async function show({ file, viewer: as, json, language }: ReplayRequest, io: Io): Promise<Result<string, Fault>> {
  const opened = await openRecord(file, io);
  if (!opened.ok) return opened;
  const record = opened.value;
  const viewer = parseViewer(as, record.seats);
  if (!viewer.ok) return fail({ at: null, reason: viewer.error, where: null });
  const listed = gameOf(file, record);
  if (!listed.ok) return listed;
  const voice = await voiceFor(listed.value, json ? "en" : language);
  return listed.value.with((game) => {
    const played = replayRecord(game.rules, record);
    if (!played.ok) return fail(faultIn(file, record, played.error, game.refusal, voice));
    if (json) return ok(asJson(game, record, played.value, viewer.value));
    return ok(inWords(game, record, played.value, viewer.value, voice, io));
  });
}

function asJson<Options, State extends Asking, Move, GameEvent>(
  { rules, summary }: TableGame<Options, State, Move, GameEvent>,
  { talk }: GameRecord,
  { opening, steps, state }: Replay<Options, State, Move, GameEvent>,
  viewer: Viewer,
): string {
  const batches = [opening, ...steps.map((step) => step.events)].map((events) => redactAll(rules, events, viewer));
  const seen = batches.flat();
  const spoken = talk?.map(([moves, seat, saying]) => [batches.slice(0, moves + 1).flat().length, seat, saying]);
  return JSON.stringify({
    ok: true,
    events: seen,
    ...(spoken && { talk: spoken }),
    summary: summary(rules.view(state, viewer)),
  });
}

function inWords<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  played: Replay<Options, State, Move, GameEvent>,
  viewer: Viewer,
  voice: Voice,
  io: Io,
): string {
  const paint = paintFor(io.colour);
  const width = readableWidth(io.columns);
  const spaced = report(game, record, played, viewer, voice).flatMap((line, place) => {
    const rows = setLine(line, width, paint);
    return line.depth === 0 && line.tone !== "plain" && place > 0 ? ["", ...rows] : rows;
  });
  return spaced.map((row) => directed(row, voice.words.language)).join("\n");
}

/** Who looks: a seat of the record, `public` or `all`. */
function parseViewer(as: string, seats: number): Result<Viewer> {
  if (as === "public" || as === "all") return ok(as);
  const seat = /^\d{1,2}$/.test(as) ? Number(as) : Number.NaN;
  if (seat < seats) return ok(seat);
  return fail(`--as must be a seat from 0 to ${seats - 1}, public or all; you gave ${JSON.stringify(as)}`);
}
