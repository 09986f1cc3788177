import type { Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { Client, type ClientParts } from "./client.ts";
import { mixingCommand } from "./mixing.ts";

/** A move that a player has sent: an answer of a seat to a question. */
export interface SentMove {
  readonly table: string;
  readonly person: string;
  readonly seat: Seat;
  readonly id: string;
  readonly game: number;
  readonly prompt: number;
  readonly move: unknown;
}

/** Who hears what becomes of the moves. */
export interface Scorer {
  acknowledged(decision: SentMove, milliseconds: number): void;
  refused(decision: SentMove, code: string): void;
}

/** How long a player thinks, in milliseconds, drawn anew for each question. */
export type Thinking = () => number;

/** What a client does again after a moment if it is refused so: the server had no room for it, in one way or another. */
const PASSING = ["store-full", "too-fast"];
const AGAIN_AFTER = 100;

/** Somebody who plays random legal moves, as their own view says they may; a host starts the next game. */
export class RandomPlayer {
  readonly client: Client;
  private readonly scorer: Scorer;
  private readonly thinking: Thinking;
  private readonly chance: () => number;
  private readonly mixes: boolean;
  /** The question that was answered last, or is being thought about. */
  private answered = "";
  private isStarting = false;
  private isResting = true;
  /** Its share of each shuffle, by the number of the game, and what it has sent of them and not heard back. */
  private readonly shares = new Map<number, string>();
  private mixing = "";

  /** `mixes`: it has a share in every shuffle, as a page has. */
  constructor(parts: ClientParts, scorer: Scorer, thinking: Thinking = () => 0, mixes = true) {
    this.client = new Client(parts);
    this.scorer = scorer;
    this.thinking = thinking;
    this.chance = parts.chance ?? Math.random;
    this.mixes = mixes;
    this.client.onTold(() => this.act());
  }

  /** Plays from now on. */
  play(): void {
    this.isResting = false;
    this.act();
  }

  /** Answers no more questions; a game that is over is still followed by the next one. */
  rest(): void {
    this.isResting = true;
  }

  /** When everybody at the table has committed to a share of the next shuffle, where they do. */
  allCommitted(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.hasAllCommitments()) resolve();
      };
      this.client.onTold(look);
      look();
    });
  }

  /** Does something; rejects if that is refused. */
  do(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      this.client.do(command, (code) =>
        code === null ? resolve() : reject(new Error(`${command.do} is refused: ${code}`)),
      );
    });
  }

  private act(): void {
    const { followed } = this.client;
    this.mixIn();
    if (followed.isOver) return this.startAgain();
    if (this.isResting) return;
    const question = `${followed.game} ${followed.prompt}`;
    if (question === this.answered || followed.legal().length === 0) return;
    this.answered = question;
    const pause = this.thinking();
    if (pause === 0) this.answer(question);
    else setTimeout(() => this.answer(question), pause);
  }

  private answer(question: string): void {
    const { client } = this;
    const { game, prompt, seat } = client.followed;
    if (`${game} ${prompt}` !== question || seat === null) return;
    if (this.isResting) {
      this.answered = "";
      return;
    }
    const moves = client.followed.legal();
    const move = moves[Math.floor(this.chance() * moves.length)];
    if (move === undefined) return;
    const begun = performance.now();
    const { table, guest } = client;
    const id = client.do({ do: "move", game, prompt, move }, (code) => {
      const decision: SentMove = { table, person: guest.person, seat, id, game, prompt, move };
      if (code === null) return this.scorer.acknowledged(decision, performance.now() - begun);
      this.scorer.refused(decision, code);
      if (PASSING.includes(code)) setTimeout(() => this.answer(question), AGAIN_AFTER);
    });
  }

  private hasAllCommitments(): boolean {
    const { commitments = [], seats = [] } = this.client.followed.table ?? {};
    const hasCommitted = commitments.map((commitment, seat) => commitment !== null || seats[seat]?.kind === "bot");
    return !this.mixes || (hasCommitted.length > 0 && hasCommitted.every(Boolean));
  }

  /** Takes part in every shuffle, whether it plays or rests. */
  private mixIn(): void {
    if (!this.mixes) return;
    const command = mixingCommand(this.client.followed, this.shares, this.chance);
    const text = JSON.stringify(command);
    if (command === null || text === this.mixing) return;
    this.mixing = text;
    this.client.do(command, (code) => {
      if (code === null || !PASSING.includes(code)) return;
      this.mixing = "";
      setTimeout(() => this.act(), AGAIN_AFTER);
    });
  }

  private startAgain(): void {
    const { seat, table } = this.client.followed;
    if (seat !== 0 || this.isStarting || table?.shuffle !== null || !this.hasAllCommitments()) return;
    this.isStarting = true;
    this.client.do({ do: "start" }, (code) => {
      this.isStarting = false;
      if (code !== null && PASSING.includes(code)) setTimeout(() => this.act(), AGAIN_AFTER);
    });
  }
}
