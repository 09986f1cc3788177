import { fail, ok, type Result } from "@darbar/kernel";
import { verifyRecord } from "@darbar/server";
import { parseArguments } from "../arguments.ts";
import { findGame } from "../games.ts";
import type { Io } from "../io.ts";
import { parseText } from "../replay/parse.ts";
import { readText } from "../replay/read.ts";
import { printable } from "../text/printable.ts";

export const VERIFY_HELP = `darbar verify FILE

Proves that nobody chose the cards of a game. The record of a game played at a live table holds the secret
whose hash was published before the first card was dealt, and the words that the players mixed in; every
draw is made again from these and held against the record. FILE is the JSON of a record; - reads it from
standard input.

Exit code: 0 if every draw is as it must be, 1 if not, or if the record holds no proof.

Example:
  npx darbar verify game.json
`;

/** `darbar verify FILE`: makes every draw of a record again. */
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
  const proof = listed.with(({ rules }) => verifyRecord(rules, record.value));
  if (!proof.ok) return proof;
  const { draws, moves, commitment } = proof.value;
  return ok(
    `All ${draws} draws of ${moves} moves follow from the words of the players and the secret whose hash is\n` +
      `${commitment}\nIf that is the hash you were shown before the game, nobody chose the cards.`,
  );
}
