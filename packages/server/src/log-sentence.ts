const WARNING = 40;
const ERROR = 50;

/** A line of the log in words, for who sits at the terminal: when, what, and what is told with it. */
export function sentenceFor(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Readonly<Record<string, unknown>>;
  const sentence = capitalised(typeof msg === "string" && msg !== "" ? msg : "something happened");
  const details = [
    ...Object.entries(rest).map(([name, value]) => `${name} ${plain(value)}`),
    ...(err === undefined ? [] : [plain(messageOf(err))]),
  ];
  const told = details.length === 0 ? "" : ` (${details.join(", ")})`;
  return `${clockOf(Number(time))} ${prefixOf(Number(level))}${sentence}${told}.\n`;
}

function prefixOf(level: number): string {
  if (level >= ERROR) return "Error: ";
  return level >= WARNING ? "Warning: " : "";
}

function clockOf(time: number): string {
  const date = new Date(time);
  const two = (part: number): string => String(part).padStart(2, "0");
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":");
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace(/\.$/, "");
}

function messageOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "message" in error ? error.message : error;
}

/** In one line, whatever is in it: no text of somebody else's moves the cursor. */
function plain(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
