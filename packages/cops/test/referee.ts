import { at, NO_SEATS, onlySeat, type Seat, seatSet, withoutSeat } from "@darbar/kernel";
import type { ActionMove, EquipmentName, Identity, Look, Moment, Move, Play, Question, State } from "../src/index.ts";
import { beginPlay } from "./referee-cards.ts";
import { afterTurningUp } from "./referee-duty.ts";
import { aimPhase, goOn, momentGoesOn, momentOver, openMoment, startTurn } from "./referee-flow.ts";
import { type Luck, lookAt, putUnderUnseen, turnFaceUp } from "./referee-hands.ts";
import { expectedMoves } from "./referee-moves.ts";
import { canBeSeen, EVERYBODY, othersOf, roundFrom, type Sheet, sheetOf } from "./referee-sheet.ts";

/** What everybody can see that there is no choice in is not asked. Hands and orders are hidden: those are always asked. */
const FORCED: readonly Question[] = ["aim", "retarget", "divert", "reveal", "look"];

/** What comes next: a moment, the aim phase, or nothing, for somebody is asked or the game is over. */
export type Next = Moment | "aim" | "nothing";

/**
 * A second opinion on one answer: reads the table, who answered what, and which equipment chance dealt, and says from
 * good-cop-bad-cop.md how the table must stand and who must be asked what next. It shares no code with the engine.
 */
export class Referee {
  readonly sheet: Sheet;
  readonly luck: Luck;
  private isAsked = false;

  constructor(before: State, luck: readonly EquipmentName[]) {
    this.sheet = sheetOf(before);
    this.luck = luck.slice();
  }

  /** How the table must stand after this answer. */
  after(seat: Seat, move: Move): Sheet {
    this.answer(seat, move);
    const { sheet, luck } = this;
    if (sheet.outcome === null && !this.isAsked && sheet.awaited === NO_SEATS)
      throw new Error("the referee is at a loss");
    if (sheet.outcome !== null) this.ask("over", []);
    if (luck.length > 0) throw new Error(`drawn and not due: ${luck}`);
    return sheet;
  }

  private answer(seat: Seat, move: Move): void {
    const { sheet } = this;
    switch (sheet.question) {
      case "arrange":
        return sheet.playing === null ? this.seal(seat, move) : this.rearrange(seat, move);
      case "moment":
        return this.seal(seat, move);
      case "act":
        return move.do === "play" ? this.play(seat, move) : this.announce(move as ActionMove);
      case "aim":
        if (move.do === "aim") at(sheet.players, seat).aim = move.target;
        return openMoment(this, "turn-end");
      case "retarget":
        if (move.do === "aim") at(sheet.players, seat).aim = move.target;
        sheet.committed = true;
        return this.cardResolved();
      case "divert":
        if (move.do === "divert") sheet.hit = move.target;
        return this.cardResolved();
      case "reveal":
        if (move.do === "reveal") turnFaceUp(sheet, seat, move.card);
        // Of the truth serum, or of an action in its middle.
        if (sheet.playing !== null) return this.cardResolved();
        if (sheet.action === null) throw new Error("nothing was announced");
        return goOn(this, afterTurningUp(this, seat, sheet.action));
      case "look":
        return this.look(seat, move);
      case "keep":
        return this.keep(seat, move);
      case "over":
        throw new Error("the game is over");
    }
  }

  /** cops 4: answers are secret until the moment closes. */
  private seal(seat: Seat, move: Move): void {
    const { sheet } = this;
    sheet.answers = sheet.answers.map((answer, other) => (other === seat ? move : answer));
    sheet.awaited = withoutSeat(sheet.awaited, seat);
    if (sheet.awaited !== NO_SEATS) return;
    const { answers } = sheet;
    sheet.answers = answers.map(() => null);
    if (sheet.question === "arrange") {
      for (const [owner, answer] of answers.entries()) {
        if (answer?.do === "arrange") this.lay(owner, answer.order);
      }
      return startTurn(this, sheet.options.first);
    }
    // cops 4: evidence bags before everything else, otherwise nearest clockwise from the active player, who comes last.
    const round = roundFrom(sheet, sheet.turn + 1);
    const bags = round.filter((other) => isPlayOf("evidence-bag", answers[other]));
    for (const other of [...bags, ...round]) {
      const answer = answers[other];
      if (answer?.do === "play") return this.play(other, answer);
    }
    momentOver(this);
  }

