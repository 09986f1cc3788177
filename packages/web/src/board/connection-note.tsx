import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { Icon } from "../art/icons.tsx";
import type { TableProps } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";

/** For whoever does not want to wait for the next try. */
function TryNow(): JSX.Element {
  const app = useApp();
  return (
    <button type="button" class="button quiet try-now" onClick={() => app.server().retry()}>
      {useWords().t("table.try-now")}
    </button>
  );
}

/** Says quietly that the way to the server is broken and is being mended. The place is kept, so that nothing moves. */
export function ConnectionNote({ connection, mode }: Pick<TableProps, "connection" | "mode">): JSX.Element {
  const { t } = useWords();
  const isAway = (mode === "live" || mode === "screen") && connection !== "open";
  return (
    <p class="connection" role="status">
      {isAway && (
        <span class="connection-inside">
          <Icon name={connection === "closed" ? "offline" : "reconnect"} class="icon" />
          {t(connection === "closed" ? "table.disconnected" : "table.reconnecting")}
          {connection === "waiting" && <TryNow />}
        </span>
      )}
    </p>
  );
}
