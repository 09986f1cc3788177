import type { BotOptions } from "@darbar/bots/inquiry";
import type { Seat } from "@darbar/kernel";
import type { BotLevel, BotStyle } from "@darbar/protocol";
import { BOT_STYLES } from "@darbar/protocol/agreed";
import type { TableHost } from "./host.ts";
import type { PlannedAnswer, Plans } from "./plan.ts";
import { remarksIn } from "./remark.ts";
import type { GameAtTable, Table } from "./state.ts";

/** What a bot thinks about the open question: nothing yet, a move, or nothing that could be played. */
interface Thought {
  readonly since: number;
  found: { readonly move: unknown } | "thinking" | "failed";
}

/** How much later than planned a bot may answer, in milliseconds; then the quiet move is played for it. */
export const PATIENCE = 5_000;
/** How well somebody's stand-in plays where no bot sits. */
const USUAL_LEVEL: BotLevel = "regular";

/**
 * What the bots of a table think. They begin as soon as their answers are planned; what they find is kept until its time
 * comes, and forgotten when the question has changed.
 */
export class Thoughts {
  private readonly host: TableHost;
  /** Told when a bot has done thinking. */
  private readonly ready: () => void;
  private question = "";
  private readonly thoughts = new Map<Seat, Thought>();
  private game = 0;
  /** As what chance has made bots in this game: nobody is told, and it is kept nowhere. */
  private readonly styles = new Map<Seat, BotStyle>();

  constructor(host: TableHost, ready: () => void) {
    this.host = host;
    this.ready = ready;
  }

  /** Has those think whose answers are planned, each once for a question. */
  follow(table: Table, game: GameAtTable, { answers }: Plans): void {
    const question = `${game.number} ${game.running.prompt()} ${game.events.length}`;
    if (question !== this.question) this.thoughts.clear();
    if (game.number !== this.game) this.styles.clear();
    this.question = question;
    this.game = game.number;
    for (const { seat, how } of answers) {
      if (how === "bot" && !game.given.has(seat) && !this.thoughts.has(seat)) this.begin(table, game, seat);
    }
  }

  private begin(table: Table, game: GameAtTable, seat: Seat): void {
    const { think, now, chance, report } = this.host;
    const thought: Thought = { since: now(), found: "thinking" };
    this.thoughts.set(seat, thought);
    const inquiry = game.running.inquire(seat, this.mannerOf(table, seat), `${chance()}`, game.events, remarksIn(game));
    think(game.running.id, inquiry)
      .then(
        (move) => {
          thought.found = { move };
        },
        (error: unknown) => {
          thought.found = "failed";
          report(error);
        },
      )
      .finally(() => {
        if (this.thoughts.get(seat) === thought) this.ready();
      });
  }

  /** How a bot plays, and talks. */
  mannerOf({ seats }: Table, seat: Seat): BotOptions {
    const sitter = seats[seat];
    if (sitter?.kind !== "bot") return { level: levelOfTable(seats), style: null };
    return { level: sitter.level, style: sitter.style ?? this.styleOf(seat) };
  }

  private styleOf(seat: Seat): BotStyle {
    const style = this.styles.get(seat) ?? BOT_STYLES[Math.floor(this.host.chance() * BOT_STYLES.length)];
    this.styles.set(seat, style);
    return style;
  }

  /** When a planned answer is given: not before its time, and not before it is thought out, but then at last. */
  timeOf({ seat, at, how }: PlannedAnswer): number {
    const thought = this.thoughts.get(seat);
    if (how === "order" || thought?.found !== "thinking") return at;
    return Math.max(at, thought.since) + PATIENCE;
  }

  /** What a bot has found; `null` if it has failed or takes too long, which is reported. */
  foundBy(seat: Seat): { readonly move: unknown } | null {
    const found = this.thoughts.get(seat)?.found ?? "thinking";
    if (found === "thinking") this.host.report(new Error(`the bot in seat ${seat} thinks for too long`));
    return typeof found === "string" ? null : found;
  }
}

/** How well plays who stands in for somebody who is away: as most bots of the table do. */
function levelOfTable(seats: Table["seats"]): BotLevel {
  const levels = seats.flatMap((sitter) => (sitter?.kind === "bot" ? [sitter.level] : []));
  const often = (level: BotLevel): number => levels.filter((other) => other === level).length;
  return levels.toSorted((one, other) => often(other) - often(one)).at(0) ?? USUAL_LEVEL;
}
