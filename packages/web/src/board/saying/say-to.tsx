import type { Seat } from "@darbar/kernel";
import type { PhraseName } from "@darbar/protocol";
import { phraseText } from "@darbar/words/phrase-text";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useActing } from "../../lobby/acting.ts";
import { phraseParts, phrasesOf } from "../../lobby/phrase-list.ts";
import type { TableProps } from "../../table/props.ts";
import { Said } from "../../words/speak.tsx";
import { seatStyle } from "../identity.ts";
import type { BoardSight } from "../sight.ts";
import "./say-to.css";

export interface SayToProps {
  readonly sight: BoardSight;
  /** To whom. */
  readonly seat: Seat;
  readonly command: TableProps["command"];
  onClose(): void;
}

/** So many phrases are offered: no more than one sees at a glance. */
const OFFERED = 4;

/** The phrases that speak of a player, and of nothing else; those of the game first. */
export function phrasesTo(game: string): readonly PhraseName[] {
  return phrasesOf(game)
    .filter((name) => phraseParts(name).join() === "player")
    .slice(0, OFFERED);
}

/** What can be said to somebody, at their seat: the second tap says it. */
export function SayToSeat({ sight, seat, command, onClose }: SayToProps): JSX.Element {
  const { words, names, identities, model } = sight;
  const menu = useRef<HTMLDivElement>(null);
  const { isBusy, problem, act } = useActing(command);
  useLayoutEffect(() => {
    const shown = menu.current;
    if (shown === null) return;
    shown.showPopover();
    const speaker = document.querySelector(`.seats [data-place="seat-${seat}"]`)?.getBoundingClientRect();
    if (speaker === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = shown;
    shown.style.left = `${clamp(speaker.left + speaker.width / 2 - width / 2, innerWidth - width)}px`;
    shown.style.top = `${clamp(speaker.bottom + 4, innerHeight - height)}px`;
  }, [seat]);
  useEffect(() => menu.current?.querySelector("button")?.focus(), [seat]);
  const say = async (phrase: PhraseName): Promise<void> => {
    if (!isBusy && (await act({ do: "phrase", said: { phrase, player: seat } }))) menu.current?.hidePopover();
  };
  return (
    <div
      ref={menu}
      class="say-to panel"
      popover="auto"
      role="dialog"
      aria-label={words.t("table.say-to", { name: names(seat) })}
      style={seatStyle(identities, seat)}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {phrasesTo(model.game?.game ?? model.setup.game).map((phrase) => (
        <button key={phrase} type="button" class="button" aria-disabled={isBusy} onClick={() => void say(phrase)}>
          <span>
            <Said text={phraseText({ phrase, player: seat }, words, names, (card) => card)} />
          </span>
        </button>
      ))}
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** How far from the rim of the screen, in pixels. */
const RIM = 8;

function clamp(wanted: number, most: number): number {
  return Math.max(RIM, Math.min(wanted, most - RIM));
}
