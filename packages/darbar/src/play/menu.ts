import type { ActionName, Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { consequence } from "../words/consequence.ts";
import { nameAction, nameMove } from "../words/name-move.ts";
import { promiseOf } from "../words/promise.ts";
import { ALLEGIANCE, coinsInWords } from "../words/things.ts";
import type { Names } from "../words/voice.ts";

/** One entry of a menu: a move, or another menu that says at whom. */
export interface Choice {
  readonly label: string;
  /** What may come of it. */
  readonly note: string | null;
  readonly leadsTo: Move | readonly Choice[];
}

/** The legal moves as a menu. An action that several players could suffer is one entry; whom, is asked next. */
export function menuOf(view: State, legal: readonly Move[], names: Names): readonly Choice[] {
  const choices: Choice[] = [];
  const grouped = new Set<string>();
  for (const move of legal) {
    const victims = aimedAtOthers(move, view.viewer)
      ? legal.filter((other) => other.do === move.do && aimedAtOthers(other, view.viewer))
      : [];
    if (victims.length < 2) choices.push(choiceOf(move, view, names));
    else if (!grouped.has(move.do)) {
      grouped.add(move.do);
      choices.push(groupOf(move, victims, view, names));
    }
  }
  return choices;
}

function choiceOf(move: Move, view: State, names: Names): Choice {
  return { label: nameMove(move, view, names), note: consequence(move, view, names), leadsTo: move };
}

function groupOf(move: Move, victims: readonly Move[], view: State, names: Names): Choice {
  const leadsTo = victims.flatMap((victim): readonly Choice[] =>
    "target" in victim ? [{ label: names(victim.target), note: purseOf(view, victim.target), leadsTo: victim }] : [],
  );
  if (move.do === "pass-on") {
    return { label: "Pass it on, claiming the Contessa", note: consequence(move, view, names), leadsTo };
  }
  const action = move.do as ActionName;
  return { label: nameAction(action, null, view, names), note: promiseOf(action, null, view, names), leadsTo };
}

function aimedAtOthers(move: Move, me: State["viewer"]): boolean {
  return "target" in move && move.target !== me;
}

function purseOf({ players }: State, seat: Seat): string {
  const { coins, hidden, allegiance } = players[seat];
  const cards = hidden.length === 1 ? "1 card" : `${hidden.length} cards`;
  return `${coinsInWords(coins)}, ${cards}${allegiance === null ? "" : `, ${ALLEGIANCE[allegiance]}`}`;
}
