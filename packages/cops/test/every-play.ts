import { at, type Draw, type Seat, seededDraw } from "@darbar/kernel";
import type { Start } from "@darbar/kernel/testing";
import { cops, type EquipmentName, type Move, type State } from "../src/index.ts";
import { awaitedOf, type CopsGame, refereedMoves, refereedStep } from "./every-step.ts";
import { count, type Tally } from "./every-tally.ts";
import { givenTo } from "./positions-given.ts";

/** Of so many plays one is followed to the end of the turn; of cards that interrupt an action, every one is. */
const FOLLOWED = 12;
const INTERRUPTING: readonly EquipmentName[] = [
  "defibrillator",
  "k9-unit",
  "mobile-detonator",
  "restraining-order",
  "riot-shield",
  "surveillance-camera",
];
/** Of so many passes that leave a moment open one is held against the referee. */
const REFEREED_PASSES = 32;
/** Of more plays than this at one moment (blackmail, at large tables) as many are tried. */
const PLAYS_AT_MOST = 18;
const PASS: Move = { do: "pass" };

/** Walks turns from a position; every step is held against the referee. */
export class Walker {
  private readonly game: CopsGame;
  private readonly start: Start<State>;
  private readonly tally: Tally;
  private readonly chance: Draw;
  private readonly line: [Seat, Move][] = [];
  private plays = 0;
  private passes = 0;
  private cards = 0;

  constructor(start: Start<State>, tally: Tally, game: CopsGame = cops) {
    this.game = game;
    this.start = start;
    this.tally = tally;
    this.chance = seededDraw(start.name);
  }

  /** A few actions, and in each moment of it, every play of this card by a player who is given it. */
  everyPlayOf(kind: EquipmentName, holder: Seat): void {
    const state = givenTo(this.start.state, holder, kind);
    if (state === null) return;
    this.named(`seat ${holder} holds ${kind}`, () => {
      const moves = this.moves(state, state.turn);
      for (const move of this.playsOf(state, state.turn)) this.play(state, state.turn, move);
      for (const [place, name] of this.someActions(moves).entries()) {
        const such = moves.filter((move) => move.do === name);
        this.withHolder(this.step(state, state.turn, this.oneOf(such)), holder, place === 0);
      }
    });
  }

  /** A shot, if there can be one, and two other actions, which are others for another card. */
  private someActions(moves: readonly Move[]): readonly Move["do"][] {
    const names = [...new Set(moves.map((move) => move.do))].filter((name) => name !== "play");
    const others = names.filter((name) => name !== "shoot");
    const turn = this.cards++ % others.length;
    const some = [...others, ...others].slice(turn, turn + Math.min(2, others.length));
    return names.includes("shoot") ? ["shoot", ...some] : some;
  }

  /** Every action that can be announced, nobody answering with a card, each question of it answered in every way. */
  everyAction(): void {
    const { state } = this.start;
    this.named("every action", () => {
      for (const move of this.moves(state, state.turn)) {
        if (move.do === "play") continue;
        this.inEveryWay(this.step(state, state.turn, move));
        this.line.pop();
      }
    });
  }

  /** Goes on to the end of the turn; wherever the holder is asked, every play of the card is tried, then they pass. */
  private withHolder(from: State, holder: Seat, isFirst: boolean): void {
    const depth = this.line.length - 1;
    let state = from;
    while (!this.isOver(state)) {
      const seats = awaitedOf(state);
      if (state.question !== "moment") {
        const asked = at(seats, 0);
        state = this.step(state, asked, this.oneOf(this.moves(state, asked)));
        continue;
      }
      const others = seats.filter((seat) => seat !== holder);
      const last = seats.includes(holder) ? null : (others.pop() ?? null);
      for (const seat of others) state = this.sealedPass(state, seat);
      // The end of a turn is much like another: it is tried after the first action, a shot if there can be one.
      const isTried = last === null && (isFirst || state.moment !== "turn-end");
      if (isTried) for (const move of this.playsOf(state, holder)) this.play(state, holder, move);
      state = this.step(state, last ?? holder, PASS);
    }
    this.line.length = depth;
  }

  private play(state: State, seat: Seat, move: Move): void {
    if (move.do !== "play") return;
    count(this.tally.plays, `${state.options.mode} ${state.moment} ${move.equipment}`);
    const isFollowed = INTERRUPTING.includes(move.equipment) || this.plays++ % FOLLOWED === 0;
    this.resolve(this.step(state, seat, move), isFollowed, true);
    this.line.pop();
  }

