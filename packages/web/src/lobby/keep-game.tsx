import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { api, Kept } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

/** Who keeps finished games. */
export type Keeper = Pick<typeof api, "kept" | "keep">;

interface KeepGameProps {
  readonly table: string;
  readonly game: number;
  readonly keeper: Keeper;
}

/** Keeps a finished game when its table is forgotten; empty for those who did not play, or where nothing is forgotten. */
export function KeepGame({ table, game, keeper }: KeepGameProps): JSX.Element | null {
  const app = useApp();
  const words = useWords();
  const id = useId();
  const [state, setState] = useState<Kept | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    setState(null);
    // Who cannot be told whether it is kept is not asked either.
    void keeper.kept(table, game).then((answer) => isHere && setState(answer.ok ? answer.value : null));
    return () => {
      isHere = false;
    };
  }, [table, game, keeper]);
  if (state === null || state.kept === null || state.days === 0) return null;
  const { kept, days } = state;
  const { t } = words;
  const why = t("ending.keep.why", { days });
  const turn = async (): Promise<void> => {
    setBusy(true);
    const answer = await keeper.keep(table, game, !kept);
    setBusy(false);
    if (!answer.ok) return app.notify(problemText(answer.error.code, words));
    setState(answer.value);
    app.notify(answer.value.kept === true ? t("ending.kept") : why);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        title={why}
        aria-pressed={kept}
        aria-disabled={isBusy}
        aria-describedby={id}
        onClick={() => !isBusy && void turn()}
      >
        <Icon name={kept ? "check" : "host"} class="icon" />
        {t("ending.keep")}
      </button>
      <span id={id} class="hidden-text">
        {why}
      </span>
    </>
  );
}
