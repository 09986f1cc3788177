import { at, type Seat } from "@darbar/kernel";
import type { Claim, Move, State } from "../src/index.ts";
import { COST, claimed } from "./tariff.ts";
import { type Step, Transcript } from "./transcript.ts";

/** What a turn must have come to. */
export interface Verdict {
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly reserve: number;
  /** Face-down cards by seat. */
  readonly influence: readonly number[];
  readonly turn: Seat | null;
  readonly winner: Seat | null;
}

/**
 * A second opinion on one turn: reads what was asked and answered, in seat order, and says from coup.md what that comes
 * to. It knows no events and shares no code with the engine. A question that should not have been put, or that was not
 * put, is an error too.
 */
export class Referee {
  private readonly start: State;
  private readonly transcript: Transcript;
  private readonly coins: number[];
  private readonly influence: number[];
  private treasury: number;
  private reserve: number;

  constructor(start: State, steps: readonly Step[]) {
    this.start = start;
    this.transcript = new Transcript(steps);
    this.coins = start.players.map((player) => player.coins);
    this.influence = start.players.map((player) => player.hidden.length);
    this.treasury = start.treasury;
    this.reserve = start.reserve;
  }

  verdict(): Verdict {
    const actor = this.start.turn;
    const action = this.transcript.take(actor);
    this.earn(actor, -(COST[action.do] ?? 0));
    if (this.goesThrough(actor, action)) this.effect(actor, action);
    this.transcript.end();
    for (const seat of this.coins.keys()) if (this.influence[seat] === 0) this.earn(seat, -at(this.coins, seat));
    const left = this.livingAfter(actor);
    const { coins, treasury, reserve, influence } = this;
    const isOver = left.length === 1;
    return {
      coins,
      treasury,
      reserve,
      influence,
      turn: isOver ? null : at(left, 0),
      winner: isOver ? at(left, 0) : null,
    };
  }

  /** coup 4: whether nothing stops the action. */
  private goesThrough(actor: Seat, action: Move): boolean {
    const claim = claimed(action, this.start);
    const mayBlock = (seat: Seat) =>
      this.start.options.blockers === "anyone" || ("target" in action && action.target === seat);
    const isBlockable = action.do === "foreign-aid" || action.do === "assassinate" || action.do === "steal";
    if (claim === null && !isBlockable) return true;
    let answer = this.window(this.livingAfter(actor).filter((seat) => seat !== actor));
    if (claim !== null && answer.challenger !== null) {
      if (!this.proves(actor, claim, answer.challenger)) {
        if (this.start.options.edition !== "ru") this.earn(actor, COST[action.do] ?? 0);
        return false;
      }
      const { challenger } = answer;
      const may = (seat: Seat) =>
        seat !== actor && mayBlock(seat) && (seat !== challenger || this.start.options.secondDefence);
      // coup 4.7: the assassination of a player who is out has nothing left to do.
      const isOver = action.do === "assassinate" && this.influence[action.target] === 0;
      answer = this.window(isBlockable && !isOver ? this.livingAfter(actor).filter(may) : []);
    }
    if (answer.blocker === null) return true;
    const { seat: blocker, as } = answer.blocker;
    const { challenger } = this.window(this.livingAfter(actor).filter((seat) => seat !== blocker));
    return challenger !== null && !this.proves(blocker, as, challenger);
  }

