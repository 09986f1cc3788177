import { at, seatsOf } from "@darbar/kernel";
import type { CopsEvent, EquipmentName, State } from "../src/index.ts";
import { BOX, COPIES } from "./invariants-box.ts";

const KIND_NAMES = Object.keys(COPIES) as readonly EquipmentName[];

/** What holds after every single event, by the rule that says so. Written from good-cop-bad-cop.md, one sentence each. */
export const ALWAYS: Readonly<Record<string, (state: State) => boolean>> = {
  "cops 1: every identity card is somewhere": ({ players, leftOver, gone }) => {
    const ofEach = BOX[players.length]?.ofEach ?? 0;
    const left = { honest: ofEach, crooked: ofEach, agent: 1, kingpin: 1 };
    for (const { cards } of players) for (const { kind } of cards) if (kind !== null) left[kind]--;
    for (const kind of leftOver) if (kind !== null) left[kind]--;
    for (const kind of gone) left[kind]--;
    return left.honest === 0 && left.crooked === 0 && left.agent === 0 && left.kingpin === 0;
  },

  "cops 5: the 21 equipment cards are somewhere": ({ players, equipment, playing }) => {
    const left = { ...COPIES };
    let count = 0;
    const find = (kind: EquipmentName | null): void => {
      count++;
      if (kind !== null) left[kind]--;
    };
    for (const card of equipment.bag ?? []) find(card);
    for (const { card } of equipment.under) find(card);
    for (const player of players) {
      for (const { kind } of player.equipment) find(kind);
      for (const laid of player.lying) find(laid.equipment);
    }
    if (playing !== null) find(playing.equipment);
    for (const kind of KIND_NAMES) if (left[kind] !== 0) return false;
    return count === 21;
  },

  "cops 1: guns are on the table or in hands": ({ players, guns, options }) => {
    if (options.mode === "gang") return guns === 0;
    return guns >= 0 && guns + players.filter(({ armed }) => armed).length === BOX[players.length]?.guns;
  },

  "cops 6: as many diamonds as seats": ({ players, options }) =>
    players.reduce((sum, { diamonds }) => sum + diamonds, 0) === (options.mode === "gang" ? players.length : 0) &&
    players.every(({ diamonds }) => diamonds >= 0),

  "cops 2: nobody aims at themselves, or without a gun": ({ players }) =>
    players.every(({ armed, aim }, seat) => aim === null || (armed && aim !== seat)),

  "cops 3: who is out holds no gun": ({ players }) =>
    players.every(({ armed, standing }) => standing === "in" || !armed),

  "cops 3: wounds are on leaders, and everybody knows those": ({ players }) =>
    players.every(({ cards }) =>
      cards.every(
        ({ wounded, kind, knownTo }) => !wounded || ((kind === "agent" || kind === "kingpin") && knownTo === 2047),
      ),
    ),

  "cops 2: what lies face up everybody knows, and everybody their own": ({ players }) =>
    players.every(({ cards }, seat) =>
      cards.every(({ up, knownTo }) => (knownTo & (1 << seat)) !== 0 && (!up || knownTo === 2047)),
    ),

  "cops 6: criminals are in the gang only, with no cards and no equipment": ({ players, options }) =>
    players.every(
      ({ standing, cards, equipment }) =>
        standing !== "criminal" || (options.mode === "gang" && cards.length === 0 && equipment.length === 0),
    ),

  "cops 5: a disguise and planted evidence are all that lies": ({ players }) =>
    players.every(({ lying }) =>
      lying.every(
        ({ equipment, lasting }) => equipment === (lasting === "concealed" ? "disguise" : "planted-evidence"),
      ),
    ),
};

/** What holds whenever somebody is asked, or the game is over. */
export const AT_REST: Readonly<Record<string, (state: State) => boolean>> = {
  "cops 2: every gun in hand is aimed, or is being aimed, or was just taken": (state) =>
    state.players.every(
      ({ armed, aim }, seat) =>
        !armed || aim !== null || isTurningUp(state, seat) || (state.question === "aim" && state.awaited === 1 << seat),
    ),

  "cops 3: both leaders are living while the game goes on, and in two hands": ({ players, outcome }) => {
    if (outcome !== null) return true;
    const leading = players.filter(({ cards }) => cards.some(({ kind }) => kind === "agent" || kind === "kingpin"));
    return leading.length === 2 && leading.every(({ standing }) => standing === "in");
  },

  "cops 4: nobody holds two cards without being asked which to keep, but for the card that was just drawn": (state) =>
    state.outcome !== null ||
    state.players.every(
      ({ equipment }, seat) =>
        equipment.length <= 1 ||
        (state.question === "keep" && (state.awaited & (1 << seat)) !== 0) ||
        (isTurningUp(state, seat) && state.action?.do === "equip"),
    ),

  "cops 6: while the game goes on some diamond is with no criminal": ({ players, options, outcome }) =>
    options.mode === "base" ||
    outcome !== null ||
    players.some(({ standing, diamonds }) => standing !== "criminal" && diamonds > 0),

  "cops 4: somebody is asked, unless the game is over": ({ awaited, outcome, question }) =>
    (awaited === 0) === (outcome !== null) && (question === "over") === (outcome !== null),

  "cops 3: the eliminated are asked nothing but in the moment of their fall; criminals only to act": (state) =>
    seatsOf(state.awaited).every((seat) => {
      const { standing } = at(state.players, seat);
      if (standing === "criminal") return state.question === "act";
      const fell = state.moment === "eliminated" && state.fallen.some((fallen) => fallen.seat === seat);
      return standing === "in" || (state.question === "moment" && fell);
    }),

  "cops 3, 6: who wins": ({ outcome, players, options }) => {
    if (outcome === null) return true;
    const { as, winners } = outcome;
    const all = (standing: string) => winners.every((seat) => at(players, seat).standing === standing);
    if (as === "criminals") return options.mode === "gang" && winners.length > 0 && all("criminal");
    if (as === "alone") return winners.length === 1 && all("in");
    return (as === "honest" || as === "crooked") && winners.length > 0;
  },
};

/** What an event may change: by rule, from the table before it and the table after. */
export const BETWEEN: Readonly<Record<string, (before: State, event: CopsEvent, after: State) => boolean>> = {
  "cops 5: only a flashbang turns cards face down": (before, event, after) =>
    event.type === "flashed" ||
    event.type === "swapped" ||
    event.type === "dealt" ||
    event.type === "arranged" ||
    event.type === "criminal" ||
    before.players.every(({ cards }, seat) =>
      cards.every(({ up }, slot) => !up || at(at(after.players, seat).cards, slot).up),
    ),

  "cops 3: only a med kit takes a wound away": (before, event, after) =>
    event.type === "healed" || wounds(after) === wounds(before) + (event.type === "wounded" ? 1 : 0),

  "cops 1: the deck is never shuffled": ({ equipment: before }, event, { equipment: after }) => {
    if (before === after) return true;
    const taken = event.type === "drew" && before.loose === 0 ? 1 : 0;
    return before.under.every(({ card }, place) => place < taken || after.under[place - taken]?.card === card);
  },

  "cops 3: nothing happens after the game is over": (before) => before.outcome === null,
};

/** cops 2: whether a player has taken a gun, or drawn a card, and is choosing what to turn up for it. */
function isTurningUp({ options, question, awaited, playing, turn }: State, seat: number): boolean {
  return options.mode === "base" && question === "reveal" && playing === null && turn === seat && awaited === 1 << seat;
}

function wounds({ players }: State): number {
  return players.reduce((sum, { cards }) => sum + cards.filter(({ wounded }) => wounded).length, 0);
}
