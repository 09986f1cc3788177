import type { Sight } from "@darbar/bots";
import { type EquipmentName, equipmentRule, MOMENTS, type Move, RULES, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { questionText } from "@darbar/words/cops/question";
import type { Attention, Key, MenuEntry, QuestionMenu } from "../../play/menu.ts";
import type { Voice } from "../../text/voice.ts";
import { menuOf } from "./menu.ts";

/**
 * A player who stands aside keeps their equipment in the pocket: in a moment they are asked only if what they hold can
 * be played in no other kind of moment. If there is nothing but a pass, nobody is asked for it.
 */
export function attend({ view, legal }: Sight<State, Move>, aside: boolean): Attention<Move> {
  if (view.question !== "moment") return { aside, answer: null };
  const passes = legal.length === 1 || (aside && !legal.some((move) => isMadeForThis(move, view)));
  return { aside, answer: passes ? legal[0] : null };
}

function isMadeForThis(move: Move, view: State): boolean {
  return move.do === "play" && hasItsMoment(move.equipment, view);
}

/** Whether equipment can be played in some moments only. */
function hasItsMoment(equipment: EquipmentName, { options }: State): boolean {
  if (equipment === "defibrillator") return RULES[options.mode].criminals; // cops 5: only at the elimination
  return equipmentRule(equipment).moments.length < MOMENTS.length;
}

/** The open question with its menu: what can be done, what Enter does, and whether one is asked at every moment. */
export function ask({ view, legal }: Sight<State, Move>, voice: Voice, aside: boolean): QuestionMenu<Move> {
  const choices = menuOf(view, legal, voice);
  return {
    title: questionText(view, voice.words, voice.names),
    choices,
    enter: isHarmless(choices, view) ? "first" : null,
    keys: [keyFor(view, legal, voice, aside)],
  };
}

/** Whether the first choice changes nothing: a pass, what was announced, the aim as it is, the cards as they lie, or all there is. */
function isHarmless(
  [first, ...more]: readonly MenuEntry<Move>[],
  { question, players, viewer, action }: State,
): boolean {
  if (first === undefined || !("move" in first.leadsTo)) return false;
  const { move } = first.leadsTo;
  if (more.length === 0 || move.do === "pass" || move.do === "arrange") return true;
  if (question === "act") return JSON.stringify(move) === JSON.stringify(action);
  return question === "aim" && move.do === "aim" && players[viewer as Seat].aim === move.target;
}

function keyFor({ question }: State, legal: readonly Move[], { words }: Voice, aside: boolean): Key<Move> {
  if (aside) return { wish: "ask", hint: words.t("terminal.hint.every"), aside: false, move: null };
  const move = question === "moment" ? legal[0] : null;
  return { wish: "ask", hint: words.t("terminal.hint.turn"), aside: true, move };
}
