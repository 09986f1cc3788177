import {
  type Character,
  COINS,
  type CoupEvent,
  charactersWith,
  coup,
  EDITIONS,
  type Edition,
  type Move,
  type Options,
  RULES,
  type State,
  VERSION,
} from "@darbar/coup";
import { advance, type Draw, onlySeat, type Seat, seededDraw } from "@darbar/kernel";
import { type Bot, look, type Sight } from "../../bot.ts";
import { nameOf } from "./advise.ts";
import type { InformationSet, Policy } from "./policy.ts";
import { FULL_DECK, KINDS, kindOf, type Position } from "./position.ts";

/**
 * What a player at a real table of two sees in an information set: seat 0 was to move in the position. Only for
 * positions with two cards face up. Earlier exchanges have brought back the same card.
 */
export function sightOf(set: InformationSet): Sight<State, Move, CoupEvent> {
  const state = tableOf(set.position, set.side, set.card);
  const events: CoupEvent[] = [];
  const draw = seededDraw("the Court");
  for (const { side, move } of set.path) {
    play(state, side, moveNamed(state, side, move), draw, events);
    while (state.question === "return") {
      const [seat] = coup.waiting(state);
      play(state, seat, coup.fallback(state, seat), draw, events);
    }
  }
  return look(coup, state, set.side, events);
}

/** A bot as a policy: asked so many times, each with chance of its own. */
export function policyOf(bot: Bot<State, Move, CoupEvent>, times: number, seed: string): Policy {
  const draw = seededDraw(seed);
  return (set) => {
    const sight = sightOf(set);
    const counts = new Array<number>(set.moves.length).fill(0);
    for (let time = 0; time < times; time++) {
      const place = set.moves.indexOf(nameOf(bot.choose(sight, draw)));
      if (place !== -1) counts[place]++;
    }
    // What the position does not have (converting) is taken for the quiet move.
    return counts.every((count) => count === 0) ? counts.map((_, place) => (place === 0 ? 1 : 0)) : counts;
  };
}

function play(state: State, seat: Seat, move: Move, draw: Draw, events: CoupEvent[]): void {
  const decided = advance(coup, state, seat, move, draw);
  if (!decided.ok) throw new Error(`${JSON.stringify(move)} is not legal: ${JSON.stringify(decided.error)}`);
  events.push(...decided.value);
}

function moveNamed(state: State, seat: Seat, name: string): Move {
  const move = coup.legal(state, seat).find((legal) => nameOf(legal) === name);
  if (move === undefined) throw new Error(`seat ${seat} cannot ${name} here`);
  return move;
}

function tableOf(position: Position, side: Seat, card: Character): State {
  const deck = charactersWith(position.exchanger);
  const faceUp = deck.flatMap((character, kind) =>
    new Array<Character>(FULL_DECK[kind] - position.unseen[kind]).fill(character),
  );
  const left = position.unseen.slice();
  left[kindOf(card, position.exchanger)]--;
  const other = [...new Array<number>(KINDS).keys()].find((kind) => left[kind] > 0) ?? 0;
  left[other]--;
  const state = coup.setup(optionsOf(position), 2);
  for (const [seat, player] of state.players.entries()) {
    player.coins = position.coins[seat];
    player.hidden = [seat === side ? card : deck[other]];
    player.shown = [faceUp[seat]];
    player.allegiance = state.options.reformation ? "loyalist" : null;
  }
  state.court.bag = deck.flatMap((character, kind) => new Array<Character>(left[kind]).fill(character));
  state.court.loose = state.court.bag.length;
  state.reserve = position.reserve;
  state.treasury = COINS - position.reserve - position.coins[0] - position.coins[1];
  state.question = "act";
  state.awaited = onlySeat(0);
  state.prompt = 1;
  return state;
}

function optionsOf({ exchanger, examined, bomb, reserve }: Position): Options {
  return {
    version: VERSION,
    edition: editionThat(exchanger === "inquisitor" ? examined : "judged"),
    character: exchanger,
    reformation: reserve > 0,
    anarchist: bomb,
    draft: false,
    secondDefence: false,
    blockers: "target",
    first: 0,
  };
}

/** The first edition with an inquisitor that does this with an examined card: whatever else a position has is in its box. */
function editionThat(examined: Position["examined"]): Edition {
  const found = EDITIONS.find((edition) => {
    const { exchangers, examinedCard } = RULES[edition];
    return exchangers.includes("inquisitor") && examinedCard === examined;
  });
  if (found === undefined) throw new Error(`no edition has an examined card ${examined}`);
  return found;
}
