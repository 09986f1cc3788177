import { cops, type State } from "@darbar/cops";
import { hasSeat, type Seat, seatsOf } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { whyUseless } from "./barred.ts";
import type { Names } from "./contract.ts";
import { describe } from "./describe.ts";
import { nowText } from "./moments.ts";
import { aimedAt, doer } from "./people.ts";
import { both, equipmentName } from "./things.ts";

/** What is asked of the viewer; if they are not asked, what is awaited, as far as that is public. */
export function questionText(view: State, words: Words, names: Names): string {
  const { viewer } = view;
  if (view.question === "over") return overText(view, words, names);
  if (typeof viewer === "number" && hasSeat(view.awaited, viewer)) return askText(view, viewer, words, names);
  return waitText(view, words, names);
}

/** A short note while a moment for equipment is open: "Before your shot"; `null` if none is. It never says who is asked. */
export function momentText(view: State, { t }: Words, names: Names): string | null {
  const { question, moment, viewer, turn, hit, fallen } = view;
  if (question !== "moment") return null;
  switch (moment) {
    case "announced":
      if (view.action?.do !== "shoot") return t("cops.moment.announced");
      return t("cops.moment.announced.shoot", doer(turn, viewer, names));
    case "hit":
      return t("cops.moment.hit", doer(hit ?? turn, viewer, names));
    case "turn-end":
      return t("cops.moment.turn-end", doer(turn, viewer, names));
    case "eliminated":
      return t(fallen.some(({ seat }) => seat === viewer) ? "cops.moment.eliminated.me" : "cops.moment.eliminated");
    case "turn":
    case "investigated":
      return t(`cops.moment.${moment}`);
  }
}

function askText(view: State, me: Seat, words: Words, names: Names): string {
  const { t } = words;
  switch (view.question) {
    case "arrange":
      return t(view.playing === null ? "cops.ask.arrange" : "cops.ask.arrange.again");
    case "act":
      if (view.action !== null) return t("cops.ask.act.changed"); // cops 4
      return t(view.players[me].standing === "criminal" ? "cops.ask.act.criminal" : "cops.ask.act");
    case "moment":
      return both(nowText(view, words, names), playText(view, me, words, names), words);
    case "aim":
      return t(view.players[me].aim === null ? "cops.ask.aim" : "cops.ask.aim.again");
    case "retarget":
    case "divert":
    case "reveal":
    case "keep":
      return t(`cops.ask.${view.question}`);
    case "look":
      return lookText(view, words, names);
    case "over":
      return t("cops.wait.over");
  }
}

/** Whether one plays the card one holds: asked of everybody who holds one, also if it is not for now (cops 4). */
function playText(view: State, me: Seat, words: Words, names: Names): string {
  const kind = view.players[me].equipment[0]?.kind ?? null;
  if (kind === null) return words.t("cops.moment.announced");
  const equipment = equipmentName(kind, words, "acc");
  const isLegal = cops.legal(view, me).some((move) => move.do === "play");
  if (!isLegal || whyUseless(kind, { view, me, words, names }) !== null)
    return words.t("cops.ask.play.barred", { equipment });
  return words.t(view.moment === "announced" ? "cops.ask.play.before" : "cops.ask.play", { equipment });
}

function lookText({ looks }: State, { t }: Words, names: Names): string {
  const [look] = looks;
  if (look === undefined || look.at === null) return t("cops.ask.look.another");
  return t(look.most === 1 ? "cops.ask.look.one" : "cops.ask.look.some", { target: names(look.at) });
}

/** What holds the table up, for whoever keeps their equipment and is not asked; `fits`: whether they could use it now. */
export function keptText(view: State, words: Words, names: Names, fits = false): string {
  const kind = typeof view.viewer === "number" ? (view.players[view.viewer]?.equipment[0]?.kind ?? null) : null;
  const isOffered = fits && kind !== null;
  const equipment = isOffered ? equipmentName(kind, words, "acc") : "";
  const rest = isOffered ? words.t("cops.wait.pocket.fits", { equipment }) : words.t("cops.wait.pocket");
  return both(nowText(view, words, names), rest, words);
}

/** What is awaited, as far as that is public. */
function waitText(view: State, words: Words, names: Names): string {
  const { viewer, question } = view;
  const { t } = words;
  const who = { name: names(seatsOf(view.awaited)[0] ?? view.turn) };
  const hasAnswered = typeof viewer === "number" && view.answers[viewer] !== null;
  switch (question) {
    case "arrange":
      if (view.playing !== null) return t("cops.wait.arrange.again", who);
      return t(hasAnswered ? "cops.wait.laid" : "cops.wait.arrange");
    case "moment":
      if (hasAnswered && view.answers[viewer]?.do === "pass") return keptText(view, words, names);
      if (hasAnswered) return t("cops.wait.others");
      return t("cops.wait.moment", { now: nowText(view, words, names) });
    case "look": {
      const at = view.looks[0]?.at ?? null;
      if (at === null) return t("cops.wait.look.another", who);
      return t("cops.wait.look", { ...who, ...aimedAt(at, viewer, names) });
    }
    case "act":
    case "aim":
    case "retarget":
    case "divert":
    case "reveal":
    case "keep":
      return t(`cops.wait.${question}`, who);
    case "over":
      return overText(view, words, names);
  }
}

function overText({ outcome, viewer }: State, words: Words, names: Names): string {
  const won = outcome === null ? null : describe({ type: "won", outcome }, viewer, words, names);
  return won ?? words.t("cops.wait.over");
}
