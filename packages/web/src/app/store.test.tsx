// @vitest-environment happy-dom
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { expect, it } from "vitest";
import { says } from "../../test/dom/reader.ts";
import { show } from "../../test/dom/shown.tsx";
import { newStore, type Store, useStore } from "./store.ts";

function Held({ store }: { readonly store: Store<string> }): JSX.Element {
  const held = useStore(store);
  // Before anybody can listen.
  useLayoutEffect(() => store.set("later"), []);
  return <p>{held}</p>;
}

it("draws what has changed between drawing and listening", async () => {
  const { root } = await show(<Held store={newStore("first")} />);
  expect(says(root)).toBe("later");
});
