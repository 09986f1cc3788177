import type { State as CopsState } from "@darbar/cops";
import type { State as CoupState } from "@darbar/coup";
import { standingsOf } from "@darbar/words/cops/race";
import type { GameName } from "../../src/games/shown-game.ts";
import { everyMoment, type Moment, stateAt } from "./moments.ts";
import { type Position, USUAL } from "./position.ts";
import { type Look, messageAt, PLAIN } from "./tables.ts";

/** A position to be looked at by people: the first moment of which this is true, some way into a game. */
interface Wanted {
  readonly name: string;
  readonly game: GameName;
  readonly question: string;
  readonly seats: number;
  readonly presses?: readonly string[];
  /** What is played: an edition, or a mode. */
  readonly of?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly look?: Partial<Look>;
  coup?(state: CoupState, me: number): boolean;
  cops?(state: CopsState, me: number): boolean;
}

const isRich = (coins: number) => (state: CoupState, me: number) => state.players[me].coins >= coins;
const isAgainstMe = (kind: string) => (state: CoupState, me: number) =>
  state.action?.kind === kind && state.action.target === me;
const others = (state: CopsState) => state.players.filter(({ armed }) => armed).length;
const play = (kind: string) => (state: CopsState, me: number) =>
  state.players[me].equipment[0]?.kind === kind && state.players[me].standing === "in";

const WANTED: readonly Wanted[] = [
  { name: "coup-turn", game: "coup", question: "act", seats: 4, of: "classic", coup: isRich(3) },
  {
    name: "coup-turn-all",
    game: "coup",
    question: "act",
    seats: 9,
    of: "plus",
    with: { reformation: true, anarchist: true, character: "inquisitor" },
  },
  { name: "coup-must-coup", game: "coup", question: "act", seats: 5, of: "classic", coup: isRich(10) },
  { name: "coup-target", game: "coup", question: "act", seats: 6, of: "classic", coup: isRich(3), presses: ["steal"] },
  {
    name: "coup-target-ten",
    game: "coup",
    question: "act",
    seats: 10,
    coup: isRich(4),
    presses: ["steal"],
    look: { company: "long" },
  },
  {
    name: "coup-claim",
    game: "coup",
    question: "respond",
    seats: 4,
    of: "classic",
    coup: (state) => state.action?.kind === "tax",
  },
  { name: "coup-assassin", game: "coup", question: "respond", seats: 4, coup: isAgainstMe("assassinate") },
  { name: "coup-steal", game: "coup", question: "respond", seats: 6, coup: isAgainstMe("steal") },
  { name: "coup-blocked", game: "coup", question: "contest", seats: 3, coup: (state, me) => state.action?.seat === me },
  { name: "coup-challenged", game: "coup", question: "prove", seats: 5 },
  {
    name: "coup-lose",
    game: "coup",
    question: "lose-challenge",
    seats: 4,
    coup: (state, me) => state.players[me].hidden.length === 2,
  },
  {
    name: "coup-return",
    game: "coup",
    question: "return",
    seats: 4,
    coup: (state, me) => state.players[me].hidden.length === 4,
  },
  { name: "coup-bomb", game: "coup", question: "bomb", seats: 6 },
  { name: "coup-two", game: "coup", question: "act", seats: 2, of: "classic", coup: isRich(2) },
  {
    name: "coup-waits",
    game: "coup",
    question: "act",
    seats: 4,
    of: "classic",
    look: { viewer: 0, hasClock: true },
    coup: (state) => state.turn !== 0,
  },
  { name: "coup-watches", game: "coup", question: "respond", seats: 7, look: { viewer: "public" } },
  { name: "coup-over", game: "coup", question: "over", seats: 4 },
  { name: "cops-turn", game: "cops", question: "act", seats: 5, of: "base", cops: (state) => state.turns > 4 },
  { name: "cops-turn-gang", game: "cops", question: "act", seats: 8, of: "gang", cops: (state) => others(state) > 2 },
  { name: "cops-guns", game: "cops", question: "act", seats: 8, of: "base", cops: (state) => others(state) > 2 },
  {
    name: "cops-target",
    game: "cops",
    question: "act",
    seats: 6,
    of: "base",
    cops: (state) => state.turns > 3,
    presses: ["investigate"],
  },
  {
    name: "cops-shot",
    game: "cops",
    question: "moment",
    seats: 5,
    of: "base",
    cops: (state, me) => state.action?.do === "shoot" && state.players[me].equipment.length > 0,
  },
  {
    name: "cops-equipment",
    game: "cops",
    question: "moment",
    seats: 5,
    cops: play("blackmail"),
    presses: ["play-blackmail"],
  },
  { name: "cops-aim", game: "cops", question: "aim", seats: 8, cops: (state) => state.turns > 5 },
  { name: "cops-reveal", game: "cops", question: "reveal", seats: 5 },
  { name: "cops-arrange", game: "cops", question: "arrange", seats: 6 },
  {
    name: "cops-criminal",
    game: "cops",
    question: "act",
    seats: 6,
    of: "gang",
    cops: (state, me) => state.players[me].standing === "criminal",
  },
  {
    name: "cops-one-snatch",
    game: "cops",
    question: "act",
    seats: 8,
    of: "gang",
    cops: (state, me) => standingsOf(state.players).isUrgent && state.players[me].standing === "criminal",
    presses: ["snatch"],
  },
  { name: "cops-over", game: "cops", question: "over", seats: 6, of: "base" },
];

/** Those of them that are looked at on a phone beside a screen, too. */
const BESIDE_SCREEN: readonly string[] = [
  ...["coup-turn", "coup-turn-all", "coup-target-ten", "coup-assassin", "coup-lose", "coup-return", "coup-waits"],
  ...["coup-over", "cops-turn", "cops-target", "cops-shot", "cops-arrange", "cops-criminal"],
];

/** Some three dozen positions of both games that show what tables look like. */
export function sheetPositions(): readonly Position[] {
  const moments = everyMoment();
  const positions = WANTED.map((wanted): Position => {
    const { name, game, question, presses = [], look } = wanted;
    const moment = moments.find((each) => isWanted(each, wanted));
    if (moment === undefined) throw new Error(`no game has come to ${name}`);
    const message = messageAt(moment, { ...PLAIN, viewer: moment.seat, ...look });
    return { id: name, game, kind: question, shows: { a: "table", message }, presses, around: USUAL };
  });
  const beside = positions.filter(({ id }) => BESIDE_SCREEN.includes(id));
  return [
    ...positions,
    ...beside.map((each) => ({ ...each, id: `${each.id}-companion`, around: { ...USUAL, hasScreen: true } })),
  ];
}

function isWanted(moment: Moment, { game, question, seats, of, with: asked = {}, coup, cops }: Wanted): boolean {
  const { options, seat } = moment;
  const isSame = moment.game === game && moment.question === question && moment.seats === seats;
  // Who can only pass is not asked.
  if (question === "moment" && moment.answers < 2) return false;
  const isPlayed = of === undefined || options.edition === of || options.mode === of;
  const hasAll = Object.entries(asked).every(([option, value]) => options[option] === value);
  if (!isSame || !isPlayed || !hasAll) return false;
  if (coup !== undefined) return coup(stateAt(moment) as CoupState, seat);
  return cops === undefined || cops(stateAt(moment) as CopsState, seat);
}
