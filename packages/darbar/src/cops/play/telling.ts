import type { Sight } from "@darbar/bots";
import { bearsOut, CLAIM_WORDS, type CopsEvent, claimOf, claimSaying, type Move, type State } from "@darbar/cops";
import type { Remark, Saying, Viewer } from "@darbar/kernel";
import { calledText, tellText } from "@darbar/words/cops/claims";
import { cardKindName } from "@darbar/words/cops/things";
import type { Menu, MenuEntry } from "../../play/menu.ts";
import type { Voice } from "../../text/voice.ts";

/** What one can call a card of somebody else that one has just looked at: the truth or a lie; first, nothing. */
export function telling(
  { seat, view, past }: Sight<State, Move, CopsEvent>,
  since: number,
  { words, names }: Voice,
): Menu<Saying | null> | null {
  if (view.players[seat].standing === "out") return null;
  for (const event of past.slice(since)) {
    if (event.type !== "looked" || event.by !== seat || event.seat === seat) continue;
    const { seat: about, cards, kinds } = event;
    const [place, kind] = [cards[0], kinds[0]];
    if (place === undefined || kind == null || view.players[about].cards[place]?.up !== false) continue;
    const choices = CLAIM_WORDS.map((word): MenuEntry<Saying | null> => {
      const note = words.t(bearsOut(kind, word) ? "cops.claims.true" : "cops.claims.lie");
      const label = words.t("cops.claims.say", { word: cardKindName(word, words) });
      return { label, note, leadsTo: { move: claimSaying({ about, place, word }) } };
    });
    const quiet = { label: words.t("cops.claims.quiet"), note: null, leadsTo: { move: null } };
    return { title: tellText({ about, place }, view.viewer, words, names), choices: [quiet, ...choices] };
  }
  return null;
}

/** Which card somebody calls what; `null`: what they say is no claim. */
export function claimed(said: Pick<Remark, "seat" | "saying">, viewer: Viewer, { words, names }: Voice): string | null {
  const claim = claimOf(said);
  return claim === null ? null : calledText(claim, viewer, words, names);
}
