import {
  type Claim,
  type CopsEvent,
  claimOf,
  claimSaying,
  type HeardClaim,
  hearClaims,
  type Place,
  type State,
  teamOf,
} from "@darbar/cops";
import type { Draw, Saying, Seat } from "@darbar/kernel";
import type { Since } from "../../bot.ts";
import { chance } from "../../chance.ts";
import type { Style } from "../../level.ts";
import { type Occasion, speakUp } from "../../speaking.ts";
import type { CopsSight } from "../game.ts";
import { lieOf, lyingPays, truthOf } from "../knowledge/word.ts";
import type { Voice } from "./voice.ts";

/** How somebody talks, and what they are like. */
interface Speaker {
  readonly voice: Voice;
  readonly style: Style | null;
}

/** What a player says of their own accord, if anything. `believes`: whether they take a claim for true. */
export function speakOfCops(
  sight: CopsSight,
  since: Since,
  { voice, style }: Speaker,
  believes: (claim: HeardClaim) => boolean,
  draw: Draw,
): Saying | null {
  const { past, said, seat, view } = sight;
  if (view.players[seat].standing === "out") return null;
  const turnBegan = past.findLastIndex(({ type }) => type === "turn");
  return speakUp(occasionsFor(sight, since, { voice, style }, believes, draw), { said, seat }, turnBegan, draw);
}

/** What has happened that this player may speak of, as everybody saw and heard it; what calls for words most comes first. */
function occasionsFor(
  { past, said, seat, view }: CopsSight,
  since: Since,
  { voice, style }: Speaker,
  believes: (claim: HeardClaim) => boolean,
  draw: Draw,
): readonly Occasion[] {
  const occasions: Occasion[] = [];
  for (const event of past.slice(since.events)) {
    if (event.type === "looked" && event.by === seat && event.seat !== seat) {
      occasions.push({ percent: voice.claims, say: () => sayWhatLies(event, view, seat, { voice, style }, draw) });
    }
    if (event.type === "aimed" && event.target === seat && event.seat !== seat) {
      occasions.push({ percent: voice.pleads, say: () => plead(event.seat, style) });
    }
  }
  const lately = past.slice(since.events);
  const isNew = said.length > since.remarks || lately.some(({ type }) => type === "turned-up" || type === "exposed");
  const claims = isNew ? hearClaims(past, said) : [];
  for (const remark of said.slice(since.remarks)) {
    const claim = claimOf(remark);
    const heard = claims.find((each) => isSame(each, claim) && each.after === remark.after);
    if (heard === undefined || heard.by === seat) continue;
    occasions.push({
      percent: heard.about === seat ? voice.answers : voice.comments,
      say: () => answerTo(heard, seat, believes),
    });
  }
  const liar = caughtSince(lately, claims, seat);
  if (liar !== null) occasions.push({ percent: voice.accuses, say: () => ({ phrase: "i-doubt", player: liar }) });
  return occasions;
}

function isSame(one: Claim, other: Claim | null): boolean {
  return (
    other !== null &&
    one.by === other.by &&
    one.about === other.about &&
    one.place === other.place &&
    one.word === other.word
  );
}

/** What is said to a claim: of one's own card, or of somebody else's. */
function answerTo(claim: HeardClaim, seat: Seat, believes: (claim: HeardClaim) => boolean): Saying {
  if (!believes(claim)) return { phrase: "i-doubt", player: claim.by };
  return claim.about === seat ? { phrase: "not-me" } : { phrase: "i-trust", player: claim.by };
}

/** What a player says of a card that they have just seen: the truth, or what pays. */
function sayWhatLies(
  { seat: about, cards, kinds }: CopsEvent & { type: "looked" },
  view: State,
  seat: Seat,
  { voice, style }: Speaker,
  draw: Draw,
): Saying {
  const index = draw.one([...cards.keys()]);
  const kind = kinds[index];
  if (kind === null) throw new Error(`seat ${seat} has looked and has not seen`);
  const self = view.players[seat];
  const team = self.standing === "criminal" ? null : teamOf(self);
  const isLie = chance(draw, voice.lies) && team !== null && lyingPays(kind, team);
  const word = isLie ? lieOf(kind) : truthOf(kind, style === "honest" ? null : team);
  return claimSaying({ about, place: cards[index], word });
}

/** What is said into the barrel of a gun, each in their way. It tells nothing of the cards. */
function plead(by: Seat, style: Style | null): Saying {
  switch (style) {
    case "avenger":
      return { phrase: "go-after", player: by };
    case "bluffer":
      return { phrase: "i-am-honest" };
    case "greedy":
      return { phrase: "not-me" };
    default:
      return { phrase: "drop-the-gun", player: by };
  }
}

/** Who was caught in a lie by what has been turned up lately. */
function caughtSince(lately: readonly CopsEvent[], claims: readonly HeardClaim[], seat: Seat): Seat | null {
  const isShown = ([holder, card]: Place): boolean =>
    lately.some(
      (event) =>
        (event.type === "turned-up" && event.seat === holder && event.card === card) ||
        (event.type === "exposed" && event.seat === holder),
    );
  const lie = claims.find(
    ({ by, verdict, lies }) => by !== seat && verdict === "disproved" && lies !== null && isShown(lies),
  );
  return lie?.by ?? null;
}
