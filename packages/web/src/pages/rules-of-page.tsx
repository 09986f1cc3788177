import { EDITIONS, type Edition } from "@darbar/coup";
import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { RulesPage } from "../rules/rules-page.tsx";

/** The rules of an edition; of the classic one where the address names none that there is. */
export function RulesOfPage({ edition }: { readonly edition: string }): JSX.Element {
  const { router } = useApp();
  const known = EDITIONS.find((candidate) => candidate === edition) ?? "classic";
  return <RulesPage edition={known} onEdition={(chosen: Edition) => router.go(`/rules/coup/${chosen}`, "replace")} />;
}
