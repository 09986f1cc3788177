import { isPass, type Seat } from "@darbar/kernel";
import type { Said, WireFact } from "@darbar/protocol";
import { isHere, rulesOf } from "../games/load.ts";
import { type GameModel, seatIn, type TableModel } from "./model.ts";

/** How many lines of talk are kept. */
const TALK = 200;

/** The table after one more fact. `person` is the reader. */
export function foldFact(model: TableModel, fact: WireFact, person: string | null): TableModel {
  switch (fact.type) {
    case "created":
      return { ...model, setup: fact.setup, code: fact.code };
    case "setup":
      return withSetup(model, fact.setup);
    case "sat":
      return committed(seated(model, model.seats.with(fact.seat, fact.sitter), person), fact.seat, null);
    case "stood":
      return committed(seated(model, model.seats.with(fact.seat, null), person), fact.seat, null);
    case "renamed": {
      const seats = model.seats.map((sitter) =>
        sitter?.kind === "person" && sitter.person === fact.person ? { ...sitter, name: fact.name } : sitter,
      );
      return { ...model, seats };
    }
    case "away": {
      const sitter = model.seats[fact.seat];
      if (sitter?.kind !== "person") return model;
      return { ...model, seats: model.seats.with(fact.seat, { ...sitter, away: fact.away }) };
    }
    case "host":
      return { ...model, host: fact.person };
    case "share-committed":
      return committed(model, fact.seat, fact.commitment);
    case "shuffling":
      return { ...model, shuffle: { game: fact.game, commitments: fact.commitments, opened: false } };
    case "share-opened":
      return model.shuffle === null ? model : { ...model, shuffle: { ...model.shuffle, opened: true } };
    case "committed":
      return { ...model, commitment: fact.commitment };
    case "started":
      return started(model, fact);
    case "events":
      return fact.events.reduce<TableModel>(foldEvent, model);
    case "given":
      return { ...model, given: fact.move, playedForMe: withAnswer(model, fact) };
    case "ordered":
      return { ...model, order: fact.order };
    case "ended":
      return ended(model, fact);
    case "said":
      return { ...model, talk: [...model.talk, fact].slice(-TALK) };
    case "kicked":
    case "time-given":
      return model;
  }
}

/** The table after one more event of its game. */
export function foldEvent(model: TableModel, event: unknown): TableModel {
  const { game } = model;
  if (game === null || !isHere(game.game)) return model;
  const rules = rulesOf(game.game);
  // Who has the old table keeps it: `evolve` changes the copy.
  const view = rules.view(game.view, game.view.viewer);
  const { prompt } = view;
  rules.evolve(view, event);
  const next: GameModel = { ...game, view, past: [...game.past, event], outcome: rules.outcome(view) };
  return { ...model, game: next, given: view.prompt === prompt ? model.given : null };
}

/** The table as it was before the cards of its game were dealt; `null` where that cannot be shown. */
export function beforeTheDeal(model: TableModel, game: GameModel): TableModel | null {
  if (!isHere(game.game)) return null;
  const rules = rulesOf(game.game);
  const view = rules.view(rules.setup(game.options, game.seats), model.viewer);
  return { ...model, game: { ...game, view, past: [] } };
}

function withSetup(model: TableModel, setup: TableModel["setup"]): TableModel {
  const length = setup.seats;
  const resize = <Item>(items: readonly (Item | null)[]): readonly (Item | null)[] =>
    Array.from({ length }, (_, index) => items[index] ?? null);
  return { ...model, setup, seats: resize(model.seats), commitments: resize(model.commitments) };
}

function seated(model: TableModel, seats: TableModel["seats"], person: string | null): TableModel {
  return { ...model, seats, me: seatIn(seats, person) };
}

function committed(model: TableModel, seat: Seat, commitment: string | null): TableModel {
  return { ...model, commitments: model.commitments.with(seat, commitment) };
}

function started(before: TableModel, fact: WireFact & { type: "started" }): TableModel {
  const model: TableModel = {
    ...before,
    commitments: before.commitments.map(() => null),
    shuffle: null,
    nextGame: fact.game + 1,
  };
  const { game, seats } = model.setup;
  // A game that the page cannot show (it may be played here by other means) is not followed.
  if (!isHere(game)) return model;
  const rules = rulesOf(game);
  const options = rules.options(fact.options, seats);
  if (!options.ok) throw new Error(options.error);
  const view = rules.view(rules.setup(options.value, seats), model.me ?? "public");
  const begun: GameModel = { number: fact.game, game, seats, options: options.value, view, past: [], outcome: null };
  // What was ordered for one game does not hold for the next.
  return { ...model, game: begun, given: null, order: null, playedForMe: [], viewer: model.me ?? "public" };
}

/** What was answered for the reader, with one more answer of theirs. */
function withAnswer({ playedForMe, game, order }: TableModel, fact: WireFact & { type: "given" }) {
  const { prompt, move, how } = fact;
  if (game === null || move === null || how === "player") return playedForMe;
  return [...playedForMe, { prompt, index: game.past.length, how, isPass: isPass(move), order }];
}

function ended(model: TableModel, fact: WireFact & { type: "ended" }): TableModel {
  const talk: readonly Said[] = [...model.talk, ...fact.spectatorsSaid].slice(-TALK);
  const game = model.game === null ? null : { ...model.game, outcome: fact.outcome };
  return { ...model, game, talk, given: null, clock: null };
}
