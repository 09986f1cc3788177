import type { HTMLAttributes, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Said, useWords } from "../words/speak.tsx";

/** How long a finger rests on a choice before it asks what follows instead of choosing, in milliseconds. */
const HOLD = 450;

interface Follow {
  /** What listens on the choices. */
  readonly hands: Pick<
    HTMLAttributes<HTMLElement>,
    | "onPointerOver"
    | "onPointerLeave"
    | "onPointerDown"
    | "onPointerUp"
    | "onPointerCancel"
    | "onFocusIn"
    | "onFocusOut"
    | "onClickCapture"
    | "onContextMenu"
  >;
  readonly line: JSX.Element;
}

/**
 * Where there is no room for words under each choice, one line says what follows from the one that is pointed at, focused
 * or held. A choice that was held to be read is not pressed.
 */
export function useFollow(question: number): Follow {
  const { t } = useWords();
  const [text, say] = useState<{ readonly question: number; readonly text: string } | null>(null);
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const read = ({ target }: Event): void => {
    const choice = target instanceof Element ? target.closest<HTMLElement>("[data-follow]") : null;
    const next = choice?.dataset.follow;
    say(next === undefined ? null : { question, text: next });
  };
  return {
    hands: {
      onPointerOver: (event) => event.pointerType === "mouse" && read(event),
      onPointerLeave: (event) => event.pointerType === "mouse" && say(null),
      onPointerDown: (event) => {
        isHeld.current = false;
        stop();
        if (event.pointerType === "mouse") return;
        timer.current = setTimeout(() => {
          isHeld.current = true;
          read(event);
        }, HOLD);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onFocusIn: read,
      onFocusOut: () => say(null),
      onClickCapture: (event) => {
        if (!isHeld.current) return;
        isHeld.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // A finger that rests asks the browser for its own menu, too.
      onContextMenu: (event) => isHeld.current && event.preventDefault(),
    },
    line: (
      <p class="follow" aria-hidden="true">
        <Said text={text?.question === question ? text.text : t("table.hold")} />
      </p>
    ),
  };
}