  /**
   * The questions that a card puts, in every way, but that after a look in some way the next look is taken in every way
   * only once; then the rest of the turn, in one way, if it is followed.
   */
  private resolve(state: State, isFollowed: boolean, isWide: boolean): void {
    if (this.isOver(state)) return;
    if (state.playing === null) return isFollowed ? this.inOneWay(state) : undefined;
    const seat = at(awaitedOf(state), 0);
    const moves = this.moves(state, seat);
    const isLook = state.question === "look";
    const chosen = isLook && !isWide ? [this.oneOf(moves)] : moves;
    for (const [place, move] of chosen.entries()) {
      this.resolve(this.step(state, seat, move), isFollowed && place === 0, isWide && (!isLook || place === 0));
      this.line.pop();
    }
  }

  /** Everybody passes; every other question is answered somehow. */
  private inOneWay(from: State): void {
    const depth = this.line.length;
    let state = from;
    while (!this.isOver(state)) {
      if (state.question === "moment") {
        state = this.allPass(state);
        continue;
      }
      const seat = at(awaitedOf(state), 0);
      const moves = this.moves(state, seat);
      const actions = state.question === "act" ? moves.filter((move) => move.do !== "play") : moves;
      state = this.step(state, seat, this.oneOf(actions));
    }
    this.line.length = depth;
  }

  /** Everybody passes; every other question is answered in every way. */
  private inEveryWay(state: State): void {
    if (this.isOver(state)) return;
    if (state.question === "moment") {
      this.inEveryWay(this.allPass(state));
      this.line.pop();
      return;
    }
    const seat = at(awaitedOf(state), 0);
    for (const move of this.moves(state, seat)) {
      this.inEveryWay(this.step(state, seat, move));
      this.line.pop();
    }
  }

  /** Everybody passes; the last pass closes the moment. */
  private allPass(state: State): State {
    const seats = awaitedOf(state);
    let next = state;
    for (const seat of seats.slice(0, -1)) next = this.sealedPass(next, seat);
    return this.step(next, at(seats, seats.length - 1), PASS);
  }

  /** A pass that leaves the moment open. There are so many of them that only some are held against the referee. */
  private sealedPass(state: State, seat: Seat): State {
    if (this.passes++ % REFEREED_PASSES === 0) {
      refereedMoves(this.game, state, seat);
      return refereedStep(this.game, state, seat, PASS, this.chance);
    }
    const next = { ...state };
    const decided = this.game.decide(state, seat, PASS, this.chance);
    if (!decided.ok) throw new Error(`seat ${seat} cannot pass: ${decided.error.code}`);
    for (const event of decided.value) this.game.evolve(next, event);
    return next;
  }

  /** Every play that a holder can make now; of very many, some, which are others in another position. */
  private playsOf(state: State, holder: Seat): readonly Move[] {
    const plays = this.moves(state, holder).filter((move) => move.do === "play");
    if (plays.length <= PLAYS_AT_MOST) return plays;
    const every = Math.ceil(plays.length / PLAYS_AT_MOST);
    return plays.filter((_, place) => (place + this.plays) % every === 0);
  }

  private isOver(state: State): boolean {
    if (state.outcome !== null) count(this.tally.seen, `${state.options.mode} over ${state.outcome.as}`);
    return state.outcome !== null || state.turns !== this.start.state.turns;
  }

  private moves(state: State, seat: Seat): readonly Move[] {
    count(this.tally.seen, `${state.options.mode} asked ${state.question}`);
    return refereedMoves(this.game, state, seat);
  }

  private step(state: State, seat: Seat, move: Move): State {
    this.tally.nodes++;
    this.line.push([seat, move]);
    if (state.question === "act" && move.do !== "play") count(this.tally.seen, `${state.options.mode} ${move.do}`);
    return refereedStep(this.game, state, seat, move, this.chance);
  }

  private oneOf(moves: readonly Move[]): Move {
    return at(moves, this.chance.one(moves.map((_, place) => place)));
  }

  /** Says where a fault was found. */
  private named(what: string, run: () => void): void {
    this.line.length = 0;
    try {
      run();
    } catch (error) {
      throw new Error(`${this.start.name}, ${what}: ${JSON.stringify(this.line)}`, { cause: error });
    }
  }
}
