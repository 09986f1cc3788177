import type { Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { BOT_LEVELS, type BotLevel } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { BotsWish } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import type { Acting } from "./acting.ts";
import { ArmedButton } from "./armed-button.tsx";
import { BotStyleField } from "./bot-fields.tsx";
import { addBot } from "./hosting.ts";
import { Modal } from "./modal.tsx";
import { OwnName } from "./own-name.tsx";
import "./seat-sheet.css";

interface SeatSheetProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly seat: Seat;
  readonly isHost: boolean;
  readonly acting: Acting;
  readonly bots: BotsWish;
  onBots(bots: BotsWish): void;
  onClose(): void;
}

/** What can be done about a seat: take it or leave it, seat a bot or another one, send somebody away, be called otherwise. */
export function SeatSheet(props: SeatSheetProps): JSX.Element {
  const { model, person, seat, isHost, acting, bots, onBots, onClose } = props;
  const { t } = useWords();
  const sitter = model.seats[seat];
  const isMine = sitter?.kind === "person" && sitter.person === person;
  return (
    <Modal title={sitter?.name ?? t("lobby.seat", { n: seat + 1 })} onClose={onClose}>
      {(close) => {
        const act = async (...commands: readonly Command[]): Promise<void> => {
          if (!acting.isBusy && (await acting.act(...commands))) close();
        };
        const seatBot = (level: BotLevel): void => {
          const wish = { ...bots, level };
          onBots(wish);
          const before: readonly Command[] = sitter?.kind === "bot" ? [{ do: "remove-bot", seat }] : [];
          void act(...before, addBot(seat, wish));
        };
        return (
          <div class="seat-sheet">
            {sitter === null && (
              <button
                type="button"
                class="button primary"
                aria-disabled={acting.isBusy}
                onClick={() => void act({ do: "sit", seat })}
              >
                <Icon name="person" class="icon" />
                {t("lobby.seat.sit")}
              </button>
            )}
            {isHost && (sitter === null || sitter.kind === "bot") && (
              <fieldset class="sheet-bots">
                <legend>{t(sitter === null ? "lobby.bot.add" : "lobby.bot.change")}</legend>
                <div class="sheet-levels">
                  {BOT_LEVELS.map((level) => (
                    <button
                      key={level}
                      type="button"
                      class="button"
                      aria-pressed={sitter?.kind === "bot" ? sitter.level === level : undefined}
                      aria-disabled={acting.isBusy}
                      onClick={() => seatBot(level)}
                    >
                      <Icon name="robot" class="icon" />
                      {t(`lobby.bot-level.${level}`)}
                    </button>
                  ))}
                </div>
                <BotStyleField bots={bots} onChange={onBots} />
              </fieldset>
            )}
            {isHost && sitter?.kind === "bot" && (
              <button
                type="button"
                class="button"
                aria-disabled={acting.isBusy}
                onClick={() => void act({ do: "remove-bot", seat })}
              >
                <Icon name="close" class="icon" />
                {t("lobby.bot.remove")}
              </button>
            )}
            {isMine && (
              <>
                <OwnName />
                <button
                  type="button"
                  class="button"
                  aria-disabled={acting.isBusy}
                  onClick={() => void act({ do: "stand" })}
                >
                  <Icon name="leave" class="icon" />
                  {t("lobby.seat.stand")}
                </button>
              </>
            )}
            {isHost && !isMine && sitter?.kind === "person" && (
              <ArmedButton
                icon="kick"
                label={t("lobby.kick")}
                whom={sitter.name}
                sure={t("lobby.kick.sure")}
                disabled={acting.isBusy}
                onPress={() => void act({ do: "kick", person: sitter.person })}
              />
            )}
            <p class="problem" role="alert">
              {acting.problem}
            </p>
          </div>
        );
      }}
    </Modal>
  );
}
