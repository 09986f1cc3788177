/** What kind of event this is; empty for what is none. */
export function typeOf(event: unknown): string {
  if (typeof event !== "object" || event === null || !("type" in event)) return "";
  return typeof event.type === "string" ? event.type : "";
}

/** Whether a kind of event is one of those that have a pace. */
export function isPaced<Type extends string>(paces: Readonly<Record<Type, number>>, type: string): type is Type {
  return Object.hasOwn(paces, type);
}
