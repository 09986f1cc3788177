import { DIRECTION, type Language } from "@darbar/words/languages";
import type { GameName } from "../../src/games/shown-game.ts";
import { checkScreen } from "./axe.ts";
import { playOut } from "./player.ts";
import { evaluate, pressAt, type Tab, until, untilThere } from "./tab.ts";

/** A whole visit: from the front page to the end of a game. */
export interface Visit {
  readonly address: string;
  readonly game: GameName;
  readonly language: Language;
  /** Hears what the visitor does, so that it can be told where something went wrong. */
  tell(doing: string): void;
}

/** Chooses a language, opens a table with bots, and plays to the end; axe looks at every screen on the way. */
export async function visit(tab: Tab, { address, game, language, tell }: Visit): Promise<number> {
  tell("on the front page");
  await tab.open(`${address}/`);
  await untilThere(tab, ".notices");
  await evaluate(tab, keepNotices);
  await chooseLanguage(tab, language);
  await untilThere(tab, ".game-card a");
  await checkScreen(tab, "the front page");

  tell("at a new table");
  await pressAt(tab, `[aria-labelledby="game-${game}"] a`);
  await untilThere(tab, ".setup-form");
  await checkScreen(tab, "the form for a new table");
  // Bots in all other seats; and a clock that a busy machine cannot miss.
  await pick(tab, "bots", 2);
  await pick(tab, "clock", 1);
  await pressAt(tab, ".setup-form [type=submit]");

  tell("in the waiting room");
  await untilThere(tab, ".chair .you");
  await checkScreen(tab, "the waiting room");
  await pressAt(tab, ".starting .primary");

  tell("at the table");
  await untilThere(tab, `.${game}-table .prompt [data-choice]:not([aria-disabled=true]), .game-over`);
  await checkScreen(tab, "the table in play");
  const presses = await playOut(tab, game, (asked) => tell(`asked ${asked}`));

  tell("after the game");
  await checkScreen(tab, "the end of the game");
  await untilReads(tab, language);
  const notices = await evaluate(
    tab,
    () => (window as unknown as Partial<Noted>).notices ?? ["nothing: it was reloaded"],
  );
  if (notices.length > 0) throw new Error(`a first visit without trouble was told: ${notices.join(" | ")}`);
  return presses;
}

/** What `keepNotices` leaves in a page. */
interface Noted {
  notices: readonly string[];
}

/** Run in a page: keeps what notices say, which are there for some seconds only. */
function keepNotices(): void {
  const kept = window as unknown as Noted;
  kept.notices = [];
  const note = (): void => {
    const texts = [...document.querySelectorAll(".notice")].map(({ textContent }) => textContent ?? "");
    kept.notices = [...new Set([...kept.notices, ...texts])];
  };
  new MutationObserver(note).observe(document.querySelector(".notices") as Element, { childList: true });
}

async function chooseLanguage(tab: Tab, language: Language): Promise<void> {
  await untilThere(tab, ".language-menu select");
  await tab.choose(".language-menu select", language);
  await untilReads(tab, language);
}

function untilReads(tab: Tab, language: Language): Promise<true> {
  const isSo = (lang: string, dir: string): boolean => {
    const { documentElement: html } = document;
    return html.lang === lang && html.dir === dir && getComputedStyle(document.body).direction === dir;
  };
  return until(
    tab,
    `a page in ${language}, ${DIRECTION[language]}`,
    isSo,
    language,
    DIRECTION[language],
  ) as Promise<true>;
}

/** Picks the choice at a place, from 1, among those of a name. */
async function pick(tab: Tab, name: string, place: number): Promise<void> {
  const choice = `.pick:nth-child(${place}):has([name="${name}"])`;
  await pressAt(tab, choice);
  await untilThere(tab, `${choice} :checked`);
}
