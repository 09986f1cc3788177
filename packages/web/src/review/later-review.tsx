import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";
import type { ReviewPanelProps } from "./review-panel.tsx";

/** The review, once its script has been loaded: only readers who open it wait for it. */
export function LaterReview(props: ReviewPanelProps): JSX.Element {
  const { t } = useWords();
  const [Panel, show] = useState<ComponentType<ReviewPanelProps> | null>(null);
  const [hasFailed, fail] = useState(false);
  useEffect(() => {
    import("./review-panel.tsx").then(
      ({ ReviewPanel }) => show(() => ReviewPanel),
      () => fail(true),
    );
  }, []);
  if (hasFailed) return <p role="alert">{t("app.problem.offline")}</p>;
  return Panel === null ? <p class="loading">{t("app.loading")}</p> : <Panel {...props} />;
}
