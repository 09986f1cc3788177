import { parseFair, verifyRecord } from "@darbar/fair";
import { fail, ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import { findGame } from "../games.ts";
import type { Io } from "../io.ts";
import { parseText } from "../replay/parse.ts";
import { readText } from "../replay/read.ts";
import { printable } from "../text/printable.ts";
import { provenText } from "./wording.ts";

export const VERIFY_HELP = `darbar verify FILE

Repeats every draw of a game, and says what that proves and who could still have influenced the deal. The
record of a game played at a live table holds the server's secret and the shares that the players added;
hashes of both were shown to everybody before any share was opened. If you added a share, or trust somebody
who did, you know that nobody chose the cards. FILE is the JSON of a record; - reads it from standard input.
 The scheme is in PROTOCOL.md, "Fair shuffles".

Exit code: 0 if every draw is correct, 1 if not, or if the record holds no proof.

Example:
  npx darbar verify game.json
`;

/** What no record can show by itself: the page of a player compares it, and so can they. */
const WHAT_IS_LEFT = "All this holds if the hashes in the record are those that you were shown before the deal.";

/** `darbar verify FILE`: repeats every draw of a record. */
export async function verify(args: readonly string[], io: Io): Promise<number> {
  const said = await verified(args, io);
  if (said.ok) io.stdout.write(`${said.value}\n`);
  else io.stderr.write(`darbar verify: ${printable(said.error)}.\n`);
  return said.ok ? 0 : 1;
}

async function verified(args: readonly string[], io: Io): Promise<Result<string>> {
  const parsed = parseArguments(args, {}, "FILE");
  if (!parsed.ok) return parsed;
  const { positionals } = parsed.value;
  if (positionals.length !== 1) return fail(`give one file, or - for standard input; you gave ${positionals.length}`);
  const text = await readText(positionals[0], io.stdin);
  if (!text.ok) return text;
  const record = parseText(text.value);
  if (!record.ok) return record;
  const listed = findGame(record.value.game);
  if (listed === undefined) return fail(`there is no game ${record.value.game} here`);
  const fair = parseFair(record.value);
  if (!fair.ok) return fair;
  const proven = listed.with(({ rules }) => verifyRecord(rules, fair.value));
  return proven.ok ? ok(`${provenText(proven.value)}\n${WHAT_IS_LEFT}`) : proven;
}
