export { readingsOf } from "./bot-names.ts";
export { CATALOGUES, type MessageId } from "./catalogues.ts";
export { chooseLanguage, LANGUAGES, type Language } from "./languages.ts";
export { codeOf, type Facts, HOUSE_CODES, REASONS, type Reason } from "./reasons.ts";
export { because, type Refused, refused, refusedByGame } from "./refused.ts";
export { sentenceOf } from "./sentence.ts";
