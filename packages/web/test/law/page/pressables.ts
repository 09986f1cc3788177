import { isSeen } from "./sight.ts";

/** What can be pressed to answer: the choices, players and cards, the way back, and what comes after a game. */
const PRESSED =
  ".choice, .back, .seat-press, .card-press, .pocket, .prompt button, .prompt a.button, .game-over button, .coach > .button, .coach-ways .button";

/** What lies over the table only because somebody has opened it, and what may scroll beside it. */
const ASIDE = ".side, dialog, [popover]";
/** On a phone beside a screen players are for ears only: who is chosen is chosen by the choices. */
const ELSEWHERE = ".is-companion .seats";
/** A coach, and who whispers hints, may have more to say than there is room for: what is asked is not theirs. */
export const MAY_SCROLL = `${ASIDE}, .coach, .whisper-says`;

/** Everything that can be pressed at the table to answer, whether it can be seen or not. */
export function pressables(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(PRESSED)];
  return all.filter((each) => each.closest(`${ASIDE}, ${ELSEWHERE}`) === null);
}

/** A player or a card on the table that can be pressed in the stead of a choice which only ears have; `null` if none. */
export function inSteadOf(choice: HTMLElement): HTMLElement | null {
  const id = choice.dataset.choice ?? "";
  const [, card] = /^(card-\d+-\d+)$/.exec(id) ?? [];
  const [, seat] = /-(\d+)$/.exec(id) ?? [];
  const place = card ?? (seat === undefined ? null : `seat-${seat}`);
  const press = card === undefined ? ".seat-press" : ".card-press";
  if (place === null) return null;
  const found = document.querySelectorAll<HTMLElement>(
    `[data-place="${place}"] ${press}, ${press}[data-place="${place}"]`,
  );
  return [...found].find(isSeen) ?? null;
}
