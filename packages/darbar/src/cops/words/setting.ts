import type { Options } from "@darbar/cops";
import type { Names } from "../../text/voice.ts";
import { unbroken } from "../../text/wrap.ts";
import { MODE } from "./things.ts";

/** The table in words: which of the two games, how many sit there, and who starts. */
export function saySetting(options: Options, seats: number, names: Names): string {
  return [`Good Cop Bad Cop, ${MODE[options.mode]}`, `${seats} seats`, unbroken(`${names(options.first)} first`)].join(
    ` ${unbroken("· ")}`,
  );
}
