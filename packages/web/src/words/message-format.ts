import type { Arguments } from "@darbar/words/words";

/** A message as the build has read it: a text, or pieces to be put together. */
export type Message = string | readonly Piece[];

/** A text; the number of the plural it stands in (`[]`); what is told under a name, as it is, as a number, or as what is said of it. */
type Piece =
  | string
  | readonly []
  | readonly [name: string]
  | readonly [name: string, as: "number" | "percent"]
  | readonly [name: string, of: "select" | "plural", cases: Readonly<Record<string, Message>>];

/**
 * Says messages that were read while the page was built; in the page it stands for the whole of `intl-messageformat`, and
 * says the same (a test has both say everything).
 */
export class IntlMessageFormat {
  private readonly message: Message;
  private readonly language: string;

  constructor(message: Message, language: string) {
    this.message = message;
    this.language = language;
  }

  format(told: Arguments = {}): string {
    return said(this.message, told, formsOf(this.language), null);
  }
}

/** How a language writes numbers, and what they do to words. */
interface Forms {
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
}

const known = new Map<string, Forms>();

/** Made once a language: they are slow to make. */
function formsOf(language: string): Forms {
  const forms = known.get(language) ?? {
    number: new Intl.NumberFormat(language),
    percent: new Intl.NumberFormat(language, { style: "percent" }),
    plural: new Intl.PluralRules(language),
  };
  known.set(language, forms);
  return forms;
}

function said(message: Message, told: Arguments, forms: Forms, count: number | null): string {
  if (typeof message === "string") return message;
  return message.map((piece) => (typeof piece === "string" ? piece : saidOf(piece, told, forms, count))).join("");
}

function saidOf(piece: Exclude<Piece, string>, told: Arguments, forms: Forms, count: number | null): string {
  const [name, how, cases = {}] = piece;
  if (name === undefined) return count === null ? "" : forms.number.format(count);
  if (!(name in told)) throw new Error(`nothing is told of ${name}`);
  const value = told[name];
  switch (how) {
    case undefined:
      return String(value);
    case "number":
    case "percent":
      return forms[how].format(Number(value));
    case "select":
      return said(caseOf(cases, String(value)), told, forms, null);
    case "plural": {
      const number = Number(value);
      const exact = `=${value}`;
      const form = Object.hasOwn(cases, exact) ? exact : forms.plural.select(number);
      return said(caseOf(cases, form), told, forms, number);
    }
  }
}

function caseOf(cases: Readonly<Record<string, Message>>, wanted: string): Message {
  return Object.hasOwn(cases, wanted) ? cases[wanted] : (cases.other ?? "");
}
