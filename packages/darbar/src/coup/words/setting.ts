import type { Options } from "@darbar/coup";
import type { Names } from "../../text/voice.ts";
import { unbroken } from "../../text/wrap.ts";
import { EDITION, theCard } from "./things.ts";

/** The table in words: the edition, how many sit there, and what was agreed on beyond the base game. */
export function saySetting(options: Options, seats: number, names: Names): string {
  return [
    `Coup, ${EDITION[options.edition]}`,
    `${seats} seats`,
    ...extras(options),
    unbroken(`${names(options.first)} first`),
  ].join(` ${unbroken("· ")}`);
}

function extras(options: Options): readonly string[] {
  const said: string[] = [];
  if (options.character !== "ambassador") said.push(`with ${theCard(options.character)}`);
  if (options.reformation) said.push("Reformation");
  if (options.anarchist) said.push("Anarchist");
  if (options.draft) said.push("draft");
  if (options.secondDefence) said.push("second defence");
  if (options.blockers === "anyone") said.push("anyone may block");
  return said;
}
