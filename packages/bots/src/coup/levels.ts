import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Bot } from "../bot.ts";
import type { BotOptions, Style } from "../level.ts";
import { DEFAULT_PERSONALITY, NEWCOMER, type Personality } from "../simple-coup/personality.ts";
import { simpleCoup } from "../simple-coup/simple-coup.ts";
import { masterCoup } from "./master/master.ts";
import { networkPolicy, policyBot } from "./network/policy.ts";
import { trainedCoup } from "./network/trained.ts";
import { biasByStyle } from "./style-bias.ts";
import { speakOfCoup } from "./talk.ts";

/** What a style changes in those who play by rules of thumb. */
const HABITS: Readonly<Record<Style, Partial<Personality>>> = {
  honest: { bluffs: 2 },
  bluffer: { bluffs: 40 },
  sceptic: { doubts: 50, challenges: 55 },
  avenger: { revenge: 25 },
  greedy: { greed: 14 },
};

/** A newcomer is still too shy to bluff like one of them. */
const SHY: Readonly<Record<Style, Partial<Personality>>> = { ...HABITS, bluffer: { bluffs: 12 } };

/** The sharp player mixes its moves more freely than the best one: it sees as much, and is not as exact. */
const SHARP = { temperature: 1.8 } as const;

/** A player of Coup, in every edition. A style changes what it likes, never what it knows. */
export function coupBot(options: BotOptions): Bot<State, Move, CoupEvent> {
  return { ...silentBot(options), speak: (sight, since, draw) => speakOfCoup(sight, since, options.style, draw) };
}

function silentBot({ level, style }: BotOptions): Bot<State, Move, CoupEvent> {
  switch (level) {
    case "newcomer":
      return simpleCoup({ ...NEWCOMER, ...(style === null ? {} : SHY[style]) });
    case "regular":
      return simpleCoup({ ...DEFAULT_PERSONALITY, ...(style === null ? {} : HABITS[style]) });
    case "sharp": {
      const policy = networkPolicy(trainedCoup().network, SHARP);
      return policyBot((sight) => {
        const { chances, value } = policy(sight);
        return { chances: biasByStyle(chances, style, sight), value };
      });
    }
    case "master":
      return masterCoup(trainedCoup().network, { style });
  }
}
