import { type State as CopsState, cops } from "@darbar/cops";
import { type State as CoupState, coup } from "@darbar/coup";
import type { Offer, Pick } from "@darbar/words/cops/contract";
import { afterPressing, stepAt } from "@darbar/words/cops/steps";
import { choicesFor } from "@darbar/words/coup/choices";
import { namesOf } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import { countToReturn } from "../../src/games/coup/table/returning.ts";
import type { GameName } from "../../src/games/shown-game.ts";
import type { TableMessage } from "./position.ts";

/** What a reader can press before it is a move: a target is still to be named, a card to be chosen, or it is armed. */
export interface Way {
  /** The choices, by id, in order. */
  readonly presses: readonly string[];
  /** What kind of way it is: ways of one kind look much alike. */
  readonly kind: string;
  /** How many choices there are then. */
  readonly choices: number;
}

/** Every way into the open question of a table. The first of a kind is as good as the others. */
export function waysInto(game: GameName, { snapshot }: TableMessage, words: Words): readonly Way[] {
  const view = snapshot.game?.view;
  const names = namesOf(snapshot.seats, words);
  return game === "coup"
    ? waysIntoCoup(view as CoupState, words, names)
    : waysIntoCops(view as CopsState, words, names, [], [], "");
}

/** A choice that makes a move at its first press; `null` if there is none. */
export function moveAtOnce(game: GameName, { snapshot }: TableMessage, words: Words): string | null {
  const view = snapshot.game?.view;
  const names = namesOf(snapshot.seats, words);
  if (game === "coup" && (view as CoupState).question === "return") return null;
  const offers =
    game === "coup" ? choicesFor(view as CoupState, words, names) : stepAt(view as CopsState, [], words, names).offers;
  return offers.find(({ move, danger, barred }) => move !== null && !danger && barred === null)?.id ?? null;
}

type Names = ReturnType<typeof namesOf>;

function waysIntoCoup(view: CoupState, words: Words, names: Names): readonly Way[] {
  const { viewer, question, players } = view;
  if (typeof viewer !== "number" || coup.legal(view, viewer).length === 0) return [];
  if (question === "return") {
    const { length } = players[viewer].hidden;
    const picks = Array.from({ length: countToReturn(view, viewer) }, (_, place) => `pick-${length - 1 - place}`);
    return picks.map((_, place) => ({
      presses: picks.slice(0, place + 1),
      kind: place + 1 === picks.length ? "picked" : "picking",
      choices: length + 1,
    }));
  }
  const choices = choicesFor(view, words, names).filter(({ barred }) => barred === null);
  return choices.flatMap(({ id, move, danger, targets }): readonly Way[] => {
    if (move !== null) return danger ? [{ presses: [id], kind: `${id}!`, choices: choices.length }] : [];
    const last = targets.at(-1);
    const aiming: Way = { presses: [id], kind: id, choices: targets.length };
    if (!danger || last === undefined) return [aiming];
    return [aiming, { ...aiming, presses: [id, `${id}-${last.seat}`], kind: `${id}!` }];
  });
}

/** How many presses a move of Good Cop Bad Cop takes at most before it is looked at no further. */
const DEEPEST = 5;

function waysIntoCops(
  view: CopsState,
  words: Words,
  names: Names,
  picks: readonly Pick[],
  presses: readonly string[],
  kind: string,
): readonly Way[] {
  const { viewer } = view;
  if (typeof viewer !== "number" || cops.legal(view, viewer).length === 0 || presses.length >= DEEPEST) return [];
  const { offers } = stepAt(view, picks, words, names);
  return spreadOf(offers).flatMap((offer): readonly Way[] => {
    const pressed = [...presses, offer.id];
    const name = [...(kind === "" ? [] : [kind]), nameOfPick(offer.pick)].join(">");
    if (offer.move !== null) {
      return offer.danger ? [{ presses: pressed, kind: `${name}!`, choices: offers.length }] : [];
    }
    const next = afterPressing(picks, offer);
    const { length } = stepAt(view, next, words, names).offers;
    return [
      { presses: pressed, kind: name, choices: length },
      ...waysIntoCops(view, words, names, next, pressed, name),
    ];
  });
}

/** Every button, and of players and cards one each. */
function spreadOf(offers: readonly Offer[]): readonly Offer[] {
  const open = offers.filter(({ barred, mark }) => barred === null && mark?.isOn !== true);
  const last = (on: Pick["on"]): readonly Offer[] => open.filter(({ pick }) => pick.on === on).slice(-1);
  return [...open.filter(({ pick }) => pick.on === "button"), ...last("seat"), ...last("card")];
}

function nameOfPick(pick: Pick): string {
  return pick.on === "button" ? pick.id : pick.on;
}
