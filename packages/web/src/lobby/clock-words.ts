import type { Clock } from "@darbar/protocol";
import { secondsOf } from "@darbar/protocol/agreed";
import type { Words } from "@darbar/words/words";

/** What a clock is called. */
export function clockName(clock: Clock, { t }: Words): string {
  return typeof clock === "string" ? t(`lobby.clock.${clock}`) : t("lobby.clock.own");
}

/** What a clock means, in seconds. */
export function clockMeaning(clock: Clock, { t }: Words): string {
  const seconds = secondsOf(clock);
  return seconds === null ? t("lobby.clock.no-limit") : t("lobby.clock.means", { ...seconds });
}
