import { coup, type Event, summary } from "@darbar/coup";
import { fail, ok, type Result, replay as replayRecord, type Viewer } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { setLine } from "../story/line.ts";
import { paintFor } from "../text/paint.ts";
import { readableWidth } from "../text/wrap.ts";
import { type Fault, faultIn, sayFault } from "./fault.ts";
import { parseText } from "./parse.ts";
import { readText } from "./read.ts";
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
  const shown = await show(file, viewer, json, io);
  if (shown.ok) {
    io.stdout.write(`${shown.value}\n`);
    return 0;
  }
  if (json) io.stdout.write(`${JSON.stringify({ ok: false, at: shown.error.at, error: shown.error.reason })}\n`);
  else io.stderr.write(`${sayFault(shown.error)}\n`);
  return 1;
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
  const text = await readText(file, io.stdin);
  if (!text.ok) return fail({ at: null, reason: text.error, where: null });
  const record = parseText(text.value);
  if (!record.ok) return fail(faultIn(file, { at: null, reason: record.error }, null));
  const viewer = parseViewer(as, record.value.seats);
  if (!viewer.ok) return fail({ at: null, reason: viewer.error, where: null });
  const played = replayRecord(coup, record.value);
  if (!played.ok) return fail(faultIn(file, played.error, record.value));

  if (json) {
    const events = [...played.value.opening, ...played.value.steps.flatMap((step) => step.events)];
    return ok(asJson(events, viewer.value, summary(coup.view(played.value.state, viewer.value))));
  }
  const paint = paintFor(io.colour);
  const width = readableWidth(io.columns);
  const lines = report(record.value, played.value, viewer.value);
  const spaced = lines.flatMap((line, place) => {
    const rows = setLine(line, width, paint);
    return line.depth === 0 && line.tone !== "plain" && place > 0 ? ["", ...rows] : rows;
  });
  return ok(spaced.join("\n"));
}

function asJson(events: readonly Event[], viewer: Viewer, summed: object): string {
  const seen = events.map((event) => coup.redact(event, viewer)).filter((event) => event !== null);
  return JSON.stringify({ ok: true, events: seen, summary: summed });
}

/** Who looks: a seat of the record, `public` or `all`. */
function parseViewer(as: string, seats: number): Result<Viewer> {
  if (as === "public" || as === "all") return ok(as);
  const seat = /^\d{1,2}$/.test(as) ? Number(as) : Number.NaN;
  if (seat < seats) return ok(seat);
  return fail(`--as must be a seat from 0 to ${seats - 1}, public or all; you gave ${JSON.stringify(as)}`);
}
