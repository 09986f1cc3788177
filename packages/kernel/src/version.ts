import type { Asking, Game } from "./game.ts";
import { fail, ok, type Result } from "./result.ts";

/*
 * A game whose rules have changed knows the former ones too: `version` is one of its options, and the newest where nothing is
 * said. So whatever carries options (a record, a table's log, a snapshot) also says by which rules its game is played.
 */

type AnyGame = Pick<Game<unknown, Asking, unknown, unknown>, "id" | "version">;

/** The options that a record's game is read with: its version says by which rules. */
export function recordedOptions(
  game: AnyGame,
  { options, version }: { readonly options: unknown; readonly version?: number | undefined },
): Result<unknown> {
  if (version === undefined) return ok(options);
  if (!Number.isInteger(version) || version < 1 || version > game.version) {
    return fail(`this record is of version ${version} of ${game.id}; this is version ${game.version}`);
  }
  const named = versionIn(options);
  if (named !== undefined && named !== version) {
    return fail(`this record is of version ${version} of ${game.id}, and its options name another`);
  }
  return ok(named !== undefined || version === game.version ? options : { ...(options as object), version });
}

/** By which version of a game's rules is played with these options. */
export function versionOf(game: AnyGame, options: unknown): number {
  const named = versionIn(options);
  return typeof named === "number" ? named : game.version;
}

function versionIn(options: unknown): unknown {
  return typeof options === "object" && options !== null && "version" in options ? options.version : undefined;
}
