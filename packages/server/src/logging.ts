import { type DestinationStream, type Logger, pino } from "pino";

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
