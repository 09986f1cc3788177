import type { Move } from "@darbar/coup";
import { choicesFor } from "@darbar/words/coup/choices";
import type { Choice } from "@darbar/words/coup/contract";
import { useMemo, useState } from "preact/hooks";
import { useDisarming } from "../../../board/use-disarming.ts";
import type { TableProps } from "../../../table/props.ts";
import { choiceOf, countToReturn, pick } from "./returning.ts";
import type { Sight } from "./sight.ts";
import type { Passing, StepIn } from "./use-orders.ts";

/** One of the players that a choice can be aimed at. */
export type Target = Choice["targets"][number];

/** What the reader is about to do, before it is a move. */
interface Intent {
  /** The question it answers: what was meant for another one is forgotten. */
  readonly prompt: number;
  /** The choice that still needs a target. */
  readonly aiming: string | null;
  /** The dangerous button that was pressed once. */
  readonly armed: string | null;
  /** The cards to return, by place in the hand, in the order of picking. */
  readonly picked: readonly number[];
}

/** What the reader may do now, and how: the buttons of the prompt, the cards of the hand and the seats all press these. */
export interface Play {
  readonly choices: readonly Choice[];
  readonly aiming: Choice | null;
  readonly armed: string | null;
  readonly picked: readonly number[];
  /** Whether cards are picked to be returned, and how many. */
  readonly toReturn: number | null;
  /** The choice that returns the picked cards. */
  readonly returning: Choice | null;
  /** Whether a move is on its way: nothing else can be pressed. */
  readonly isBusy: boolean;
  isOpen(choice: Choice): boolean;
  isOpenAt(choice: Choice, target: Target): boolean;
  press(choice: Choice): void;
  pressTarget(target: Target): void;
  pickCard(index: number): void;
  /** At whose seat the reader can still step in, and what that does; `null`: at nobody's. */
  readonly standing: Standing | null;
  /** One step back: disarms, or chooses another action; whether there was anything to take back. */
  back(): boolean;
}

/** A standing button at a seat, while what its player does is passed for the reader. */
interface Standing extends StepIn {
  press(): void;
}

/** The name of a target's button, as it is armed. */
export function targetKey({ id }: Choice, { seat }: Target): string {
  return `${id}-${seat}`;
}

/** Keeps what the reader is about to do. `passing`: what is passed for them. */
export function usePlay(sight: Sight, { move, doing, allowed, isBehind }: TableProps, passing: Passing | null): Play {
  const { view, model, words, names, plays, home } = sight;
  const isAside = passing !== null && (passing.isAside || passing.isAnswered);
  const isMine = plays && !isBehind && home !== null && sight.waiting.includes(home);
  const isAsked = isMine && (passing?.hasSteppedIn === true || !(isAside || model.given !== null));
  const choices = useMemo(() => (isAsked ? choicesFor(view, words, names) : []), [isAsked, view, words, model.seats]);
  const [kept, keep] = useState<Intent>(nothing(view.prompt));
  const intent = kept.prompt === view.prompt ? kept : nothing(view.prompt);
  const { armed, picked } = intent;
  const aiming = choices.find(({ id }) => id === intent.aiming) ?? null;
  const toReturn = isAsked && view.question === "return" && home !== null ? countToReturn(view, home) : null;
  const isBusy = doing?.do === "move";
  useDisarming(armed, () => keep((now) => ({ ...now, armed: null })));

  const still = isBehind ? null : (passing?.still ?? null);
  const stepIn = (): void => {
    passing?.stepIn();
    // The challenge needs one more press, like any.
    if (still?.what === "challenge") change({ armed: "challenge" });
  };
  const change = (part: Partial<Intent>): void => keep({ ...intent, armed: null, ...part });
  const isOpen = (choice: Choice): boolean => choice.barred === null && isAllowed(choice, allowed);
  function go(key: string, isDangerous: boolean, wanted: Move): void {
    if (isDangerous && armed !== key) return change({ armed: key });
    change({});
    void move(wanted);
  }
  return {
    choices,
    aiming,
    armed,
    picked,
    toReturn,
    returning: toReturn === null || home === null ? null : choiceOf(choices, view.players[home].hidden, picked),
    isBusy,
    isOpen,
    isOpenAt: (choice, target) => isAllowedAt(choice, target, allowed),
    press: (choice) => {
      if (isBusy || !isOpen(choice)) return change({});
      if (choice.move === null) return change({ aiming: choice.id });
      go(choice.id, choice.danger, choice.move);
    },
    pressTarget: (target) => {
      if (!isBusy && aiming !== null && isAllowedAt(aiming, target, allowed))
        go(targetKey(aiming, target), aiming.danger, target.move);
    },
    pickCard: (index) => {
      if (toReturn !== null && !isBusy) change({ picked: pick(picked, index, toReturn) });
    },
    standing: still === null ? null : { ...still, press: stepIn },
    back: () => {
      if (armed !== null) change({});
      else if (aiming !== null) change({ aiming: null });
      else return false;
      return true;
    },
  };
}

/** Whether a lesson lets a choice through: by its own id, or by that of one of its targets ("steal-2"). */
function isAllowed(choice: Choice, allowed: TableProps["allowed"]): boolean {
  if (allowed === undefined || allowed.includes(choice.id)) return true;
  return choice.targets.some((target) => allowed.includes(targetKey(choice, target)));
}

function isAllowedAt(choice: Choice, target: Target, allowed: TableProps["allowed"]): boolean {
  return allowed === undefined || allowed.includes(choice.id) || allowed.includes(targetKey(choice, target));
}

function nothing(prompt: number): Intent {
  return { prompt, aiming: null, armed: null, picked: [] };
}

/** Presses the button at a place, whatever the buttons are just now. */
export function pressNth(play: Play, { view, home }: Sight, index: number): void {
  const { toReturn, returning, aiming, choices, standing } = play;
  if (standing !== null && index === 0) return standing.press();
  if (toReturn !== null && toReturn > 0 && home !== null) {
    const cards = view.players[home].hidden.length;
    if (index < cards) play.pickCard(index);
    else if (index === cards && returning !== null) play.press(returning);
    return;
  }
  if (aiming !== null) {
    const target = aiming.targets[index];
    if (target !== undefined) play.pressTarget(target);
    return;
  }
  const choice = choices[index];
  if (choice !== undefined) play.press(choice);
}
