import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import type { Aftermath, WantedMoment } from "../ending/ended-game.ts";
import { ShareButton } from "../ending/share-button.tsx";
import { GAMES, isShown } from "../games/list.ts";
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
  readonly aftermath: Aftermath;
  /** Leaves the table, by its command, and goes elsewhere. */
  onLeave(): void;
}

/** After the game: who won, and what comes next. */
export function GameOver(props: GameOverProps): JSX.Element | null {
  const { model, person, onCommand, keeper, mark, aftermath, onLeave } = props;
  const words = useWords();
  const { t } = words;
  const [isChanging, setChanging] = useState(false);
  const [bots, setBots] = useState(USUAL_BOTS);
  if (model.game === null || model.game.outcome === null) return null;
  const shared = { model, person, onCommand };
  const { game } = model.game;
  const canReview = isShown(game) && GAMES[game].review !== null;
  return (
    <section class="game-over" aria-labelledby="game-over">
      {/* The table shows who has won, and its prompt says it: there is no room for it a third time. */}
      <h2 id="game-over" class="hidden-text">
        <Said text={wonText(model, model.game.outcome.winners, words)} />
      </h2>
      <Starting {...shared} bots={bots} isRematch />
      <div class="over-ways">
        {canReview && (
          <button type="button" class="button" onClick={() => aftermath.onReview(ownMoment(model))}>
            <Icon name="crown" class="icon" />
            {t("ending.review")}
          </button>
        )}
        {isShown(game) && GAMES[game].loadEnding !== null && (
          <ShareButton key={model.game.number} model={{ ...model, game: model.game }} find={aftermath.find} />
        )}
        <button type="button" class="button" onClick={aftermath.onReplay}>
          <Icon name="eye" class="icon" />
          {t("ending.replay")}
        </button>
        <button type="button" class="button" onClick={() => setChanging(true)}>
          <Icon name="settings" class="icon" />
          {t("ending.settings")}
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
        <Modal title={t("ending.settings")} onClose={() => setChanging(false)}>
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

/** The beginning of the reader's own game; of anybody's for those who have watched. */
function ownMoment({ me }: TableModel): WantedMoment | null {
  return me === null ? null : { index: 0, seat: me };
}
