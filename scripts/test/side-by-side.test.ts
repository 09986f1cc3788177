import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side.mjs";

/** A step that prints and ends when it is told to. */
function step(title: string) {
  let end: (result: string) => void = () => undefined;
  const over = new Promise<string>((resolve) => {
    end = resolve;
  });
  let say: (text: string) => void = () => undefined;
  const run = async (print: (text: string) => void): Promise<string> => {
    say = print;
    return over;
  };
  return { title, run, say: (text: string) => say(text), end: (result: string) => end(result) };
}

test("steps run at once and are shown one after the other", async () => {
  const [one, two, three] = [step("one"), step("two"), step("three")];
  let shown = "";
  const all = sideBySide([one, two, three], (text) => {
    shown += text;
  });
  two.say("b");
  one.say("a");
  expect(shown).toBe("\n== one\na");
  two.end("second");
  await Promise.resolve();
  three.say("c");
  expect(shown).toBe("\n== one\na");
  one.end("first");
  await expect.poll(() => shown).toBe("\n== one\na\n== two\nb\n== three\nc");
  three.say("d");
  three.end("third");
  const results = (await all).map(({ title, result }) => [title, result]);
  expect(results).toEqual([
    ["one", "first"],
    ["two", "second"],
    ["three", "third"],
  ]);
  expect(shown).toBe("\n== one\na\n== two\nb\n== three\ncd");
});

test("what one of them throws is thrown", async () => {
  const broken = { title: "broken", run: () => Promise.reject(new Error("broken")) };
  await expect(sideBySide([broken], () => undefined)).rejects.toThrow("broken");
});
