/** How far what somebody wants has come: its turn at the table, decided by the rules, kept durably, told to everybody. */
export type Step = "taken" | "decided" | "kept" | "told";

/** Hears of each step as it is done. It is told nothing else, and nothing waits for it. */
export type OnStep = (step: Step) => void;
