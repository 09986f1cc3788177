import { randomUUID } from "node:crypto";
import type { Command } from "@darbar/protocol";
import type { OnStep, Step } from "@darbar/table";
import type { Exporter } from "./exporter.ts";
import type { Attributes, Span } from "./span.ts";

/** Tells of the ways of commands: of which table and of what kind they are, and how long each stretch took. Nothing else. */
export interface Traces {
  /** A command has come in; `null`: it is none of those that are told of. */
  begin(table: string, command: Command["do"]): CommandTrace | null;
  /** A neighbour has passed on a command that it tells of: the rest of its way. */
  goOn(context: string, table: string, command: Command["do"]): TableTrace | null;
  /** Tells the rest. */
  close(): Promise<void>;
}

/** The way of a command at the table that it is for. */
interface TableTrace {
  /** The command is at its table: hears of the steps there. */
  atTable(game: string): OnStep;
}

/** The way of a command from where it came in. */
export interface CommandTrace extends TableTrace {
  /** It goes to a neighbour, perhaps not for the first time; answers what that needs to go on with the trace. */
  relayed(): string;
  /** It is answered. */
  answered(outcome: "done" | "refused"): void;
}

/** The stretch that a step ends. */
const STRETCHES = {
  taken: "wait",
  decided: "decide",
  kept: "commit",
  told: "tell",
} as const satisfies Readonly<Record<Step, Span["name"]>>;

/** Of all commands this share is told of; a neighbour's choice holds for us, too. */
export function newTraces(share: number, exporter: Exporter): Traces {
  function trail(trace: string, parent: string, attributes: Attributes): TableTrace {
    return {
      atTable: (game) => {
        let begun = timeOfDay();
        return (step) => {
          const ended = timeOfDay();
          const about = { ...attributes, "darbar.game": game };
          const name = STRETCHES[step];
          exporter.add({ trace, id: newSpanId(), parent, name, role: "internal", begun, ended, attributes: about });
          begun = ended;
        };
      },
    };
  }

  return {
    begin: (table, command) => {
      const id = randomUUID();
      if (Number.parseInt(id.slice(-12), 16) / 2 ** 48 >= share) return null;
      return newCommandTrace(id.replaceAll("-", ""), attributesOf(table, command), exporter, trail);
    },
    goOn: (context, table, command) => {
      const [, trace, parent] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(context) ?? [];
      if (trace === undefined || parent === undefined) return null;
      return trail(trace, parent, attributesOf(table, command));
    },
    close: () => exporter.close(),
  };
}

function newCommandTrace(
  trace: string,
  attributes: Attributes,
  exporter: Exporter,
  trail: (trace: string, parent: string, attributes: Attributes) => TableTrace,
): CommandTrace {
  const id = newSpanId();
  const begun = timeOfDay();
  let relay: { readonly id: string; readonly begun: number } | null = null;
  const endRelay = (ended: number): void => {
    if (relay !== null) exporter.add({ trace, parent: id, name: "relay", role: "client", ended, attributes, ...relay });
    relay = null;
  };
  return {
    atTable: trail(trace, id, attributes).atTable,
    relayed: () => {
      const now = timeOfDay();
      endRelay(now);
      relay = { id: newSpanId(), begun: now };
      // As `traceparent` of W3C Trace Context has it.
      return `00-${trace}-${relay.id}-01`;
    },
    answered: (outcome) => {
      const ended = timeOfDay();
      endRelay(ended);
      const about = { ...attributes, "darbar.outcome": outcome };
      exporter.add({ trace, id, parent: null, name: "command", role: "server", begun, ended, attributes: about });
    },
  };
}

function attributesOf(table: string, command: Command["do"]): Attributes {
  return { "darbar.table": table, "darbar.command": command };
}

/** Of those parts of a UUID that are drawn: Node draws for many of them at a time, bytes by themselves for each. */
function newSpanId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
}

/** In milliseconds, with fractions; it never goes back. */
function timeOfDay(): number {
  return performance.timeOrigin + performance.now();
}
