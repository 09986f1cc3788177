import type { MessagePart } from "@darbar/words/messages";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";
import { useApp } from "./context.ts";
import { Trouble } from "./trouble.tsx";

/** A page's own piece of script and words, loaded when they are first needed. */
function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  parts: readonly MessagePart[],
): ComponentType<Props> | "failed" | null {
  const { speech } = useApp();
  const [loaded, setLoaded] = useState<{ readonly shown: ComponentType<Props> | "failed" } | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([load(), ...parts.map((part) => speech.learn(part))]).then(
      ([shown]) => isWanted && setLoaded({ shown }),
      () => isWanted && setLoaded({ shown: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded?.shown ?? null;
}

/** Something whose script is loaded when it is first needed. */
export function Loaded<Props extends object>(props: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly with: Props;
  /** What it says beyond what every page says. */
  readonly says?: readonly MessagePart[];
}): JSX.Element | null {
  const { t } = useWords();
  const Shown = useLoaded(props.load, props.says ?? []);
  if (Shown === null) return <p class="loading">{t("app.loading")}</p>;
  if (Shown === "failed") {
    return (
      <Trouble text={t("app.problem.offline")}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t("app.try-again")}
        </button>
      </Trouble>
    );
  }
  return <Shown {...props.with} />;
}
