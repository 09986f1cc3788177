import type { Listed } from "@darbar/protocol";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import { GirihPattern } from "../art/girih.tsx";
import { Logo } from "../art/logo.tsx";
import type { GameName } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { More } from "./front-more.tsx";
import { GameCard } from "./game-card.tsx";
import { JoinForm } from "./join-form.tsx";
import { NameField } from "./name-field.tsx";
import { OpenTables } from "./open-tables.tsx";
import type { QuickChoice } from "./quick-menu.tsx";
import "./lobby.css";
import "./front.css";

export interface FrontProps {
  readonly name: string;
  readonly tables: readonly Listed[] | null;
  readonly isOffline: boolean;
  readonly busy: boolean;
  readonly error: string | null;
  onRename(name: string): Promise<string | null>;
  onPlayNow(game: GameName, choice: QuickChoice): void;
  onJoin(code: string): Promise<string | null>;
}

/** The front page: what this is, and the ways to a table. */
export function Front(props: FrontProps): JSX.Element {
  return (
    <div class="front">
      <Hero {...props} />
      <div class="front-ways">
        <div class="front-side">
          <section class="panel">
            <NameField name={props.name} onRename={props.onRename} />
          </section>
          <JoinForm isOffline={props.isOffline} onJoin={props.onJoin} />
        </div>
        <OpenTables tables={props.tables} isOffline={props.isOffline} />
      </div>
      <More />
    </div>
  );
}

function Hero({ isOffline, busy, error, onPlayNow }: FrontProps): JSX.Element {
  const { t } = useWords();
  return (
    <section class="hero">
      <GirihPattern class="hero-girih" />
      <div class="hero-head">
        <Logo class="hero-logo" />
        <h1>
          <span>{t("app.name")}</span>
          <OtherName />
        </h1>
      </div>
      <p class="hero-line">{t("lobby.front.line")}</p>
      <div class="hero-games">
        {GAME_NAMES.map((game) => (
          <GameCard
            key={game}
            game={game}
            busy={busy}
            hint="play-now-hint"
            onPlayNow={(choice) => onPlayNow(game, choice)}
          />
        ))}
      </div>
      <p id="play-now-hint" class="hint" role="status">
        {busy ? t("lobby.front.busy") : t(isOffline ? "lobby.play-now.offline" : "lobby.play-now.hint")}
      </p>
      <p class="problem" role="alert">
        {error}
      </p>
    </section>
  );
}

/** The name in the other script: Persian for most, Latin for those who read Persian. */
function OtherName(): JSX.Element {
  const { language } = useWords();
  const other = language === "fa" ? ({ lang: "en", text: "Darbar" } as const) : { lang: "fa", text: "دربار" };
  return (
    <span class="hero-other" lang={other.lang} aria-hidden="true">
      {other.text}
    </span>
  );
}
