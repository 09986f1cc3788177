import type { Language } from "@darbar/words/languages";
import { loadPart, type MessagePart } from "@darbar/words/messages";
import { describe, expect, it } from "vitest";
import { openSpeech } from "./speech.ts";

/** Until everything has happened that waits for nothing any more. */
function whatFollows(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Loads parts when told to, in any order. */
function slowly() {
  const waiting: { readonly name: string; readonly arrive: () => void }[] = [];
  const arrived = new Set<string>();
  const failing = new Set<string>();
  const loaded: Promise<unknown>[] = [];
  return {
    failing,
    load: async (language: Language, part: MessagePart) => {
      const name = `${language} ${part}`;
      if (!arrived.has(name)) await new Promise<void>((arrive) => waiting.push({ name, arrive }));
      if (failing.has(name)) throw new Error("no line");
      const loading = loadPart(language, part);
      loaded.push(loading);
      return loading;
    },
    arrives: async (...names: readonly string[]) => {
      for (const name of names) arrived.add(name);
      for (const { name, arrive } of waiting) if (names.includes(name)) arrive();
      await whatFollows();
      await Promise.all(loaded);
      await whatFollows();
    },
  };
}

describe("the words that are spoken", () => {
  it("a part that is learned can be said from then on", async () => {
    const speech = await openSpeech("en", ["common"]);
    expect(() => speech.words.get().t("replay.title")).toThrow();
    await speech.learn("replay");
    expect(speech.words.get().t("replay.title")).not.toBe("");
  });

  it("a part is known when it can be said, and not when it has come while others are awaited", async () => {
    const { load, arrives } = slowly();
    const opening = openSpeech("en", ["common"], load);
    await arrives("en common");
    const speech = await opening;
    const learned = Promise.all([speech.learn("replay"), speech.learn("going")]);
    await arrives("en going");
    expect(speech.knows("going")).toBe(false);
    await arrives("en replay");
    await learned;
    expect(speech.knows("going")).toBe(true);
    expect(speech.words.get().t("going.call.asked")).not.toBe("");
  });

  it("another language knows every part that was learned", async () => {
    const speech = await openSpeech("en", ["common", "replay"]);
    await speech.speak("fa");
    expect(speech.words.get().language).toBe("fa");
    expect(speech.words.get().t("replay.title")).not.toBe("");
  });

  it("what is learned while the language changes is known in the new one", async () => {
    const { load, arrives } = slowly();
    const opening = openSpeech("en", ["common"], load);
    await arrives("en common");
    const speech = await opening;
    const spoken = speech.speak("ru");
    const learned = speech.learn("replay");
    await arrives("ru common");
    expect(speech.words.get().language).toBe("en");
    await arrives("ru replay");
    await Promise.all([spoken, learned]);
    expect(speech.words.get().language).toBe("ru");
    expect(speech.words.get().t("replay.title")).not.toBe("");
  });

  it("who changes their mind is spoken to in the language they chose last", async () => {
    const { load, arrives } = slowly();
    const opening = openSpeech("en", ["common"], load);
    await arrives("en common");
    const speech = await opening;
    const persian = speech.speak("fa");
    const hebrew = speech.speak("he");
    await arrives("he common", "fa common");
    await Promise.all([persian, hebrew]);
    expect(speech.words.get().language).toBe("he");
  });

  it("a part that cannot be loaded is not spoken, and can be tried again", async () => {
    const { load, arrives, failing } = slowly();
    const opening = openSpeech("en", ["common"], load);
    await arrives("en common");
    const speech = await opening;
    failing.add("en replay");
    const learned = speech.learn("replay");
    const failed = expect(learned).rejects.toThrow("no line");
    await arrives("en replay");
    await failed;
    failing.clear();
    await speech.learn("replay");
    expect(speech.words.get().t("replay.title")).not.toBe("");
  });
});
