/** What is waited for by key; what comes while an answer is under way is asked all at once when that has come. */
export function askedTogether<Value>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting: { readonly keys: Set<string>; readonly answer: Promise<ReadonlyMap<string, Value>> } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const keys = new Set<string>();
    const answer = before.then(() => {
      waiting = null;
      return askAll([...keys]);
    });
    before = answer.catch(() => undefined);
    return { keys, answer };
  };

  return async (key) => {
    waiting ??= begin();
    waiting.keys.add(key);
    return (await waiting.answer).get(key);
  };
}
