/** In which direction a name is written: where there is no room for all of it, its end is missing and not its beginning. */
export function directionOf(name: string): "ltr" | "rtl" {
  const [first = ""] = /\p{L}/u.exec(name) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? "rtl" : "ltr";
}
