/** Browsers by a word in what they call themselves; most of them name others as well, so the first that fits counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(\bCriOS|Chrome|\bChromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** What they run on, in the same way. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Longer names of browsers are not read to their end. */
const MOST_READ = 512;

/** What kind of device a user agent stands for, so coarse that it tells one's own apart and nothing else: words of ours only. */
export function deviceLabel(userAgent: string | undefined): string {
  const agent = (userAgent ?? "").slice(0, MOST_READ);
  const kind = (kinds: typeof BROWSERS) => kinds.find(([word]) => word.test(agent))?.[1] ?? [];
  return [kind(BROWSERS), kind(SYSTEMS)].flat().join(", ");
}
