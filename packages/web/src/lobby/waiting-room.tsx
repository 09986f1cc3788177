import { gameName } from "@darbar/words/option-words";
import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { USUAL_BOTS } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { OnCommand } from "./acting.ts";
import { Invite } from "./invite.tsx";
import { Mix } from "./mix.tsx";
import { SeatList } from "./seat-list.tsx";
import { SetupSummary } from "./setup-summary.tsx";
import { Starting } from "./starting.tsx";
import { Talk } from "./talk.tsx";
import "./lobby.css";
import "./waiting-room.css";

export interface WaitingRoomProps {
  readonly model: TableModel;
  /** The reader; `null` until the server has said who they are. */
  readonly person: string | null;
  /** The address that brings others here. */
  readonly shareUrl: string;
  readonly onCommand: OnCommand;
  /** Leaves the table, by its command, and goes elsewhere. */
  onLeave(): void;
}

/** A table before the deal: seats, invitations, what is played, talk, and the start. */
export function WaitingRoom({ model, person, shareUrl, onCommand, onLeave }: WaitingRoomProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const [bots, setBots] = useState(USUAL_BOTS);
  const shared = { model, person, onCommand };
  return (
    <div class="lobby-page waiting-room">
      <header class="room-head">
        <h1>
          <Said text={t("lobby.table-title", { code: isolate(model.code) })} />
        </h1>
        <button type="button" class="button quiet" onClick={onLeave}>
          <Icon name="leave" class="icon" />
          {t("lobby.leave")}
        </button>
      </header>
      <div class="room-main">
        <SeatList {...shared} bots={bots} onBots={setBots} />
        <Starting {...shared} bots={bots} isRematch={false} />
        <Invite code={model.code} game={gameName(model.setup.game, words)} shareUrl={shareUrl} />
      </div>
      <div class="room-side">
        <Talk {...shared} />
        <SetupSummary {...shared} />
        <Mix model={model} />
      </div>
    </div>
  );
}
