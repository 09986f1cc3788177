import type { Offered, Pressed, Shown, Way } from "./player.ts";

/** What brings about what cannot be pressed at will: an action, and for some that it is no bluff, or one. */
interface Occasion {
  readonly actions: readonly string[];
  readonly isBluff?: boolean;
}

const CLAIMS = ["tax", "exchange", "steal", "assassinate", "examine", "embezzle"];
const OCCASIONS: Readonly<Record<string, Occasion>> = {
  "block-duke": { actions: ["foreign-aid"] },
  "block-captain": { actions: ["steal"] },
  "block-ambassador": { actions: ["steal"] },
  "block-inquisitor": { actions: ["steal"] },
  "block-contessa": { actions: ["assassinate"] },
  return: { actions: ["exchange"] },
  present: { actions: ["examine"] },
  "give-back": { actions: ["examine"] },
  replace: { actions: ["examine"] },
  explode: { actions: ["bomb"] },
  defuse: { actions: ["bomb"] },
  "pass-on": { actions: ["bomb"] },
  embezzle: { actions: ["convert"] },
  challenge: { actions: CLAIMS },
  lose: { actions: ["coup", "assassinate"] },
  show: { actions: CLAIMS, isBluff: false },
  refuse: { actions: CLAIMS, isBluff: true },
  "by-seat": { actions: ["coup", "assassinate"] },
  "by-prompt": { actions: ["coup", "assassinate"] },
  "by-card": { actions: ["coup", "assassinate"] },
  "third-party": { actions: ["steal"] },
  "second-defence": { actions: ["steal", "assassinate"], isBluff: false },
};
/** What brings coins, and does no harm. */
const EARNING = ["tax", "foreign-aid", "income"];

/** One who plays every hand at a table, to see everything once. */
export interface Chooser {
  /** What is still to be pressed. */
  missing(): readonly string[];
  /** What the player of a seat presses. */
  choose(seat: number, shown: Shown): Offered;
  /** By which way it is pressed, where there are two. */
  way(choice: Offered): Way;
  /** Notes what was pressed, and by whom. */
  note(seat: number, choice: Offered, offered: Shown["choices"], pressed: Pressed): void;
}

/** A choice without the card that it is about, and a return by what it ends with: "lose-duke" is "lose". */
function kindOf(id: string): string {
  if (id.startsWith("pick-")) return "return";
  return /^(?:lose|present|keep|side)-/.exec(id)?.[0].slice(0, -1) ?? id;
}

/** A chooser that bluffs freely and prefers what was not pressed yet. */
export function newChooser(goals: readonly string[]): Chooser {
  const pressed = new Set<string>();
  /** Whether what was claimed last is a bluff; `null` if it cannot be challenged. */
  let lastIsBluff: boolean | null = null;
  /** Who has challenged the action that is going on. */
  let challenger: number | null = null;
  /** At whom it is aimed. */
  let target: number | null = null;
  let turns = 0;
  const missing = (): readonly string[] => goals.filter((goal) => !pressed.has(goal));
  const isMissing = (goal: string): boolean => missing().includes(goal);

  function act(choices: Shown["choices"]): Offered {
    const find = (id: string): Offered | undefined => choices.find((choice) => choice.id === id);
    const fresh = choices.find(({ id }) => isMissing(id));
    if (fresh !== undefined) return fresh;
    // Not always for the same one: what is out of reach now must not stand in the way of the rest.
    const wanted = missing();
    // A coup is dear: who murders meanwhile never has the coins for it.
    const isSaving =
      isMissing("coup") && wanted.every((goal) => goal === "coup" || OCCASIONS[goal]?.actions[0] === "coup");
    if (isSaving) return EARNING.map(find).find((choice) => choice !== undefined) ?? choices[0];
    for (let step = 0; step < wanted.length; step++) {
      const occasion = OCCASIONS[wanted[(turns + step) % wanted.length]];
      const fitting = occasion?.actions.map(find).find((choice) => isFit(choice, occasion));
      if (fitting !== undefined) return fitting;
    }
    return EARNING.map(find).find((choice) => choice !== undefined) ?? choices[0];
  }

  /** Whether to challenge: a lie to see the refusal, the truth to see it shown; never for nothing, as games would be short. */
  function doubts(): boolean {
    if (isMissing("challenge")) return true;
    if (lastIsBluff === null) return false;
    if (lastIsBluff) return isMissing("refuse");
    return isMissing("show") || isMissing("second-defence");
  }

  function answer(seat: number, choices: Shown["choices"]): Offered {
    const challenge = choices.find(({ id }) => id === "challenge");
    const block = choices.find(({ id }) => id.startsWith("block-"));
    if (isMissing("second-defence") && block !== undefined) {
      if (challenge === undefined) return block;
      if (lastIsBluff === false) return challenge;
    }
    if (isMissing("third-party") && block !== undefined && target !== null && target !== seat) return block;
    // The boldest first: a bomb that is passed on is in somebody's hands once more.
    const fresh = choices.findLast(({ id }) => id !== "challenge" && isMissing(kindOf(id)));
    if (fresh !== undefined) return fresh;
    if (challenge !== undefined && doubts()) return challenge;
    return choices[0];
  }

  return {
    missing,
    choose: (seat, { choices }) => (isTurn(choices) ? act(choices) : answer(seat, choices)),
    way: ({ id }) => {
      const byTurns = turns % 2 === 0 ? "prompt" : "table";
      if (kindOf(id) !== id) return isMissing("by-card") ? "table" : byTurns;
      if (isMissing("by-seat")) return "table";
      return isMissing("by-prompt") ? "prompt" : byTurns;
    },
    note: (seat, { id, isBluff }, offered, [, aimed, ...how]) => {
      const isBlock = id.startsWith("block-");
      // coup 4.6: after the failed challenge only the block is left.
      const isLate = !offered.some((other) => other.id === "challenge");
      if (isBlock && challenger === seat && isLate) pressed.add("second-defence");
      if (isBlock && target !== null && target !== seat) pressed.add("third-party");
      if (isTurn(offered)) {
        turns += 1;
        challenger = null;
        target = /-(\d+)$/.test(aimed ?? "") ? Number(aimed?.split("-").at(-1)) : null;
        lastIsBluff = CLAIMS.includes(id) ? isBluff : null;
      } else if (isBlock || id === "defuse" || id === "pass-on") {
        lastIsBluff = isBluff;
      } else if (id === "challenge") {
        challenger = seat;
      }
      for (const what of [kindOf(id), aimed ?? "", ...how]) pressed.add(what);
    },
  };
}

function isFit(choice: Offered | undefined, { isBluff }: Occasion): boolean {
  return choice !== undefined && (isBluff === undefined || choice.isBluff === isBluff);
}

function isTurn(choices: Shown["choices"]): boolean {
  return choices.some(({ id }) => id === "income" || id === "coup");
}
