import { type RulesWriter, writeRules } from "../write.ts";
import { actions, influence, turn } from "./actions.ts";
import { box, draft } from "./box.ts";
import { example } from "./example.ts";
import { anarchist, inquisitor, reformation } from "./expansions.ts";
import { reactions } from "./reactions.ts";
import { rulings } from "./rulings.ts";
import { talk } from "./talk.ts";

/** The rules of Coup in English. */
export const rules: RulesWriter = writeRules({
  title: {
    classic: "Coup, classic edition",
    plus: "Coup+, with Reformation and the Anarchist",
    ru: "Coup, Russian edition",
    he: "Coup, Hebrew edition",
  },
  origin: {
    classic: "Follows the Persian rulebook of After 5 Games, base game.",
    plus: "Follows the Persian rulebook of After 5 Games, Coup+.",
    ru: "Follows the Russian rulebook of Squirrel and igrato.",
    he: "Follows the Hebrew rulebook.",
  },
  chapters: {
    box,
    turn,
    actions,
    influence,
    reactions,
    inquisitor,
    reformation,
    anarchist,
    draft,
    talk,
    rulings,
    example,
  },
});
