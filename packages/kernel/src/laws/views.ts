import type { Asking, Game } from "../game.ts";
import { demand } from "./breach.ts";
import { throughJson, whereDifferent } from "./same.ts";
import type { TrialTable } from "./table.ts";

/** Law 1, and its use: events are folded into the state and, redacted and through JSON, into every viewer's view. */
export function foldEverywhere<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
  events: readonly GameEvent[],
): void {
  for (const event of events) {
    game.evolve(table.state, event);
    table.log.push(event);
    for (const [viewer, folded] of table.folded) {
      const redacted = game.redact(event, viewer);
      if (redacted !== null) game.evolve(folded, throughJson(redacted));
      const different = whereDifferent(folded, game.view(table.state, viewer), `what viewer ${viewer} has folded`);
      demand(1, different === null, () => `after ${JSON.stringify(event)}: ${different}`);
    }
  }
}

/** Law 5, second half: the log alone, through JSON, rebuilds the state. */
export function rebuildFromLog<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
): void {
  const rebuilt = throughJson(table.initial);
  for (const event of throughJson(table.log)) game.evolve(rebuilt, event);
  const different = whereDifferent(rebuilt, table.state, "the rebuilt state");
  demand(5, different === null, () => String(different));
}
