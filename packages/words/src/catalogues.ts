import enCops from "./catalogue/en/cops-refusals.json" with { type: "json" };
import enCoup from "./catalogue/en/coup-refusals.json" with { type: "json" };
import enHouse from "./catalogue/en/problems.json" with { type: "json" };
import enServer from "./catalogue/en/server.json" with { type: "json" };
import faCops from "./catalogue/fa/cops-refusals.json" with { type: "json" };
import faCoup from "./catalogue/fa/coup-refusals.json" with { type: "json" };
import faHouse from "./catalogue/fa/problems.json" with { type: "json" };
import faServer from "./catalogue/fa/server.json" with { type: "json" };
import heCops from "./catalogue/he/cops-refusals.json" with { type: "json" };
import heCoup from "./catalogue/he/coup-refusals.json" with { type: "json" };
import heHouse from "./catalogue/he/problems.json" with { type: "json" };
import heServer from "./catalogue/he/server.json" with { type: "json" };
import ruCops from "./catalogue/ru/cops-refusals.json" with { type: "json" };
import ruCoup from "./catalogue/ru/coup-refusals.json" with { type: "json" };
import ruHouse from "./catalogue/ru/problems.json" with { type: "json" };
import ruServer from "./catalogue/ru/server.json" with { type: "json" };
import type { Language } from "./languages.ts";

/** The name of every sentence about a refusal. */
export type RefusalId = keyof typeof enCops | keyof typeof enCoup | keyof typeof enHouse | keyof typeof enServer;

/** All sentences about refusals, as ICU texts; one that a language lacks does not compile. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<RefusalId, string>>>> = {
  en: { ...enCops, ...enCoup, ...enHouse, ...enServer },
  fa: { ...faCops, ...faCoup, ...faHouse, ...faServer },
  he: { ...heCops, ...heCoup, ...heHouse, ...heServer },
  ru: { ...ruCops, ...ruCoup, ...ruHouse, ...ruServer },
};
