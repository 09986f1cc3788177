import type { Seat } from "@darbar/kernel";
import type { Hurry } from "@darbar/protocol/agreed";
import { namesOf } from "@darbar/words/names";
import type { JSX } from "preact";
import { Icon, type IconName } from "../art/icons.tsx";
import type { OnCommand } from "../lobby/acting.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import "./ways-out.css";

export interface WaysOutProps {
  readonly model: TableModel;
  /** Who has not lost yet. */
  readonly stillIn: readonly Seat[];
  readonly onCommand: OnCommand;
  /** Begins another game at once, elsewhere or here. */
  onNew(): void;
  onLeave(): void;
}

/** What somebody can do who plays no more while the others play on: who those are, how fast, a new game, leave. */
export function WaysOut({ model, stillIn, onCommand, onNew, onLeave }: WaysOutProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const names = namesOf(model.seats, words);
  const { me } = model;
  const own = me === null ? null : (model.seats[me] ?? null);
  const isBack = own?.kind === "person" && own.away && own.resigned !== true && me !== null;
  const isLeftToBots = stillIn.every((seat) => playsByItself(model, seat));
  const others = stillIn.filter((seat) => seat !== me);
  return (
    <div class="out-card">
      <p class="hint">
        <Said text={t("going.out.in", { names: words.list(others.map(names)) })} />
      </p>
      <div class="choices ways-out">
        {isBack && (
          <Way icon="play" text={t("going.back")} isFirst press={() => void onCommand({ do: "sit", seat: me })} />
        )}
        {isLeftToBots && <Way icon="play" text={t("going.out.new")} isFirst={!isBack} press={onNew} />}
        {isLeftToBots && !isBack && <Hurries model={model} onCommand={onCommand} />}
        {!isLeftToBots && <Way icon="robot" text={t("going.out.meanwhile")} press={onNew} />}
        <Way icon="leave" text={t("lobby.leave")} press={onLeave} />
      </div>
    </div>
  );
}

/** Whether a bot sits in a seat, or plays for whoever does. */
function playsByItself({ seats }: TableModel, seat: Seat): boolean {
  const sitter = seats[seat];
  return sitter?.kind !== "person" || sitter.away;
}

/** How fast bots play on among themselves: everybody who sits here and looks has a say. */
function Hurries({ model, onCommand }: Pick<WaysOutProps, "model" | "onCommand">): JSX.Element {
  const words = useWords();
  const { t } = words;
  const { hurries, me, seats, present } = model;
  const own = me === null ? null : (hurries?.[me] ?? null);
  const names = namesOf(seats, words);
  const patient = present.seats.filter((seat) => seat !== me && isSlower(hurries?.[seat] ?? null, own));
  const wish = (hurry: Hurry): void => void onCommand({ do: "hurry", hurry: own === hurry ? null : hurry });
  return (
    <>
      <Way icon="forward" text={t("going.out.fast")} isOn={own === "fast"} press={() => wish("fast")} />
      <Way icon="last" text={t("going.out.skip")} isOn={own === "skip"} press={() => wish("skip")} />
      <p class="hint out-waits" role="status">
        {own !== null && patient.length > 0 && (
          <Said text={t("going.out.waiting", { names: words.list(patient.map(names)) })} />
        )}
      </p>
    </>
  );
}

const HASTE: Readonly<Record<Hurry, number>> = { fast: 1, skip: 2 };

function isSlower(theirs: Hurry | null, own: Hurry | null): boolean {
  return (theirs === null ? 0 : HASTE[theirs]) < (own === null ? 0 : HASTE[own]);
}

interface WayProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isFirst?: boolean;
  /** Whether it is switched on; `undefined`: it is no switch. */
  readonly isOn?: boolean;
  press(): void;
}

function Way({ icon, text, isFirst = false, isOn, press }: WayProps): JSX.Element {
  return (
    <button type="button" class={isFirst ? "button primary" : "button"} aria-pressed={isOn} onClick={press}>
      <Icon name={icon} class="icon flips" />
      {text}
    </button>
  );
}
