import { type DestinationStream, type Logger, pino } from "pino";
import type { LogFormat } from "./config.ts";
import { sentenceFor } from "./log-sentence.ts";

/**
 * The log: one JSON object a line. Nothing secret is ever handed to it (tokens, cookies, cards, talk, ids that open a
 * table), and what the web server would add of a request by itself is left out.
 */
export function newLogger(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: pino.stdSerializers.err, req: () => undefined, res: () => undefined },
  };
  return pino(options, to ?? pino.destination(2)); // Standard output is for people.
}

/** Where the log is written to, and how: a person at a terminal reads sentences, everything else JSON. */
export function logDestination(format: LogFormat, isTerminal = process.stdout.isTTY === true): DestinationStream {
  const inSentences = format === "sentences" || (format === "auto" && isTerminal);
  const to = pino.destination(2);
  return inSentences ? { write: (line) => void to.write(sentenceFor(line)) } : to;
}
