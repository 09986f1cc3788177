import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { RulesPage } from "../rules/rules-page.tsx";
import { addressOf, bookAt } from "../rules/shelf.ts";

interface RulesOfPageProps {
  readonly game: string;
  readonly edition: string;
}

/** The rules that an address names; where it names none that there are, the first edition's. */
export function RulesOfPage({ game, edition }: RulesOfPageProps): JSX.Element {
  const { router } = useApp();
  return <RulesPage book={bookAt(game, edition)} onBook={(chosen) => router.go(addressOf(chosen), "replace")} />;
}
