import type { Identity, Move, State } from "@darbar/cops";
import { concludedFrom } from "@darbar/words/cops/concluded-from";
import type { Offer, Pick } from "@darbar/words/cops/contract";
import { afterPressing, stepAt } from "@darbar/words/cops/steps";
import { identityList, nthCards } from "@darbar/words/cops/things";
import type { Menu, MenuEntry } from "../../play/menu.ts";
import type { Voice } from "../../text/voice.ts";

/** What can be done, as a menu, chosen step by step: the action or card, then on whom, then which card. */
export function menuOf(view: State, legal: readonly Move[], voice: Voice): readonly MenuEntry<Move>[] {
  if (view.question === "arrange" || (view.question === "look" && view.looks[0].most > 1)) {
    return legal.flatMap((move) => wholeChoice(move, view, voice));
  }
  const choices = choicesAt(view, [], voice);
  const passing = choices.filter(isPass);
  return [...passing, ...choices.filter((choice) => !isPass(choice))];
}

function isPass({ leadsTo }: MenuEntry<Move>): boolean {
  return "move" in leadsTo && leadsTo.move.do === "pass";
}

/** Where cards are marked on the table, a terminal lists what can be marked. */
function wholeChoice(move: Move, view: State, { words }: Voice): readonly MenuEntry<Move>[] {
  if (move.do === "look") return [{ label: nthCards(move.cards, words), note: null, leadsTo: { move } }];
  if (move.do !== "arrange") return [];
  const note = isAsItIs(move.order, view) ? words.t("cops.offer.as-they-lie") : null;
  return [{ label: identityList(move.order, words), note, leadsTo: { move } }];
}

function isAsItIs(order: readonly Identity[], { players, viewer }: State): boolean {
  return typeof viewer === "number" && players[viewer].cards.every(({ kind }, slot) => kind === order[slot]);
}

function choicesAt(view: State, picks: readonly Pick[], voice: Voice): readonly MenuEntry<Move>[] {
  const { offers } = stepAt(view, picks, voice.words, voice.names, concludedFrom(view));
  return offers.filter(({ barred }) => barred === null).map((offer) => choiceOf(offer, view, picks, voice));
}

function choiceOf(offer: Offer, view: State, picks: readonly Pick[], voice: Voice): MenuEntry<Move> {
  const { label, consequence: note, move } = offer;
  if (move !== null) return { label, note, leadsTo: { move } };
  const next = afterPressing(picks, offer);
  const menu = (): Menu<Move> => ({
    title: stepAt(view, next, voice.words, voice.names, concludedFrom(view)).question ?? label,
    choices: choicesAt(view, next, voice),
  });
  return { label, note, leadsTo: { menu } };
}
