/**
 * What each portrait is called in every script, in the order of the portraits: the names of the bots of the house. A
 * page knows its bots in its own language only, and every reader must know them by the same face; a test holds these to
 * the words of all languages.
 */
export const FACES: readonly (readonly string[])[] = [
  "Anahita آناهیتا אנהיטה Анахита",
  "Bahram بهرام בהראם Бахрам",
  "Cyrus کوروش כורש Кир",
  "Darya دریا דריה Дария",
  "Esther استر אסתר Эстер",
  "Farid فرید פריד Фарид",
  "Golnar گلنار גולנאר Гольнар",
  "Homa هما הומא Хума",
  "Iraj ایرج אירג׳ Ирадж",
  "Jamshid جمشید ג׳משיד Джамшид",
  "Zal زال זאל Заль",
].map((names) => names.split(" "));
