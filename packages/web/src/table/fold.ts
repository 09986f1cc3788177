import { isPass } from "@darbar/kernel";
import type { WireFact } from "@darbar/protocol";
import { beforeTheDeal as beforeDeal, type Follower, foldEvents, foldFact as followFact } from "@darbar/table/client";
import { isHere, loadedRules } from "../games/load.ts";
import type { Coming, GameModel, PlayedForMe, TableModel } from "./model.ts";

/** A page, as it follows a table. A game that it cannot show (it may be played here by other means) is not followed. */
function following(person: string | null): Follower {
  return { person, rulesOf: (game) => (isHere(game) ? loadedRules(game) : null), keepsGames: true };
}

/** The table after one more fact. `person` is the reader. */
export function foldFact(model: TableModel, fact: WireFact, person: string | null): TableModel {
  const next = followFact(model, fact, following(person));
  switch (fact.type) {
    case "given":
      return { ...next, playedForMe: withAnswer(model, fact) };
    case "started":
      return { ...next, playedForMe: [], comings: [] };
    case "away":
      return { ...next, comings: withComing(model, fact) };
    default:
      return next;
  }
}

/** The table after one more event of its game. */
export function foldEvent(model: TableModel, event: unknown): TableModel {
  return foldEvents(model, [event], following(null));
}

/** The table as it was before the cards of its game were dealt; `null` where that cannot be shown. */
export function beforeTheDeal(model: TableModel, game: GameModel): TableModel | null {
  return beforeDeal(model, game, following(null));
}

/** Who left and came back, with one more; between games nobody leaves one. */
function withComing({ comings, game }: TableModel, fact: WireFact & { type: "away" }): readonly Coming[] {
  if (game === null || game.outcome !== null) return comings;
  const how = fact.resigned === true ? "resigned" : fact.away ? "left" : "returned";
  return [...comings, { seat: fact.seat, how, index: game.past.length }];
}

/** What was answered for the reader, with one more answer of theirs. */
function withAnswer(
  { playedForMe, game, order }: TableModel,
  { prompt, move, how }: WireFact & { type: "given" },
): readonly PlayedForMe[] {
  if (game === null) return playedForMe;
  // An answer of their own, or none, comes instead of the pass that an order had given.
  const others = playedForMe.filter((played) => played.prompt !== prompt);
  if (move === null || how === "player") return others;
  return [...others, { prompt, index: game.past.length, how, isPass: isPass(move), order }];
}
