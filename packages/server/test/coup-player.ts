import { type CoupEvent, coup, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { testChance } from "@darbar/kernel/testing";
import type { ServerMessage } from "@darbar/protocol";
import type { Client } from "./client.ts";

/** Somebody who plays Coup by what they are sent, and folds it as a browser would. */
export class CoupPlayer {
  readonly client: Client;
  readonly table: string;
  view: State | null = null;
  /** What the log of this viewer is called, and how much of it they have. */
  log = "";
  facts = 0;
  seat: Seat | null = null;
  over = false;
  private read = 0;
  private answered = -1;
  private readonly chance: () => number;

  constructor(client: Client, table: string, chance = testChance("somebody who plays")) {
    this.client = client;
    this.table = table;
    this.chance = chance;
  }

  /** Plays random legal moves until the game is over. */
  async play(): Promise<void> {
    while (!this.over) {
      this.fold();
      if (this.over) return;
      const moves = this.moves();
      if (moves.length === 0) {
        const had = this.client.got.length;
        await this.client.until(() =>
          this.client.got.length > had || this.client.got.length > this.read ? true : null,
        );
        continue;
      }
      const prompt = this.view?.prompt ?? 0;
      this.answered = prompt;
      const move = moves[Math.floor(this.chance() * moves.length)];
      const refusal = await this.client.do(this.table, { do: "move", game: 1, prompt, move });
      if (refusal !== null && refusal !== "stale") throw new Error(`refused: ${refusal}`);
    }
  }

  /** What this player may answer now. */
  moves(): readonly unknown[] {
    const { view, seat } = this;
    if (view === null || seat === null || view.prompt === this.answered) return [];
    return coup.legal(view, seat);
  }

  /** Folds everything that has come since the last time. */
  fold(): void {
    for (; this.read < this.client.got.length; this.read++) this.foldMessage(this.client.got[this.read]);
  }

  private foldMessage(message: ServerMessage): void {
    if (message.type === "table" && message.table === this.table) {
      const { snapshot, viewer } = message;
      this.log = message.log;
      this.facts = message.facts;
      this.seat = typeof viewer === "number" ? viewer : null;
      this.view = (snapshot.game?.view as State | undefined) ?? null;
      if (snapshot.given !== null) this.answered = this.view?.prompt ?? -1;
      this.over = snapshot.game != null && snapshot.game.outcome !== null;
    }
    if (message.type !== "facts" || message.table !== this.table) return;
    if (message.log !== this.log || message.from !== this.facts) throw new Error("facts do not follow each other");
    this.facts += message.facts.length;
    for (const fact of message.facts) {
      if (fact.type === "started") {
        const options = coup.options(fact.options, fact.shares.length);
        if (!options.ok) throw new Error(options.error);
        this.view = coup.view(coup.setup(options.value, fact.shares.length), this.seat ?? "public");
      }
      if (fact.type === "events" && this.view !== null) {
        for (const event of fact.events as readonly CoupEvent[]) coup.evolve(this.view, event);
      }
      if (fact.type === "ended") this.over = true;
    }
  }
}