  /** Cards are laid face down in an order; a wound stays on its leader. */
  private lay(seat: Seat, order: readonly Identity[]): void {
    const { cards } = at(this.sheet.players, seat);
    const isWounded = cards.some((card) => card.wounded);
    for (const [slot, kind] of order.entries()) {
      const wounded = isWounded && (kind === "agent" || kind === "kingpin");
      // The token tells everybody where the leader lies now.
      cards[slot] = { kind, up: false, wounded, knownTo: wounded ? EVERYBODY : onlySeat(seat) };
    }
  }

  private rearrange(seat: Seat, move: Move): void {
    if (move.do === "arrange") this.lay(seat, move.order);
    this.cardResolved();
  }

  private announce(action: ActionMove): void {
    this.sheet.action = action;
    this.sheet.committed = false;
    openMoment(this, "announced");
  }

  private play(seat: Seat, play: Play): void {
    const { sheet } = this;
    const { equipment } = at(sheet.players, seat);
    at(sheet.players, seat).equipment = equipment.filter(({ kind }) => kind !== play.equipment);
    sheet.playing = { seat, equipment: play.equipment };
    if (sheet.moment !== "investigated") sheet.seen = [];
    sheet.looks = [];
    beginPlay(this, seat, play);
    if (sheet.playing !== null && !this.isAsked) this.nextLook();
  }

  private look(seat: Seat, move: Move): void {
    const { sheet } = this;
    if (move.do === "look") lookAt(sheet, seat, move.target, move.cards);
    sheet.looks = sheet.looks.slice(1);
    this.nextLook();
  }

  /** Asks for the next look that there is something to look at for; when there is none the card has resolved. */
  private nextLook(): void {
    const { sheet } = this;
    const due = sheet.looks.findIndex((look) => this.isThereToSee(look));
    sheet.looks = due === -1 ? [] : sheet.looks.slice(due);
    const [next] = sheet.looks;
    if (next !== undefined) return this.ask("look", [next.by]);
    this.cardResolved();
  }

  private isThereToSee({ by, at, but }: Look): boolean {
    const targets = at === null ? othersOf(this.sheet, by).filter((seat) => seat !== but) : [at];
    return targets.some((seat) => canBeSeen(this.sheet, seat));
  }

  /** cops 4: a card that has resolved goes under the deck, and what it interrupted goes on. */
  cardResolved(): void {
    const { sheet } = this;
    const { playing } = sheet;
    if (playing === null || sheet.outcome !== null) return;
    sheet.playing = null;
    if (playing.equipment !== "disguise" && playing.equipment !== "planted-evidence") {
      sheet.equipment.under.push({ card: playing.equipment, knownTo: "everyone" });
    }
    const hasLooked = ["wiretap", "metal-detector", "polygraph"].includes(playing.equipment) && sheet.seen.length > 0;
    if (hasLooked && sheet.moment !== "investigated") {
      // cops 7: the camera works when that card has resolved.
      sheet.resume = sheet.moment;
      return openMoment(this, "investigated");
    }
    momentGoesOn(this, sheet.moment);
  }

  /** cops 4: all but one go under the deck; then goes on what was going on. */
  private keep(seat: Seat, move: Move): void {
    const { sheet } = this;
    const player = at(sheet.players, seat);
    if (move.do !== "keep") throw new Error("asked to keep");
    const kept = player.equipment.findIndex(({ kind }) => kind === move.equipment);
    // Whoever knew one of the two cannot tell any more which is left: it goes unseen.
    for (const [place, { kind }] of player.equipment.entries()) {
      if (place !== kept) putUnderUnseen(sheet, { kind, knownTo: onlySeat(seat) });
    }
    player.equipment = [{ kind: move.equipment, knownTo: onlySeat(seat) }];
    if (sheet.playing !== null) return this.cardResolved();
    aimPhase(this);
  }

  /** Whether a hand that has grown must be thinned first; if so, it is asked. */
  mustKeep(seat: Seat): boolean {
    const isTooMuch = at(this.sheet.players, seat).equipment.length > 1 && this.sheet.outcome === null;
    if (isTooMuch) this.ask("keep", [seat]);
    return isTooMuch;
  }

  /** Puts a question; what leaves no choice that is not plain to see is answered at once. */
  ask(question: Question, seats: readonly Seat[]): void {
    const { sheet } = this;
    sheet.question = question;
    sheet.awaited = seatSet(seats);
    if (FORCED.includes(question)) {
      const seat = at(seats, 0);
      const [only, ...others] = expectedMoves(sheet, seat);
      if (only !== undefined && others.length === 0) return this.answer(seat, only);
    }
    this.isAsked = true;
  }
}

function isPlayOf(equipment: EquipmentName, move: Move | null | undefined): boolean {
  return move?.do === "play" && move.equipment === equipment;
}
