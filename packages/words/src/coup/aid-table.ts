import {
  type ActionName,
  type ActionRule,
  blockedAs,
  type Character,
  type Claim,
  charactersWith,
  claimOf,
  type Options,
} from "@darbar/coup";
import type { Words } from "../words.ts";
import { actionsAt } from "./aid.ts";
import { actionName, claimName } from "./characters.ts";

/** Something that can be done, in the short table. */
export interface AidAct {
  readonly name: ActionName;
  readonly action: string;
  /** What it brings, or costs if less than nothing; 0 where coins do not matter. */
  readonly coins: number;
  readonly blockedBy: readonly Character[];
}

/** Some lines of the short table: who does and blocks what. */
export interface AidPart {
  /** What has to be claimed; `null` for what anyone may do. */
  readonly claim: Claim | null;
  readonly name: string;
  readonly acts: readonly AidAct[];
  /** What else it is good for, each in a few words. */
  readonly powers: readonly string[];
}

const GAINS: Partial<Readonly<Record<ActionName, number>>> = { income: 1, "foreign-aid": 2, tax: 3, steal: 2 };
const BLOCKABLE = ["foreign-aid", "assassinate", "steal"] as const;

/** The player aid in short, at a table of these options: what anyone may do, then what each character does and blocks. */
export function aidTable(options: Options, words: Words): readonly AidPart[] {
  const actions = actionsAt(options);
  const actsOf = (claim: Claim | null): readonly AidAct[] =>
    actions.filter((rule) => claimOf(rule, options) === claim).map((rule) => act(rule, options, words));
  const anyone = { claim: null, name: words.t("coup.aid.anyone"), acts: actsOf(null), powers: [] };
  const claims: readonly Claim[] = [...charactersWith(options.character), "no-duke"];
  const parts = claims.map((claim) => ({
    claim,
    name: claimName(claim, words),
    acts: actsOf(claim),
    powers: powersOf(claim, options, words),
  }));
  return [anyone, ...parts].filter(({ acts, powers }) => acts.length + powers.length > 0);
}

function act({ name, cost }: ActionRule, options: Options, words: Words): AidAct {
  const coins = (GAINS[name] ?? 0) - cost;
  return { name, action: actionName(name, words), coins, blockedBy: blockedAs(name, options.character) };
}

function powersOf(claim: Claim, options: Options, words: Words): readonly string[] {
  if (claim === "no-duke") return [];
  const blocked = BLOCKABLE.filter((action) => blockedAs(action, options.character).includes(claim));
  const list = words.list(blocked.map((action) => words.t(`coup.aid.blocked-action.${action}`)));
  return [
    ...(blocked.length > 0 ? [words.t("coup.aid.blocks", { actions: list })] : []),
    ...(options.anarchist && claim === "contessa" ? [words.t("coup.aid.bomb")] : []),
  ];
}
