import type { Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import type { BotsWish } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import { type OnCommand, useActing } from "./acting.ts";
import { BotFields } from "./bot-fields.tsx";
import { isHosting } from "./hosting.ts";
import { NameField } from "./name-field.tsx";
import { FreeSeatActs, TakenSeatActs } from "./seat-acts.tsx";
import "./lobby.css";
import "./seat-list.css";

interface SeatListProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
  /** What bots the host would seat now. */
  readonly bots: BotsWish;
  onBots(bots: BotsWish): void;
}

/** The seats, in turn order: who sits where, who is here, and what one may do about it. */
export function SeatList({ model, person, onCommand, bots, onBots }: SeatListProps): JSX.Element {
  const { t } = useWords();
  const acting = useActing(onCommand);
  const isHost = isHosting(model, person);
  return (
    <section class="seat-list panel" aria-labelledby="seat-list">
      <h2 id="seat-list">{t("lobby.seats")}</h2>
      <ol class="chairs">
        {model.seats.map((sitter, seat) => (
          <li key={seat} class={sitter === null ? "chair free" : "chair"}>
            <span class="chair-number">{t("lobby.seat", { n: seat + 1 })}</span>
            <Who model={model} person={person} seat={seat} />
            <span class="chair-acts">
              {sitter === null && <FreeSeatActs seat={seat} isHost={isHost} acting={acting} bots={bots} />}
              {sitter !== null && <TakenSeatActs {...{ person, sitter, seat, acting, isHost }} />}
            </span>
          </li>
        ))}
      </ol>
      {isHost && <BotFields bots={bots} onChange={onBots} />}
      <p class="hint">{t("lobby.watching", { n: model.present.spectators })}</p>
      <p class="problem" role="alert">
        {acting.problem}
      </p>
      {acting.code === "name-taken" && <OwnName />}
    </section>
  );
}

/** Another name, where the reader's own is in the way. */
function OwnName(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const known = useStore(app.person);
  return (
    <NameField
      name={known?.name ?? ""}
      onRename={async (name) => {
        const renamed = await app.rename(name);
        return renamed.ok ? null : problemText(renamed.error.code, words);
      }}
    />
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
  if (sitter.kind === "bot") return <BotWho bot={sitter} />;
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

function BotWho({ bot }: { readonly bot: Sitter & { kind: "bot" } }): JSX.Element {
  const { t } = useWords();
  return (
    <span class="chair-who">
      <span class="chair-name">
        <Icon name="robot" class="icon" />
        <bdi class="name">{bot.name}</bdi>
      </span>
      <span class="tag">{t(`lobby.bot-level.${bot.level}`)}</span>
      {bot.style !== null && <span class="tag">{t(`lobby.bot-style.${bot.style}`)}</span>}
    </span>
  );
}
