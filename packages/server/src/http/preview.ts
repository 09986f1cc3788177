/** What a page says of itself to those who show links: messengers, mostly. By the names of Open Graph. */
type Said = Readonly<Record<string, string>>;

/**
 * What is said of every link to a table. It is the same whether there is such a table or not: nobody finds tables by
 * asking for previews.
 */
export const INVITATION: Said = {
  "og:title": "You are invited to a table at Darbar",
  "og:description": "Open the link and take a seat: a bluffing game in the browser, with friends and bots.",
};

/** A page that says this of itself, with whole addresses where the origin is known: messengers ask for these alone. */
export function withPreview(html: string, origin: string | undefined, says: Said = {}): string {
  return html.replaceAll(/(<meta property="(og:[a-z_:]+)" content=")([^"]*)/g, (_, before, name: string, content) => {
    const said = says[name] ?? content;
    return `${before}${origin !== undefined && said.startsWith("/") ? origin + said : said}`;
  });
}
