import { chooseLanguage, type Language } from "@darbar/words";
import type { FastifyRequest } from "fastify";

/** The language that a request wants to be answered in, of those there are. */
export function languageOf({ headers }: Pick<FastifyRequest, "headers">): Language {
  return chooseLanguage(wantedIn(headers["accept-language"] ?? ""));
}

/** No browser wants more languages than this; what comes behind them is not looked at. */
const MOST_WANTED = 20;

/** The languages that an Accept-Language header names, the most wanted first (RFC 9110, 12.5.4). */
function wantedIn(header: string): readonly string[] {
  return header
    .split(",", MOST_WANTED)
    .map((range) => {
      const [tag, ...parameters] = range.split(";").map((part) => part.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
