import {
  type CopsEvent,
  claimsAt,
  copsAtTable,
  type HeardClaim,
  hearClaims,
  isLeader,
  type Player,
  RULES,
  SLOTS,
  type State,
} from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { certaintyOf } from "@darbar/words/cops/certainty";
import { concludedFrom } from "@darbar/words/cops/concluded-from";
import { missionOf, type Race } from "@darbar/words/cops/mission";
import { equipmentName, gunsText, identityName } from "@darbar/words/cops/things";
import type { Words } from "@darbar/words/words";
import { headerRow } from "../../play/header-row.ts";
import { gameTitle } from "../../story/setting.ts";
import type { Heard } from "../../table-game.ts";
import { signsOf } from "../../text/direction.ts";
import type { Paint, Tone } from "../../text/paint.ts";
import type { Voice } from "../../text/voice.ts";
import { clip, padTo, widthOf } from "../../text/wrap.ts";
import { cardInShort, widestCard } from "../card-in-short.ts";

const LONGEST_NAME = 12;

const NOTHING: Heard<CopsEvent> = { past: [], said: [] };

/** The table drawn in a few rows: everybody's cards as this viewer knows them and as others call them, guns and aims, equipment, diamonds. */
export function drawBoard(
  view: State,
  me: Seat,
  voice: Voice,
  width: number,
  paint: Paint,
  { past, said }: Heard<CopsEvent> = NOTHING,
): readonly string[] {
  const { words, names } = voice;
  const others = view.players.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const claims = hearClaims(past, said);
  const row = (seat: Seat): string => drawSeat(view, seat, claims, me, voice, width, paint);
  const rule = paint("quiet", "─".repeat(width));
  // There is room for one row: what one is here for says more than what is played.
  const { goal, race } = missionOf(view, me, words, names);
  const title = goal?.text ?? gameTitle(copsAtTable, view.options, words);
  const foot = race === null ? rule : raceRow(race, width, paint);
  return [headerRow(title, standing(view, words), width, paint), rule, ...others.map(row), row(me), foot];
}

/** cops 6: how near the criminals are, as a bar and in words: the last rule has room for it, the screen for no other row. */
function raceRow({ held, all, isUrgent, text }: Race, width: number, paint: Paint): string {
  const said = clip(`── ${"◆".repeat(held)}${"◇".repeat(all - held)} ${text} `, width);
  return paint(isUrgent ? "danger" : "quiet", said.padEnd(said.length + width - widthOf(said), "─"));
}

/** Which way play goes, and how many guns are left. The seats are listed clockwise, the reader's own last. */
function standing({ direction, options, guns }: State, words: Words): string {
  const way = direction === 1 ? `${words.t("cops.table.clockwise")} ↓` : `${words.t("cops.table.counterclockwise")} ↑`;
  return RULES[options.mode].ownGuns ? way : `${way} · ${gunsText(guns, words)}`;
}

function drawSeat(
  view: State,
  seat: Seat,
  claims: readonly HeardClaim[],
  me: Seat,
  { words, names }: Voice,
  width: number,
  paint: Paint,
): string {
  const player = view.players[seat];
  const card = widestCard(words) + 1;
  const called = (each: Seat): string => clip(names(each), LONGEST_NAME);
  const aimAt = (each: Seat): string =>
    `${signsOf(words.language).arrow} ${each === me ? words.t("cops.you") : called(each)}`;
  const widest = (textOf: (seat: Seat) => string): number =>
    Math.max(...view.players.map((_, each) => widthOf(textOf(each))));
  const isTurn = seat === view.turn && view.turns > 0 && view.outcome === null;
  const name = padTo(called(seat), widest(called));
  const cells = (tone: (up: boolean) => Tone, brush: Paint): string =>
    player.cards
      .map((each, place) => {
        const text = cardInShort(each, words, claimsAt(claims, [seat, SLOTS[place]]));
        return padTo(brush(tone(each.up), text), card);
      })
      .join("");
  if (player.standing === "out") {
    const bare: Paint = (_, text) => text; // The whole row is painted.
    const said = [words.t("table.out"), ...lyingBefore(player, words)].join(" ");
    return paint("quiet", clip(`   ${name}  ${cells(() => "plain", bare)}${said}`, width));
  }
  const cards =
    player.standing === "criminal"
      ? paint("danger", padTo(words.t("cops.seat.criminal"), 3 * card))
      : cells((up) => (up ? "plain" : seat === me ? "you" : "quiet"), paint);
  const gun = words.t("cops.seat.gun");
  const aim = player.armed ? paint("danger", player.aim === null ? gun : aimAt(player.aim)) : "";
  const purse = RULES[view.options.mode].diamonds > 0 ? padTo(paint("gold", diamonds(player, words)), 3) : "";
  const mark = isTurn ? signsOf(words.language).mark : " ";
  const head = ` ${paint("gold", mark)} ${paint(seat === me ? "you" : "plain", name)}  ${cards}`;
  const row = `${head}${padTo(aim, widest(aimAt))} ${purse}`;
  const lying = player.standing === "criminal" ? [] : lyingBefore(player, words);
  const sure = seat === me ? [] : certain(view, seat, words);
  const said = clip([...sure, ...hand(player, words), ...lying].join(" "), width - widthOf(row));
  return `${row}${paint(seat === me ? "you" : "quiet", said)}`.trimEnd();
}

/** What follows for certain of a player from the cards that the reader sees: "✓ Honest". A leader in sight needs no sign. */
function certain(view: State, seat: Seat, words: Words): readonly string[] {
  const certainty = certaintyOf(concludedFrom(view).players[seat]);
  if (certainty === null || view.players[seat].cards.some(({ kind }) => isLeader(kind))) return [];
  return [`✓ ${certainty === "leader" ? words.t("cops.claim.leader") : identityName(certainty, words)}`];
}

/** The equipment in hand, by name where it is known; two pieces only while one must go, and then that is asked. */
function hand({ equipment }: Player, words: Words): readonly string[] {
  const unknown = words.t("cops.table.deck");
  if (equipment.length > 1) return [`${unknown} ${words.t("table.times", { count: equipment.length })}`];
  return equipment.map(({ kind }) => (kind === null ? unknown : equipmentName(kind, words)));
}

function diamonds({ diamonds: count }: Player, { number }: Words): string {
  return count === 0 ? "" : `◆${number(count)}`;
}

/** What lies in front of a player until the end. */
function lyingBefore({ lying }: Player, words: Words): readonly string[] {
  return lying.map(({ equipment }) => `(${equipmentName(equipment, words)})`);
}
