import type { ActionName, Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Choice } from "../../play/menu.ts";
import type { Names } from "../../text/voice.ts";
import { consequence } from "../words/consequence.ts";
import { nameAction, nameMove } from "../words/name-move.ts";
import { promiseOf } from "../words/promise.ts";
import { ALLEGIANCE, coinsInWords } from "../words/things.ts";

/** The legal moves as a menu. An action with several possible targets is one entry; its target is asked next. */
export function menuOf(view: State, legal: readonly Move[], names: Names): readonly Choice<Move>[] {
  const choices: Choice<Move>[] = [];
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

function choiceOf(move: Move, view: State, names: Names): Choice<Move> {
  return { label: nameMove(move, view, names), note: consequence(move, view, names), leadsTo: { move } };
}

function groupOf(move: Move, victims: readonly Move[], view: State, names: Names): Choice<Move> {
  const choices = victims.flatMap((victim): readonly Choice<Move>[] =>
    "target" in victim
      ? [{ label: names(victim.target), note: purseOf(view, victim.target), leadsTo: { move: victim } }]
      : [],
  );
  const named = (label: string, note: string | null): Choice<Move> => {
    return { label, note, leadsTo: { title: `${label}. Pick a player.`, choices } };
  };
  if (move.do === "pass-on") return named("Pass it on, claiming the Contessa", consequence(move, view, names));
  const action = move.do as ActionName;
  return named(nameAction(action, null, view, names), promiseOf(action, null, view, names));
}

function aimedAtOthers(move: Move, me: State["viewer"]): boolean {
  return "target" in move && move.target !== me;
}

function purseOf({ players }: State, seat: Seat): string {
  const { coins, hidden, allegiance } = players[seat];
  const cards = hidden.length === 1 ? "1 card" : `${hidden.length} cards`;
  return `${coinsInWords(coins)}, ${cards}${allegiance === null ? "" : `, ${ALLEGIANCE[allegiance]}`}`;
}
