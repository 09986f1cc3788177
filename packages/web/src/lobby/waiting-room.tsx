import { gameName } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { USUAL_BOTS } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import type { OnCommand } from "./acting.ts";
import { Invite } from "./invite.tsx";
import { LastLine } from "./last-line.tsx";
import { Mix } from "./mix.tsx";
import { useMuting } from "./muting.ts";
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

/** A table before the deal: how others come, the seats, what is played, talk; and, always in view, the start. */
export function WaitingRoom({ model, person, shareUrl, onCommand, onLeave }: WaitingRoomProps): JSX.Element {
  const words = useWords();
  const [bots, setBots] = useState(USUAL_BOTS);
  const muting = useMuting(model.table);
  const shared = { model, person, onCommand };
  return (
    <div class="lobby-page waiting-room">
      <div class="room-main">
        <Invite code={model.code} game={gameName(model.setup.game, words)} shareUrl={shareUrl} />
        <SeatList {...shared} bots={bots} onBots={setBots} />
        <SetupSummary {...shared} />
      </div>
      <div class="room-side">
        <div id="talk">
          <Talk {...shared} muting={muting} />
        </div>
        <Mix model={model} />
        <button type="button" class="button quiet" onClick={onLeave}>
          <Icon name="leave" class="icon" />
          {words.t("lobby.leave")}
        </button>
      </div>
      <div class="room-foot">
        <LastLine model={model} muting={muting} to="talk" />
        <Starting {...shared} bots={bots} isRematch={false} />
      </div>
    </div>
  );
}
