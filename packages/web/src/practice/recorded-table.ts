import { type GameRecord, type ListedGame, replay, versionOf } from "@darbar/kernel";
import { type Fact, happen } from "@darbar/table";
import { type Founding, type FoundTable, seatedTable } from "./found-table.ts";

/** A practice table at which the game of a record is played up to where that ends; `null` if it cannot be. */
export function recordedTable(founding: Founding, record: GameRecord, number = 1): FoundTable | null {
  const played = playedAgain(founding.game, record, number);
  if (played === null) return null;
  const { table, facts } = seatedTable(founding, number - 1);
  return { table, facts: [...facts, ...happen(table, played, founding.at, founding.newSecret)] };
}

/** What has happened in the game of a record. */
function playedAgain(game: ListedGame, record: GameRecord, number: number): readonly Fact[] | null {
  return game.with(({ rules }) => {
    const played = replay(rules, record);
    if (!played.ok) return null;
    const { options, opening, steps, state } = played.value;
    const nobody = Array.from({ length: record.seats }, () => null);
    const begun: Fact = {
      type: "started",
      game: number,
      options: { ...(record.options as object), version: versionOf(rules, options) },
      commitments: nobody,
      shares: nobody,
      events: opening,
      drawn: record.draws, // Which move has drawn what a record does not say.
    };
    const moved = steps.map((step): Fact => ({ type: "moved", ...step, how: "player", drawn: [] }));
    const outcome = rules.outcome(state);
    return outcome === null ? [begun, ...moved] : [begun, ...moved, { type: "ended", outcome }];
  });
}
