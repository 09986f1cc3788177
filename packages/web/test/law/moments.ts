import * as cops from "@darbar/cops";
import * as coup from "@darbar/coup";
import { type Asking, type Seat, seededDraw } from "@darbar/kernel";
import { standingsOf } from "@darbar/words/cops/race";
import type { AnyRules, GameName } from "../../src/games/shown-game.ts";

/** A game that was played out by whim: its facts, in order. */
interface PlayedGame {
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly events: readonly unknown[];
}

/** A moment of a game at which somebody is asked something, or at which it is over. */
export interface Moment extends PlayedGame {
  /** How many of the game's facts have come to pass. */
  readonly at: number;
  /** Who is asked; when it is over, whoever sits first. */
  readonly seat: Seat;
  readonly question: string;
  /** How many answers there are. */
  readonly answers: number;
  /** What makes it unlike others: each of these is to be seen in some position. */
  readonly marks: readonly string[];
}

export const RULES: Readonly<Record<GameName, AnyRules>> = {
  coup: coup.coup as unknown as AnyRules,
  cops: cops.cops as unknown as AnyRules,
};

/** The table at a moment, with all its cards. */
export function stateAt({ game, options, seats, events, at }: Moment): Asking {
  const rules = RULES[game];
  const state = rules.setup(options, seats);
  for (const event of events.slice(0, at)) rules.evolve(state, event);
  return state;
}

/** How players decide: by whim, or so that games get long and purses full. */
const TEMPERS = ["wild", "calm"] as const;
/** What keeps a game of calm players going. */
const CALM: ReadonlySet<string> = new Set(["pass", "income", "foreign-aid", "tax", "steal", "equip", "investigate"]);
/** After so many moves even calm players want to see an end. */
const PATIENCE: Readonly<Record<GameName, number>> = { coup: 120, cops: 40 };

let kept: readonly Moment[] | null = null;

/** Moments of seeded games of every variant of both games: the same in every run. */
export function everyMoment(): readonly Moment[] {
  kept ??= played();
  return kept;
}

function played(): readonly Moment[] {
  return TEMPERS.flatMap((temper) => [
    ...coup.everyVariant().flatMap((variant) => momentsOf("coup", variant, temper, 1)),
    ...cops.everyVariant().flatMap((variant) => momentsOf("cops", variant, temper, 6)),
  ]);
}

interface Variant {
  readonly options: object;
  readonly seats: number;
}

function momentsOf(
  game: GameName,
  { options, seats }: Variant,
  temper: (typeof TEMPERS)[number],
  games: number,
): readonly Moment[] {
  return Array.from({ length: games }, (_, round) =>
    play(game, { ...options }, seats, temper, `law ${JSON.stringify(options)} ${seats} ${temper} ${round}`),
  ).flat();
}

function play(
  game: GameName,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  temper: (typeof TEMPERS)[number],
  seed: string,
): readonly Moment[] {
  const rules = RULES[game];
  const draw = seededDraw(seed);
  const state = rules.setup(options, seats);
  const events: unknown[] = [];
  const moments: Moment[] = [];
  const add = (happened: readonly unknown[]): void => {
    for (const event of happened) rules.evolve(state, event);
    events.push(...happened);
  };
  const note = (seat: Seat, answers: number): void => {
    const asked = state as unknown as coup.State | cops.State;
    const common = { game, options, seats, events, at: events.length, seat, question: asked.question, answers };
    moments.push({ ...common, marks: marksOf(game, asked, seat, answers) });
  };
  add(rules.deal(state, draw));
  while (rules.outcome(state) === null) {
    const seat = draw.one(rules.waiting(state));
    const legal = rules.legal(state, seat) as readonly { readonly do: string }[];
    note(seat, legal.length);
    const calm = temper === "calm" && moments.length < PATIENCE[game] ? legal.filter((move) => CALM.has(move.do)) : [];
    const wished = calm.length > 0 && draw.one([0, 1, 2, 3]) > 0 ? calm : legal;
    const decided = rules.decide(state, seat, wished[draw.one([...wished.keys()])], draw);
    if (!decided.ok) throw new Error(decided.error.code);
    add(decided.value);
  }
  note(0, 0);
  return moments;
}

/** What makes a moment unlike others. */
function marksOf(game: GameName, state: coup.State | cops.State, seat: Seat, answers: number): readonly string[] {
  return game === "coup" ? coupMarks(state as coup.State, seat) : copsMarks(state as cops.State, seat, answers);
}

function coupMarks({ question, options, players, action, claim }: coup.State, seat: Seat): readonly string[] {
  const { edition, character, reformation, anarchist, secondDefence, blockers, draft } = options;
  const marks = [`${question} ${edition}`, `${question} of ${players.length}`];
  if (question === "over") return marks;
  const { coins, hidden } = players[seat];
  const purse = coins >= 10 ? "must coup" : coins >= 7 ? "may coup" : "poor";
  const isMyTrouble = action?.target === seat;
  if (question === "act") marks.push(`act ${edition} ${character} ${reformation} ${anarchist}`, `act ${purse}`);
  if (question === "respond") marks.push(`respond ${secondDefence} ${blockers} ${isMyTrouble}`);
  return [
    ...marks,
    `${question} ${action?.kind ?? ""} ${claim?.on ?? ""} ${isMyTrouble}`,
    `${question} with ${hidden.length} cards, draft ${draft}`,
  ];
}

function copsMarks({ question, options, players, action }: cops.State, seat: Seat, answers: number) {
  const { mode } = options;
  const marks = [`${question} ${mode} of ${players.length}`];
  if (question === "over") return marks;
  const { standing, equipment, armed } = players[seat];
  const guns = players.filter((player) => player.armed).length;
  if (answers > 1) marks.push(`${question} ${mode} ${equipment[0]?.kind ?? "nothing"}`);
  if (standingsOf(players).isUrgent) marks.push(`one snatch wins ${standing}`, `one snatch wins ${question}`);
  return [
    ...marks,
    `${question} ${mode} ${standing} ${armed}`,
    `${question} ${action?.do ?? ""}`,
    `${mode} ${guns} guns`,
  ];
}
