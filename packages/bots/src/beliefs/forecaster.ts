import { BOT_GAMES } from "../registry.ts";
import type { Forecast, ForecastMoment } from "./forecast.ts";

/** How the master thinks of its opponents in the game of this name, which must be one in which it does. */
export function forecasterOf(
  id: string,
): (moments: readonly ForecastMoment<unknown, unknown, unknown>[]) => readonly Forecast[] {
  const found = BOT_GAMES.find((game) => game.id === id);
  return (
    found?.with(({ forecasts }) =>
      forecasts === null ? null : (moments) => forecasts(moments as Parameters<typeof forecasts>[0]),
    ) ?? fail(id)
  );
}

function fail(id: string): never {
  throw new Error(`nobody believes anything in ${id}`);
}
