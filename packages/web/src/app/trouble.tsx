import type { ComponentChildren, JSX } from "preact";
import { useWords } from "../words/speak.tsx";

/** An error has a sentence and a way on. */
export function Trouble({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { t } = useWords();
  return (
    <div class="trouble">
      <h1>{t("app.trouble")}</h1>
      <p>{text}</p>
      <div class="row">
        {children}
        <a class="button" href="/">
          {t("app.to-front")}
        </a>
      </div>
    </div>
  );
}
