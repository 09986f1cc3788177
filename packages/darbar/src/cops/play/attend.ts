import type { Sight } from "@darbar/bots";
import { type EquipmentName, equipmentRule, MOMENTS, type Move, RULES, type State } from "@darbar/cops";
import type { Attention, Key, Question } from "../../play/menu.ts";
import type { Names } from "../../text/voice.ts";
import { ask as question } from "../words/question.ts";
import { announcedBefore, menuOf } from "./menu.ts";

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
export function ask({ view, seat, legal }: Sight<State, Move>, names: Names, aside: boolean): Question<Move> {
  const reader = { view, me: seat, names };
  const isAnnounced = announcedBefore(legal, reader) !== null;
  return {
    title: question(view, seat, names),
    choices: menuOf(legal, reader),
    enter: isAnnounced || isHarmless(legal, view, seat) ? "first" : null,
    keys: [keyFor(view, legal, aside)],
  };
}

/** Whether the first answer changes nothing: a pass, the aim as it is, the cards as they lie, or all that there is. */
function isHarmless([first, ...more]: readonly Move[], { question: open, players }: State, seat: number): boolean {
  if (more.length === 0 || first.do === "pass" || first.do === "arrange") return true;
  return open === "aim" && first.do === "aim" && players[seat].aim === first.target;
}

function keyFor({ question: open }: State, legal: readonly Move[], aside: boolean): Key<Move> {
  if (aside) return { letter: "e", hint: "ask at every moment", aside: false, move: null };
  const hint = "ask on my turn only";
  return { letter: "e", hint, aside: true, move: open === "moment" ? legal[0] : null };
}
