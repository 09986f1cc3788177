import { gameName } from "@darbar/words/option-words";
import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Logo } from "../art/logo.tsx";
import { Portrait } from "../art/portrait.tsx";
import { identitiesOf, seatStyle } from "../board/identity.ts";
import { GAMES, isShown } from "../games/list.ts";
import { setupLine } from "../lobby/setup-words.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import { JoinCode } from "./join-code.tsx";
import { ScreenControls } from "./screen-controls.tsx";
import "./screen-room.css";

interface ScreenRoomProps {
  readonly model: TableModel;
  /** The address that brings people here. */
  readonly url: string;
}

/** A table before the deal, for everybody in the room to read: how to come to it, who sits there, what is played. */
export function ScreenRoom({ model, url }: ScreenRoomProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const { setup, seats, shuffle } = model;
  const free = seats.filter((sitter) => sitter === null).length;
  const Signs = isShown(setup.game) ? GAMES[setup.game].Signs : null;
  return (
    <div class={`screen-room${free > 0 ? " has-room" : ""}`}>
      <header class="screen-head">
        <Logo class="home-mark" />
        <span class="home-name">{t("app.name")}</span>
        <ScreenControls />
      </header>
      <section class="screen-game">
        <h1>
          <bdi>{gameName(setup.game, words)}</bdi>
        </h1>
        {Signs !== null && (
          <p class="screen-signs" aria-hidden="true">
            <Signs class="screen-sign" />
          </p>
        )}
        <p class="screen-rules">{setupLine(setup, words)}</p>
      </section>
      <section class="screen-join">
        <h2>{t("room.screen.scan")}</h2>
        <JoinCode code={model.code} url={url} />
        <p>
          <Said text={t("room.screen.or", { address: isolate(new URL(url).host) })} />
        </p>
      </section>
      <ScreenSeats model={model} />
      <p class="screen-starts" role="status">
        {shuffle !== null ? (
          t("lobby.shuffling")
        ) : free > 0 ? (
          t("room.screen.free", { n: free })
        ) : (
          <WhoStarts model={model} />
        )}
      </p>
    </div>
  );
}

/** The seats: who sits there, and which are free. */
function ScreenSeats({ model }: { readonly model: TableModel }): JSX.Element {
  const { t } = useWords();
  const { seats, host, present } = model;
  const identities = identitiesOf(seats);
  return (
    <ol class="screen-seats" style={{ "--count": seats.length }} aria-label={t("lobby.seats")}>
      {seats.map((sitter, seat) => (
        <li key={seat} class={`screen-seat${sitter === null ? " is-free" : ""}`} style={seatStyle(identities, seat)}>
          {sitter === null ? (
            <span class="screen-free">{t("room.screen.seat-free")}</span>
          ) : (
            <>
              <Portrait of={identities[seat].portrait} class="screen-portrait" />
              <span class="screen-name">
                <bdi class="name">{sitter.name}</bdi>
                {sitter.kind === "person" && sitter.person === host && <Icon name="host" class="icon" />}
                {sitter.kind === "bot" && <Icon name="robot" class="icon" />}
              </span>
              {sitter.kind === "person" && !present.seats.includes(seat) && (
                <span class="hint">{t("room.screen.not-here")}</span>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function WhoStarts({ model }: { readonly model: TableModel }): JSX.Element {
  const { t } = useWords();
  const host = model.seats.find((sitter) => sitter?.kind === "person" && sitter.person === model.host) ?? null;
  if (model.host === null) return <>{t("lobby.start.no-host")}</>;
  if (host === null) return <>{t("lobby.start.wait-host")}</>;
  return <Said text={t("lobby.start.wait", { name: isolate(host.name) })} />;
}
