import type { Listed } from "@darbar/protocol";
import { isolate, type Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { GirihStar } from "../art/girih.tsx";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { clockName } from "./clock-words.ts";
import { gameTitle } from "./game-words.ts";

interface OpenTablesProps {
  /** `null`: not known yet. */
  readonly tables: readonly Listed[] | null;
  readonly isOffline: boolean;
}

/** The public tables, live. */
export function OpenTables({ tables, isOffline }: OpenTablesProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const calm = isOffline ? "offline" : tables === null ? "loading" : tables.length === 0 ? "empty" : null;
  return (
    <section class="open-tables panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{t("lobby.tables")}</h2>
      {calm !== null ? (
        <div class="calm">
          <GirihStar class="calm-star" />
          <p>{t(`lobby.tables.${calm}`)}</p>
        </div>
      ) : (
        <ul class="table-list">
          {tables?.map((listed) => (
            <TableRow key={listed.table} listed={listed} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableRow({ listed }: { readonly listed: Listed }): JSX.Element {
  const words = useWords();
  const { t } = words;
  const { code, setup, taken, playing } = listed;
  const isOnlyToWatch = playing || taken >= setup.seats;
  return (
    <li class="table-row">
      <div class="table-facts">
        <strong>{gameTitle(setup, words)}</strong>
        <span class="table-state">
          <Icon name={playing ? "play" : "hourglass"} class="icon" />
          {stateText(listed, words)}
        </span>
        <span class="hint table-detail">
          <span>
            <Icon name="person" class="icon" />
            {t("lobby.tables.taken", { taken, seats: setup.seats })}
          </span>
          <span>
            <Icon name="clock" class="icon" />
            <span class="hidden-text">{t("lobby.clock")}: </span>
            {clockName(setup.clock, words)}
          </span>
        </span>
      </div>
      <a class="button" href={`/t/${code}`}>
        {t(isOnlyToWatch ? "lobby.tables.watch" : "lobby.tables.join", { code: isolate(code) })}
      </a>
    </li>
  );
}

function stateText({ playing, taken, setup }: Listed, { t }: Words): string {
  if (playing) return t("lobby.tables.playing");
  return t(taken >= setup.seats ? "lobby.tables.full" : "lobby.tables.waiting");
}
