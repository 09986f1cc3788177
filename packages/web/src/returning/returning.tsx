import type { OwnTable } from "@darbar/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { keptPlaces, type Place, placeAt } from "./places.ts";
import "./returning.css";

/** Where the reader has a place in a game or a waiting room, here and on the server: looked at again whenever they come back. */
export function Returning(): JSX.Element | null {
  const { person, speech } = useApp();
  const words = useWords();
  const me = useStore(person)?.person ?? null;
  const [own, setOwn] = useState<readonly OwnTable[]>([]);
  const [isReady, setReady] = useState(false);
  const [, redraw] = useState({});
  useEffect(
    () =>
      void speech.learn("going").then(
        () => setReady(true),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      redraw({});
      const told = me === null ? null : await api.ownTables();
      if (isWanted && told?.ok === true) setOwn(told.value.tables);
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", look);
    };
  }, [me]);
  if (!isReady) return null;
  const now = Date.now();
  const places = [...own.flatMap((each) => placeAt(each, now, words) ?? []), ...keptPlaces(now, words)];
  if (places.length === 0) return null;
  return (
    <section class="returning" aria-label={words.t("going.at")}>
      <ul>
        {places
          .toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked))
          .map((place) => (
            <Way key={place.address} place={place} />
          ))}
      </ul>
    </section>
  );
}

function Way({ place: { title, state, isAsked, address } }: { readonly place: Place }): JSX.Element {
  const { t } = useWords();
  return (
    <li class={isAsked ? "panel return is-asked" : "panel return"}>
      <p>
        <strong>
          <Said text={title} />
        </strong>
        {state !== null && (
          <span class="return-state">
            <Said text={state} />
          </span>
        )}
      </p>
      <a class="button primary" href={address}>
        <Icon name="forward" class="icon flips" />
        {t("going.at.return")}{" "}
        <span class="hidden-text">
          <Said text={title} />
        </span>
      </a>
    </li>
  );
}