  private effect(actor: Seat, action: Move): void {
    const target = "target" in action ? action.target : actor;
    switch (action.do) {
      case "income":
        return this.earn(actor, 1);
      case "foreign-aid":
        return this.earn(actor, 2);
      case "tax":
        return this.earn(actor, 3);
      case "steal": {
        const loot = Math.min(2, at(this.coins, target));
        this.coins[target] = at(this.coins, target) - loot;
        this.coins[actor] = at(this.coins, actor) + loot;
        return;
      }
      case "coup":
      case "assassinate":
        return this.lose(target);
      case "exchange":
        if (this.livingAfter(actor).length > 1) this.transcript.take(actor, "return");
        return;
      case "examine":
        return this.examine(actor, target);
      case "convert":
        this.coins[actor] = at(this.coins, actor) - (actor === target ? 1 : 2);
        this.reserve += actor === target ? 1 : 2;
        return;
      case "embezzle":
        this.coins[actor] = at(this.coins, actor) + this.reserve;
        this.reserve = 0;
        return;
      case "bomb":
        return this.bomb(target);
      default:
        throw new Error(`${action.do} is no action`);
    }
  }

  private examine(actor: Seat, target: Seat): void {
    if (this.influence[target] === 0) return;
    if (this.influence[target] === 2) this.transcript.take(target, "present");
    if (this.start.options.edition !== "ru") this.transcript.take(actor, "give-back", "replace");
  }

  /** coup 7. */
  private bomb(first: Seat): void {
    let holder = first;
    for (;;) {
      const choice = this.transcript.take(holder, "explode", "defuse", "pass-on");
      if (choice.do === "explode") return this.lose(holder);
      const { challenger } = this.window(this.livingAfter(holder).filter((seat) => seat !== holder));
      if (challenger !== null && this.transcript.take(holder, "show", "refuse").do === "refuse") {
        this.influence[holder] = 0;
        return;
      }
      if (challenger !== null) this.lose(challenger);
      if (choice.do !== "pass-on" || this.influence[choice.target] === 0) return;
      holder = choice.target;
    }
  }

  /** A window in seat order: a challenge closes it; otherwise the blocker nearest clockwise from the actor counts. */
  private window(seats: readonly Seat[]): Answer {
    const blockers: Blocker[] = [];
    for (const seat of seats.toSorted((one, other) => one - other)) {
      const move = this.transcript.take(seat, "pass", "challenge", "block");
      if (move.do === "challenge") return { challenger: seat, blocker: null };
      if (move.do === "block") blockers.push({ seat, as: move.as });
    }
    const order = this.livingAfter(this.start.turn);
    blockers.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
    return { challenger: null, blocker: blockers[0] ?? null };
  }

  /** Whether a claim is proven against a challenger; its loser loses an influence (coup 4.2). */
  private proves(claimant: Seat, claim: Claim, challenger: Seat): boolean {
    const hand = at(this.transcript.latest.before.players, claimant).hidden;
    const isTrue = claim === "no-duke" ? !hand.includes("duke") : hand.includes(claim);
    const proven =
      this.start.options.edition === "ru" ? isTrue : this.transcript.take(claimant, "show", "refuse").do === "show";
    if (proven && !isTrue) throw new Error(`seat ${claimant} has shown ${claim}, which they do not hold`);
    this.lose(proven ? challenger : claimant);
    return proven;
  }

  /** coup 3: the last card goes without a question. */
  private lose(seat: Seat): void {
    if (this.influence[seat] === 0) return;
    if (this.influence[seat] === 2) this.transcript.take(seat, "lose");
    this.influence[seat] = at(this.influence, seat) - 1;
  }

  /** coins to a player, or back; the treasury gives what it has (coup 9). */
  private earn(seat: Seat, coins: number): void {
    const moved = Math.min(coins, this.treasury);
    this.coins[seat] = at(this.coins, seat) + moved;
    this.treasury -= moved;
  }

  /** The living clockwise, beginning after a seat, which comes last. */
  private livingAfter(seat: Seat): Seat[] {
    const seats = this.influence.length;
    const round = Array.from({ length: seats }, (_, steps) => (seat + 1 + steps) % seats);
    return round.filter((other) => at(this.influence, other) > 0);
  }
}

interface Blocker {
  readonly seat: Seat;
  readonly as: Claim;
}

interface Answer {
  readonly challenger: Seat | null;
  readonly blocker: Blocker | null;
}
