import type { Seat } from "@darbar/kernel";
import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFoldedHead } from "../../app/head.tsx";
import { useStore } from "../../app/store.ts";
import { Icon } from "../../art/icons.tsx";
import { ArmedButton } from "../../lobby/armed-button.tsx";
import { GameScreen } from "../../pages/game-screen.tsx";
import { hasGame } from "../../table/model.ts";
import { useTable } from "../../table/use-table.ts";
import { Said, useWords } from "../../words/speak.tsx";
import { FullScreenButton } from "../full-screen-button.tsx";
import { useAwake } from "../use-awake.ts";
import { AskedHere, type SayAloud } from "./asked-here.tsx";
import { personAt } from "./messages.ts";
import type { Phone } from "./phone.ts";

/** Where the phone is: on the table for all, covered on its way to somebody, or uncovered in their hand. */
type Place =
  | { readonly at: "table" }
  | { readonly at: "cover"; readonly seat: Seat }
  | { readonly at: "hand"; readonly seat: Seat };

const ON_TABLE: Place = { at: "table" };

interface OnePhoneGameProps {
  readonly phone: Phone;
  readonly sayAloud: SayAloud;
  /** Ends the game and begins with other people. */
  onEnd(): void;
}

/** A game with one phone: the table for everybody to see, and, covered in between, the hand of one at a time. */
export function OnePhoneGame({ phone, sayAloud, onEnd }: OnePhoneGameProps): JSX.Element | null {
  const { t } = useWords();
  const { controller, screen } = useTable(phone.everybody, () => null);
  const asks = useStore(phone.asks);
  const [place, setPlace] = useState<Place>(ON_TABLE);
  const { model } = screen;
  useAwake();
  useFoldedHead();
  useCoveredWhenHidden(setPlace);
  if (model === null || !hasGame(model)) return <p class="loading">{t("app.loading")}</p>;
  const nameOf = (seat: Seat): string => model.seats[seat]?.name ?? "";
  if (place.at === "cover") {
    const { seat } = place;
    return (
      <Cover name={nameOf(seat)} onUncover={() => setPlace({ at: "hand", seat })} onBack={() => setPlace(ON_TABLE)} />
    );
  }
  if (place.at === "hand")
    return <InHand key={place.seat} phone={phone} seat={place.seat} onCover={() => setPlace(ON_TABLE)} />;
  return (
    <GameScreen
      controller={controller}
      screen={screen}
      model={model}
      connection="open"
      title={t("room.phone.at")}
      mode="screen"
      tools={
        <div class="phone-tools">
          <FullScreenButton />
          <ArmedButton
            icon="leave"
            label={t("room.phone.end")}
            whom=""
            sure={t("room.phone.end.sure")}
            disabled={false}
            onPress={onEnd}
          />
        </div>
      }
      awaited={(sight) => (
        <AskedHere
          sight={sight}
          asks={screen.isBehind ? { how: "not", prompt: asks.prompt } : asks}
          sayAloud={sayAloud}
          onSay={(said) => phone.ask({ ask: "answer", prompt: asks.prompt, said })}
          onGive={(seat) => setPlace({ at: "cover", seat })}
        />
      )}
      after={
        <div class="choices ways-out">
          <button type="button" class="button primary" onClick={() => phone.ask({ ask: "again" })}>
            <Icon name="play" class="icon" />
            {t("room.phone.again")}
          </button>
          <button type="button" class="button" onClick={onEnd}>
            <Icon name="person" class="icon" />
            {t("room.phone.others")}
          </button>
        </div>
      }
    />
  );
}

/** Between two people: nothing of any hand is in the page. */
function Cover(props: { readonly name: string; onUncover(): void; onBack(): void }): JSX.Element {
  const { name, onUncover, onBack } = props;
  const { t } = useWords();
  return (
    <section class="phone-cover" aria-labelledby="phone-cover">
      <h1 id="phone-cover">
        <Said text={t("room.phone.give", { name: isolate(name) })} />
      </h1>
      <p>{t("room.phone.away")}</p>
      <button type="button" class="button primary" onClick={onUncover}>
        <Icon name="eye" class="icon" />
        <span>
          <Said text={t("room.phone.uncover", { name: isolate(name) })} />
        </span>
      </button>
      <button type="button" class="button quiet" onClick={onBack}>
        {t("room.phone.back")}
      </button>
    </section>
  );
}

interface InHandProps {
  readonly phone: Phone;
  readonly seat: Seat;
  onCover(): void;
}

/** The hand of whoever holds the phone, until they have answered or cover it. */
function InHand({ phone, seat, onCover }: InHandProps): JSX.Element {
  const { t } = useWords();
  const link = useMemo(() => phone.hand(seat), [phone, seat]);
  const { controller, screen } = useTable(link, () => personAt(seat));
  const { model } = screen;
  if (model === null || !hasGame(model)) return <p class="loading">{t("app.loading")}</p>;
  const move: typeof controller.move = async (wanted) => {
    const done = await controller.move(wanted);
    if (done.ok) onCover();
    return done;
  };
  return (
    <GameScreen
      controller={{ ...controller, move }}
      screen={screen}
      model={model}
      connection="open"
      title={t("room.phone.at")}
      mode="hand"
      companion={HAND_ONLY}
      tools={
        <div class="phone-tools">
          <button type="button" class="button tool" onClick={onCover}>
            <Icon name="eye-off" class="icon" />
            {t("room.phone.cover")}
          </button>
        </div>
      }
      after={null}
    />
  );
}

const HAND_ONLY = { isOn: true } as const;

/** Whoever looks at something else, or locks the phone, has covered their cards. */
function useCoveredWhenHidden(setPlace: (change: (place: Place) => Place) => void): void {
  useEffect(() => {
    const cover = (): void => {
      if (document.hidden) setPlace((place) => (place.at === "hand" ? { at: "cover", seat: place.seat } : place));
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
}
