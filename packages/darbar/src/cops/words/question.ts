import { cops, type State } from "@darbar/cops";
import { list, type Seat } from "@darbar/kernel";
import { type Names, voiceFor } from "../../text/voice.ts";
import { EQUIPMENT, theEquipment } from "./things.ts";

/** The question that is open to a player, put to them in words. */
export function ask(view: State, me: Seat, names: Names): string {
  switch (view.question) {
    case "arrange":
      return view.playing === null
        ? "Lay your three cards face down. In what order?"
        : "You shuffle your cards and look. In what order do you lay them?";
    case "act":
      return actNow(view, me);
    case "moment":
      return inMoment(view, me, names);
    case "aim":
      return view.players[me].aim === null ? "You hold a gun. Who do you aim at?" : "Who do you aim at now?";
    case "retarget":
      return "It must be somebody else. Who do you shoot?";
    case "divert":
      return "You duck behind the Riot Shield. Who is hit instead?";
    case "reveal":
      return view.playing === null
        ? "Which of your cards do you turn face up?"
        : "One of your cards must be turned face up. Which one?";
    case "look":
      return lookNow(view, names);
    case "keep":
      return "You can hold only one piece of equipment. Which one do you keep?";
    case "over":
      return "The game is over.";
  }
}

function inMoment(view: State, me: Seat, names: Names): string {
  const when = whatHappens(view, me, names);
  return `${when} ${when.endsWith(":") ? "play" : "Play"} ${yourCard(view, me)}?`;
}

function actNow(view: State, me: Seat): string {
  if (view.players[me].standing === "criminal") return "Your turn, criminal. What do you do?";
  return view.action === null ? "Your turn. What do you do?" : "Things have changed. What do you do now?";
}

/** In which moment a player is asked. */
function whatHappens(view: State, me: Seat, names: Names): string {
  const { does, whom, whose } = voiceFor(me, names);
  const { turn, action, hit } = view;
  switch (view.moment) {
    case "announced":
      if (action?.do !== "shoot") return "Before that happens:";
      return `${does(turn, "be")} about to shoot ${whom(view.players[turn].aim ?? turn)}.`;
    case "investigated":
      return "Identity cards have just been looked at.";
    case "hit":
      return hit === null ? "A shot is fired." : `${does(hit, "be")} about to be hit.`;
    case "eliminated": {
      const seats = view.fallen.map(({ seat }) => seat);
      if (seats.includes(me)) return "You are eliminated.";
      return `${list(seats.map(names))} ${seats.length === 1 ? "is" : "are"} eliminated.`;
    }
    case "turn":
    case "turn-end":
      return `At the end of ${whose(turn)} turn:`;
  }
}

function yourCard(view: State, me: Seat): string {
  const kind = view.players[me].equipment[0]?.kind ?? null;
  return kind === null ? "your equipment" : `your ${EQUIPMENT[kind]}`;
}

function lookNow({ looks, playing }: State, names: Names): string {
  const [next] = looks;
  const card = playing === null ? "" : ` (${theEquipment(playing.equipment)})`;
  if (next === undefined || next.at === null) return `Whose card do you look at next?${card}`;
  const which = next.most === 1 ? "Which card" : "Which cards";
  return `${which} of ${names(next.at)}'s do you look at?${card}`;
}

/** Who a game waits for, and why. */
export function awaits(view: State, names: Names): string {
  const seats = list(cops.waiting(view).map(names));
  return view.question === "act" ? `It is ${seats}'s turn` : `Waiting for ${seats}`;
}
