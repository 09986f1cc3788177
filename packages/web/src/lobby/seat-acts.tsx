import type { Seat } from "@darbar/kernel";
import type { Command, Sitter } from "@darbar/protocol";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { BotsWish } from "../practice/manner.ts";
import { useWords } from "../words/speak.tsx";
import type { Acting } from "./acting.ts";
import { ArmedButton } from "./armed-button.tsx";
import { addBot } from "./hosting.ts";

interface ActsProps {
  readonly seat: Seat;
  readonly isHost: boolean;
  readonly acting: Acting;
}

/** What one may do with a free seat: sit there; the host may seat a bot. */
export function FreeSeatActs({ seat, isHost, acting, bots }: ActsProps & { readonly bots: BotsWish }): JSX.Element {
  const { t } = useWords();
  const press = (command: Command) => () => {
    if (!acting.isBusy) void acting.act(command);
  };
  return (
    <>
      <button type="button" class="button" aria-disabled={acting.isBusy} onClick={press({ do: "sit", seat })}>
        {t("lobby.seat.sit")} <span class="hidden-text">{t("lobby.seat", { n: seat + 1 })}</span>
      </button>
      {isHost && (
        <button type="button" class="button" aria-disabled={acting.isBusy} onClick={press(addBot(seat, bots))}>
          <Icon name="robot" class="icon" />
          {t("lobby.bot.add")} <span class="hidden-text">{t("lobby.seat", { n: seat + 1 })}</span>
        </button>
      )}
    </>
  );
}

interface TakenProps extends ActsProps {
  readonly person: string | null;
  readonly sitter: Sitter;
}

/** What one may do about who sits there: stand up oneself; the host removes bots, and sends people away. */
export function TakenSeatActs({ person, sitter, seat, isHost, acting }: TakenProps): JSX.Element | null {
  const { t } = useWords();
  if (sitter.kind === "bot") {
    if (!isHost) return null;
    return (
      <button
        type="button"
        class="button"
        aria-disabled={acting.isBusy}
        onClick={() => !acting.isBusy && void acting.act({ do: "remove-bot", seat })}
      >
        {t("lobby.bot.remove")} <span class="hidden-text">{sitter.name}</span>
      </button>
    );
  }
  if (sitter.person === person) {
    return (
      <button
        type="button"
        class="button"
        aria-disabled={acting.isBusy}
        onClick={() => !acting.isBusy && void acting.act({ do: "stand" })}
      >
        {t("lobby.seat.stand")}
      </button>
    );
  }
  if (!isHost) return null;
  return (
    <ArmedButton
      icon="kick"
      label={t("lobby.kick")}
      whom={sitter.name}
      sure={t("lobby.kick.sure")}
      disabled={acting.isBusy}
      onPress={() => void acting.act({ do: "kick", person: sitter.person })}
    />
  );
}
