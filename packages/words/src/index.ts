export { readingsOf } from "./bot-names.ts";
export { CATALOGUES } from "./catalogues.ts";
export { chooseLanguage, type Language } from "./languages.ts";
export { HOUSE_CODES } from "./reasons.ts";
export { because, type Refused, refused, refusedByGame } from "./refused.ts";
export { sentenceOf } from "./sentence.ts";
