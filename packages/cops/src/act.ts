import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { ACTION_RULES } from "./action/index.ts";
import type { ActionRule } from "./action/rule.ts";
import { everyChoice, namesJust } from "./choice.ts";
import { begin, type Decision, emit } from "./decision.ts";
import { openMoment } from "./moment.ts";
import { ACTIONS, type ActionMove, type ActionName, type Move } from "./move.ts";
import { addPlays, barPlay } from "./play.ts";
import type { Bar, Decided, RefusalCode } from "./refusal.ts";
import { notAnAnswer } from "./refusal.ts";
import { playEquipment } from "./resolve.ts";
import { FEWEST_SEATS, MODES, MOST_SEATS, type Mode, RULES } from "./rules.ts";
import { rulesOf, type State } from "./state.ts";

/*
 * The turn (cops 2). The active player may play equipment, as often as they have any, and announces an action; it
 * happens when nobody has anything to say to it any more. When a card has been played in answer, they announce anew.
 */

/** What the active player can do: announce an action, or play equipment first. */
export function legalActs(view: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  for (const { rule, announcements } of announcementsOf(view, seat)) {
    for (const move of announcements) if (rule.bars(view, seat, move) === null) moves.push(move);
  }
  addPlays(view, seat, moves);
  return moves;
}

/** An action whose name is not looked at: its rule only ever gets moves of its own. */
type AnyRule = ActionRule<ActionName> & { bars(view: State, seat: Seat, move: ActionMove): Bar | null };

interface Announcements {
  readonly rule: AnyRule;
  /** Every move that announces it, allowed or not. */
  readonly announcements: readonly ActionMove[];
}

/** The actions open to a seat by its standing. */
function announcementsOf(view: State, seat: Seat): readonly Announcements[] {
  const by = view.players[seat].standing === "criminal" ? "criminal" : "cop";
  return ANNOUNCEMENTS[view.options.mode][view.players.length - FEWEST_SEATS][by];
}

type ByStanding = Readonly<Record<"cop" | "criminal", readonly Announcements[]>>;

/** Made once, by game and number of seats. */
const ANNOUNCEMENTS = Object.fromEntries(
  MODES.map((mode) => {
    const counts = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, more) => FEWEST_SEATS + more);
    return [
      mode,
      counts.map((seats) => ({ cop: every(mode, seats, "cop"), criminal: every(mode, seats, "criminal") })),
    ];
  }),
) as unknown as Readonly<Record<Mode, readonly ByStanding[]>>;

function every(mode: Mode, seats: number, by: "cop" | "criminal"): readonly Announcements[] {
  return ACTIONS.filter((name) => ruleOf(name).by === by).map((name) => {
    const choices = ruleOf(name)
      .namings(RULES[mode])
      .flatMap((naming) => everyChoice(naming, seats));
    return { rule: ruleOf(name), announcements: choices.map((choice) => ({ do: name, ...choice }) as ActionMove) };
  });
}

function ruleOf(name: ActionName): AnyRule {
  return ACTION_RULES[name] as AnyRule;
}

/** The active player plays equipment, or announces an action. */
export function decideAct(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do === "play") {
    const bar = barPlay(state, seat, move);
    if (bar !== null) return refuse(bar, { equipment: move.equipment, moment: state.moment });
    const decision = begin(state, draw);
    playEquipment(decision, seat, move);
    return ok(decision.events);
  }
  if (!isAction(move)) return notAnAnswer(state, move);
  const bar = barAction(state, seat, move);
  if (bar !== null) return refuse(bar, { action: move.do });
  const decision = begin(state, draw);
  emit(decision, { type: "announced", seat, action: move });
  openMoment(decision, "announced");
  return ok(decision.events);
}

function isAction(move: Move): move is ActionMove {
  return ACTIONS.some((name) => name === move.do);
}

function barAction(view: State, seat: Seat, move: ActionMove): RefusalCode | null {
  const rule = ruleOf(move.do);
  const standing = view.players[seat].standing === "criminal" ? "criminal" : "cop";
  if (rule.by !== standing) return "not-your-action";
  const bar = rule.bars(view, seat, move);
  if (bar !== null) return bar;
  return rule.namings(rulesOf(view)).some((naming) => namesJust(move, naming)) ? null : "wrong-names";
}

/** The announced action happens. */
export function performAction(decision: Decision): void {
  const { action, turn } = decision.table;
  if (action !== null) ruleOf(action.do).perform(decision, turn, action as never);
}
