import {
  type Asking,
  fail,
  type GameRecord,
  ok,
  type Replay,
  type Result,
  replay as replayRecord,
  type Viewer,
} from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import type { TableGame } from "../table-game.ts";
import { setLine } from "../text/line.ts";
import { paintFor } from "../text/paint.ts";
import { readableWidth } from "../text/wrap.ts";
import { type Fault, faultIn } from "./fault.ts";
import { gameOf, openRecord, tell } from "./open-record.ts";
import { report } from "./report.ts";

export const REPLAY_HELP = `darbar replay FILE [--json] [--as SEAT|public|all]

Plays a recorded game again, every move checked, and tells it in words. FILE is the JSON of a record; - reads it from
standard input.

  --json      one line of JSON: {"ok":true,"events":[…],"summary":{…}}, or {"ok":false,"at":INDEX,"error":"…"}
              where INDEX is the move that is not legal, counted from 0 (null: the record itself is at fault)
  --as WHO    only what WHO could see: a seat, counted from 0, or public; all (the default) sees every card

Exit code: 0, or 1 if the record cannot be read or a move in it is not legal.

Examples:
  npx darbar replay game.json
  npx darbar replay game.json --as 2
  npx darbar play --save game.json && npx darbar replay game.json --json
`;

/** `darbar replay FILE`: plays a record again and prints it, in words or as JSON. */
export async function replay(args: readonly string[], io: Io): Promise<number> {
  const asked = parseRequest(args);
  if (!asked.ok) {
    io.stderr.write(`darbar replay: ${asked.error}; see "npx darbar help replay".\n`);
    return 1;
  }
  const { file, json, viewer } = asked.value;
  return tell(await show(file, viewer, json, io), json, io);
}

interface Request {
  readonly file: string;
  readonly json: boolean;
  readonly viewer: string;
}

function parseRequest(args: readonly string[]): Result<Request> {
  const parsed = parseArguments(args, { json: { type: "boolean" }, as: { type: "string" } }, "FILE");
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (positionals.length !== 1) return fail(`give one file, or - for standard input; you gave ${positionals.length}`);
  return ok({ file: positionals[0], json: values.json === true, viewer: values.as ?? "all" });
}

async function show(file: string, as: string, json: boolean, io: Io): Promise<Result<string, Fault>> {
  const opened = await openRecord(file, io);
  if (!opened.ok) return opened;
  const record = opened.value;
  const viewer = parseViewer(as, record.seats);
  if (!viewer.ok) return fail({ at: null, reason: viewer.error, where: null });
  const listed = gameOf(file, record);
  if (!listed.ok) return listed;
  return listed.value.with((game) => {
    const played = replayRecord(game.rules, record);
    if (!played.ok) return fail(faultIn(file, record, played.error, game.refusal));
    return ok(json ? asJson(game, played.value, viewer.value) : inWords(game, record, played.value, viewer.value, io));
  });
}

function asJson<Options, State extends Asking, Move, GameEvent>(
  { rules, summary }: TableGame<Options, State, Move, GameEvent>,
  { opening, steps, state }: Replay<Options, State, Move, GameEvent>,
  viewer: Viewer,
): string {
  const events = [...opening, ...steps.flatMap((step) => step.events)];
  const seen = events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
  return JSON.stringify({ ok: true, events: seen, summary: summary(rules.view(state, viewer)) });
}

function inWords<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  record: GameRecord,
  played: Replay<Options, State, Move, GameEvent>,
  viewer: Viewer,
  io: Io,
): string {
  const paint = paintFor(io.colour);
  const width = readableWidth(io.columns);
  const spaced = report(game, record, played, viewer).flatMap((line, place) => {
    const rows = setLine(line, width, paint);
    return line.depth === 0 && line.tone !== "plain" && place > 0 ? ["", ...rows] : rows;
  });
  return spaced.join("\n");
}

/** Who looks: a seat of the record, `public` or `all`. */
function parseViewer(as: string, seats: number): Result<Viewer> {
  if (as === "public" || as === "all") return ok(as);
  const seat = /^\d{1,2}$/.test(as) ? Number(as) : Number.NaN;
  if (seat < seats) return ok(seat);
  return fail(`--as must be a seat from 0 to ${seats - 1}, public or all; you gave ${JSON.stringify(as)}`);
}
