import type { Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { allegianceName } from "@darbar/words/coup/characters";
import { choicesFor, truthText } from "@darbar/words/coup/choices";
import type { Choice as CoupChoice } from "@darbar/words/coup/contract";
import type { MenuEntry } from "../../play/menu.ts";
import type { Voice } from "../../text/voice.ts";

/** What can be done, as a menu. An action with several possible targets is one entry; its target is asked next. */
export function menuOf(view: State, voice: Voice): readonly MenuEntry<Move>[] {
  const open = choicesFor(view, voice.words, voice.names).filter(({ barred }) => barred === null);
  return open.flatMap((choice) => entryOf(choice, view, voice));
}

function entryOf(choice: CoupChoice, view: State, voice: Voice): readonly MenuEntry<Move>[] {
  const { move, targets, label } = choice;
  const noted = (consequence: string | null): string | null => note(consequence, truthText(choice, voice.words));
  if (move !== null) return [{ label, note: noted(choice.consequence), leadsTo: { move } }];
  const aimed = targets.map((target) => {
    return { label: target.label, note: noted(target.consequence), leadsTo: { move: target.move } };
  });
  if (aimed.length < 2) return aimed;
  const choices = targets.map(({ seat, move: aim, label: act }) => ({
    label: seat === view.viewer ? act : voice.names(seat),
    note: aboutSeat(view, seat, voice),
    leadsTo: { move: aim },
  }));
  const title = voice.words.t("table.at-whom", { act: label });
  return [{ label, note: noted(choice.consequence), leadsTo: { menu: () => ({ title, choices }) } }];
}

/** What may come of it, and whether what it claims is true. */
function note(consequence: string | null, truth: string | null): string | null {
  const parts = [...(consequence === null ? [] : [consequence]), ...(truth === null ? [] : [`(${truth})`])];
  return parts.length === 0 ? null : parts.join(" ");
}

/** Coins, cards and side of a player. */
function aboutSeat({ players }: State, seat: Seat, { words }: Voice): string {
  const { coins, hidden, allegiance } = players[seat];
  const parts = [words.t("table.coins", { count: coins }), words.t("table.face-down", { count: hidden.length })];
  if (allegiance !== null) parts.push(allegianceName(allegiance, words));
  return parts.reduce((one, two) => words.t("table.label", { one, two }));
}
