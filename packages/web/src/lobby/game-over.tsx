import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { USUAL_BOTS } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { OnCommand } from "./acting.ts";
import { type Keeper, KeepGame } from "./keep-game.tsx";
import { Modal } from "./modal.tsx";
import { SeatList } from "./seat-list.tsx";
import { SetupSummary } from "./setup-summary.tsx";
import { Starting } from "./starting.tsx";
import { wonText } from "./won-text.ts";
import "./game-over.css";

export interface GameOverProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
  /** Who keeps games, where they are forgotten otherwise. */
  readonly keeper?: Keeper;
  /** What was found out about the shuffle, where there is anything to find out. */
  readonly mark?: ComponentChildren;
  onReplay(): void;
  /** Leaves the table, by its command, and goes elsewhere. */
  onLeave(): void;
}

/** After the game: who won, and what comes next. */
export function GameOver(props: GameOverProps): JSX.Element | null {
  const { model, person, onCommand, keeper, mark, onReplay, onLeave } = props;
  const words = useWords();
  const { t } = words;
  const [isChanging, setChanging] = useState(false);
  const [bots, setBots] = useState(USUAL_BOTS);
  if (model.game === null || model.game.outcome === null) return null;
  const shared = { model, person, onCommand };
  return (
    <section class="game-over" aria-labelledby="game-over">
      {/* The table shows who has won, and its prompt says it: there is no room for it a third time. */}
      <h2 id="game-over" class="hidden-text">
        <Said text={wonText(model, model.game.outcome.winners, words)} />
      </h2>
      <Starting {...shared} bots={bots} isRematch />
      <div class="over-ways">
        <button type="button" class="button" onClick={onReplay}>
          <Icon name="eye" class="icon" />
          {t("lobby.over.replay")}
        </button>
        <button type="button" class="button" onClick={() => setChanging(true)}>
          <Icon name="settings" class="icon" />
          {t("lobby.over.settings")}
        </button>
        <button type="button" class="button" onClick={onLeave}>
          <Icon name="leave" class="icon" />
          {t("lobby.leave")}
        </button>
        {/* What comes a moment later comes last: nothing moves away from under a finger. */}
        {keeper !== undefined && <KeepGame table={model.table} game={model.game.number} keeper={keeper} />}
        {mark}
      </div>
      {isChanging && (
        <Modal title={t("lobby.over.settings")} onClose={() => setChanging(false)}>
          {() => (
            <>
              <SeatList {...shared} bots={bots} onBots={setBots} />
              <SetupSummary {...shared} />
            </>
          )}
        </Modal>
      )}
    </section>
  );
}
