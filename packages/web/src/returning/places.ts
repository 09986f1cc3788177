import type { OwnTable } from "@darbar/protocol";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { gameName } from "@darbar/words/option-words";
import { isolate, type Words } from "@darbar/words/words";
import { deviceStorage } from "../app/storage.ts";
import { isShown, nameOf } from "../games/list.ts";
import { practiceAddress } from "../lobby/addresses.ts";
import { type KeptGame, keptGameIn } from "./kept-game.ts";
import { timeText } from "./time-text.ts";

/** Somewhere the reader can return to: what it is, how it stands there, and where. */
export interface Place {
  readonly title: string;
  /** `null`: there is nothing to say of it. */
  readonly state: string | null;
  /** Whether the reader is waited for. */
  readonly isAsked: boolean;
  readonly address: string;
}

/** A table of the server, for whoever sits there; `null` where its game cannot be shown. */
export function placeAt(own: OwnTable, now: number, words: Words): Place | null {
  if (!isShown(own.game)) return null;
  const title = words.t(own.playing ? "going.at.playing" : "going.at.room", {
    game: gameName(own.game, words),
    code: isolate(own.code),
  });
  const state = stateOf(own, words);
  return {
    title,
    state: state === null ? null : since(state, own.since, now, words),
    isAsked: own.asked,
    address: `/t/${own.code}`,
  };
}

function stateOf({ playing, away, out, asked, turn }: OwnTable, { t, bot }: Words): string | null {
  if (!playing) return null;
  if (away) return t("going.at.away");
  if (out) return t("going.at.out");
  if (asked) return t("table.your-turn");
  return turn === null ? null : t("going.at.turn", { name: isolate(bot(turn)) });
}

function since(state: string, from: number | null, now: number, words: Words): string {
  const time = from === null ? null : timeText(now - from, words.language);
  return time === null ? state : words.t("going.at.since", { state, time });
}

/** The games of practice that this device keeps, under way. */
export function keptPlaces(now: number, words: Words): readonly Place[] {
  return GAME_NAMES.flatMap((game) =>
    [true, false].flatMap((isFirst): readonly Place[] => {
      const slot = nameOf(isFirst ? "darbar.first-game" : "darbar.practice", game, ".");
      const kept = keptGameIn(deviceStorage(slot).read());
      if (kept === null) return [];
      return [
        {
          title: words.t("going.at.practice", { game: gameName(game, words) }),
          state: since(words.t("going.at.waits"), kept.last, now, words),
          isAsked: false,
          address: isFirst ? `${practiceAddress(game)}?first` : addressOf(practiceAddress(game), kept),
        },
      ];
    }),
  );
}

/** A practice table is found again by what was wished for it. */
function addressOf(address: string, { seats, options }: KeptGame): string {
  const wanted = new URLSearchParams({ seats: `${seats}` });
  for (const [name, value] of Object.entries(options)) wanted.set(name, `${value}`);
  return `${address}?${wanted}`;
}
