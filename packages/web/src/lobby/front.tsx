import { EDITIONS } from "@darbar/coup";
import type { Listed } from "@darbar/protocol";
import type { JSX } from "preact";
import { GirihPattern } from "../art/girih.tsx";
import { Icon, type IconName } from "../art/icons.tsx";
import { Logo } from "../art/logo.tsx";
import { editionTitle } from "../coup/words/option-words.ts";
import { useWords } from "../words/speak.tsx";
import { JoinForm } from "./join-form.tsx";
import { NameField } from "./name-field.tsx";
import { OpenTables } from "./open-tables.tsx";
import "./lobby.css";
import "./front.css";

export interface FrontProps {
  readonly name: string;
  readonly tables: readonly Listed[] | null;
  readonly isOffline: boolean;
  readonly busy: boolean;
  readonly error: string | null;
  onRename(name: string): Promise<string | null>;
  onPlayNow(): void;
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
  const words = useWords();
  const { t } = words;
  return (
    <section class="hero">
      <GirihPattern class="hero-girih" />
      <Logo class="hero-logo" />
      <h1>
        <span>{t("app.name")}</span>
        <OtherName />
      </h1>
      <p class="hero-line">{t("lobby.front.line")}</p>
      <div class="hero-acts">
        <div class="hero-act">
          <button
            type="button"
            class="button primary"
            aria-describedby="play-now-hint"
            aria-disabled={busy}
            onClick={() => !busy && onPlayNow()}
          >
            <Icon name="play" class="icon" />
            {t("lobby.play-now")}
          </button>
          <p id="play-now-hint" class="hint" role="status">
            {busy ? t("lobby.front.busy") : t(isOffline ? "lobby.play-now.offline" : "lobby.play-now.hint")}
          </p>
        </div>
        <div class="hero-act">
          <a class="button" href="/new" aria-describedby="new-table-hint">
            <Icon name="plus" class="icon" />
            {t("lobby.new-table")}
          </a>
          <p id="new-table-hint" class="hint">
            {t("lobby.new-table.hint")}
          </p>
        </div>
      </div>
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

function More(): JSX.Element {
  const words = useWords();
  const { t } = words;
  return (
    <nav class="front-more" aria-labelledby="front-more">
      <h2 id="front-more">{t("lobby.front.more")}</h2>
      <ul>
        <li class="panel">
          <Way href="/learn" icon="hint" title={t("lobby.learn")} hint={t("lobby.learn.hint")} />
        </li>
        <li class="panel">
          <Way href="/rules/coup/classic" icon="aid" title={t("lobby.rules")} hint={t("lobby.rules.hint")} />
          <ul class="rules-links">
            {EDITIONS.map((edition) => (
              <li key={edition}>
                <a href={`/rules/coup/${edition}`}>
                  <bdi>{editionTitle(edition, words)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </li>
        <li class="panel">
          <Way href="/replay" icon="eye" title={t("lobby.replay")} hint={t("lobby.replay.hint")} />
        </li>
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

function Way({ href, icon, title, hint }: WayProps): JSX.Element {
  return (
    <div class="way">
      <Icon name={icon} class="way-icon" />
      <div>
        <a class="way-link" href={href}>
          {title}
        </a>
        <p class="hint">{hint}</p>
      </div>
    </div>
  );
}
