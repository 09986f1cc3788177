import { isolate, type Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import type { BotsWish } from "../practice/manner.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import { type OnCommand, useActing } from "./acting.ts";
import { fillAndStart, freeSeats, hostName, isHosting } from "./hosting.ts";
import "./lobby.css";
import "./starting.css";

interface StartingProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
  /** What bots fill the free seats. */
  readonly bots: BotsWish;
  /** The first game of the evening, or one more. */
  readonly isRematch: boolean;
}

/** For the moment between the start and the deal. */
function Shuffling(): JSX.Element {
  const { t } = useWords();
  return (
    <p class="starting" role="status">
      <Icon name="hourglass" class="icon" />
      <span>{t("lobby.shuffling")}</span>
    </p>
  );
}

/** Starting a game: the host does it, everybody else reads what it waits for. */
export function Starting({ model, person, onCommand, bots, isRematch }: StartingProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const acting = useActing(onCommand);
  const free = freeSeats(model).length;
  if (model.shuffle !== null) return <Shuffling />;
  if (!isHosting(model, person)) {
    return (
      <p class="starting" role="status">
        <Icon name="hourglass" class="icon" />
        <span>
          <Said text={waitText(model, isRematch, words)} />
        </span>
      </p>
    );
  }
  const label =
    free > 0 ? (isRematch ? "ending.fill" : "lobby.start.fill") : isRematch ? "ending.again" : "lobby.start";
  return (
    <div class="starting">
      <button
        type="button"
        class="button primary"
        aria-disabled={acting.isBusy}
        aria-describedby={id}
        onClick={() => !acting.isBusy && void acting.act(...fillAndStart(model, bots))}
      >
        <Icon name={free > 0 ? "robot" : "play"} class="icon" />
        {t(label)}
      </button>
      <p id={id} class="hint" role="status">
        {free > 0 && t("lobby.start.free", { n: free })}
      </p>
      <p class="problem" role="alert">
        {acting.problem}
      </p>
    </div>
  );
}

function waitText(model: TableModel, isRematch: boolean, { t }: Words): string {
  if (model.host === null) return t("lobby.start.no-host");
  const name = hostName(model);
  const id = isRematch ? "ending.wait" : "lobby.start.wait";
  return name === null ? t(`${id}-host`) : t(id, { name: isolate(name) });
}
