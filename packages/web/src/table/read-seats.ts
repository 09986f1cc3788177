import type { Sitter } from "@darbar/protocol";
import type { Words } from "@darbar/words/words";

/** Who a player is, as far as their name goes. */
export type NamedPlayer = Pick<Sitter, "kind" | "name">;

/**
 * Who sits where, as the reader reads it. The server calls a bot by one name; the reader reads it in their own script,
 * unless a person there is called just so.
 */
export function readSeats<Who extends NamedPlayer>(
  seats: readonly (Who | null)[],
  words: Words,
): readonly (Who | null)[] {
  const people = seats.flatMap((player) => (player?.kind === "person" ? [player.name] : []));
  return seats.map((player) => {
    if (player?.kind !== "bot") return player;
    const name = words.bot(player.name);
    return people.includes(name) ? player : { ...player, name };
  });
}
