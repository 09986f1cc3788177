import type { Seat } from "@darbar/kernel";
import type { BotLevel } from "@darbar/protocol";
import { BOT_LEVELS } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import { type OnCommand, useActing } from "./acting.ts";
import { isHosting } from "./hosting.ts";
import { FreeSeatActs, TakenSeatActs } from "./seat-acts.tsx";
import "./lobby.css";
import "./seat-list.css";

interface SeatListProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
}

/** The seats, in turn order: who sits where, who is here, and what one may do about it. */
export function SeatList({ model, person, onCommand }: SeatListProps): JSX.Element {
  const { t } = useWords();
  const acting = useActing(onCommand);
  const [level, setLevel] = useState<BotLevel>(BOT_LEVELS[0]);
  const isHost = isHosting(model, person);
  const levels: readonly BotLevel[] = BOT_LEVELS;
  return (
    <section class="seat-list panel" aria-labelledby="seat-list">
      <h2 id="seat-list">{t("lobby.seats")}</h2>
      <ol class="chairs">
        {model.seats.map((sitter, seat) => (
          <li key={seat} class={sitter === null ? "chair free" : "chair"}>
            <span class="chair-number">{t("lobby.seat", { n: seat + 1 })}</span>
            <Who model={model} person={person} seat={seat} />
            <span class="chair-acts">
              {sitter === null && <FreeSeatActs seat={seat} isHost={isHost} acting={acting} level={level} />}
              {sitter !== null && <TakenSeatActs {...{ person, sitter, seat, acting, isHost }} />}
            </span>
          </li>
        ))}
      </ol>
      {isHost && levels.length > 1 && (
        <label class="field">
          {t("lobby.bot-level")}
          <select value={level} onChange={({ currentTarget }) => setLevel(currentTarget.value as BotLevel)}>
            {levels.map((name) => (
              <option key={name} value={name}>
                {t(`lobby.bot-level.${name}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">{t("lobby.watching", { n: model.present.spectators })}</p>
      <p class="problem" role="alert">
        {acting.problem}
      </p>
    </section>
  );
}

interface WhoProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly seat: Seat;
}

function Who({ model, person, seat }: WhoProps): JSX.Element {
  const { t } = useWords();
  const sitter = model.seats[seat];
  if (sitter === null) return <span class="chair-who hint">{t("lobby.seat.free")}</span>;
  if (sitter.kind === "bot") {
    return (
      <span class="chair-who">
        <span class="chair-name">
          <Icon name="robot" class="icon" />
          <bdi class="name">{sitter.name}</bdi>
        </span>
        <span class="tag">{t(`lobby.bot-level.${sitter.level}`)}</span>
      </span>
    );
  }
  const isMe = sitter.person === person;
  const isHere = isMe || model.present.seats.includes(seat);
  return (
    <span class="chair-who">
      <span class="chair-name">
        <Icon name="person" class="icon" />
        <bdi class="name">{sitter.name}</bdi>
      </span>
      {isMe && <span class="tag you">{t("lobby.seat.you")}</span>}
      {sitter.person === model.host && (
        <span class="tag host">
          <Icon name="host" class="icon" />
          {t("lobby.seat.host")}
        </span>
      )}
      {!isMe && (
        <span class={isHere ? "tag here" : "tag gone"}>
          <Icon name={isHere ? "check" : "hourglass"} class="icon" />
          {t(isHere ? "lobby.seat.here" : "lobby.seat.gone")}
        </span>
      )}
    </span>
  );
}
